//===--- CataloguePrinter.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "commands/CataloguePrinter.h"
#include "knowledge/Vocabulary.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using llvm::StringRef;
using namespace clang::tidy::uri::catalogue;

namespace clang::tidy::uri::tool {

namespace {

/// Prints what one catalogue contains about functions and types.
class Printer {
public:
  Printer(const CatalogueTable &Table, llvm::raw_ostream &OS)
      : Table(Table), OS(OS) {}

  /// Prints all functions and types whose name, or the last part of whose name,
  /// is \p Name. Returns whether there are any.
  bool print(StringRef Name) const {
    const Group *Found = Table.find(lastPart(Name));
    bool IsThere = false;
    for (const TypeFacts &T : Table.Types)
      if (Table.text(T.Name) == Name || lastPart(Table.text(T.Name)) == Name) {
        print(T);
        IsThere = true;
      }
    if (Found)
      for (const Function &F : Table.functionsOf(*Found))
        if (Table.text(F.Name) == Name || lastPart(Name) == Name) {
          print(F);
          IsThere = true;
        }
    return IsThere;
  }

private:
  void print(const Function &F) const {
    OS << Table.text(F.Name);
    if (F.Parameters != 0)
      OS << '(' << list(F.Parameters, ", ") << ')';
    OS << '\n';
    const Library &From = Table.Libraries[F.Library];
    if (From.Name != 0)
      OS << "  library: " << Table.text(From.Name) << '\n';
    if (F.Header != 0)
      OS << "  header: " << Table.text(F.Header) << '\n';
    for (const Fact &Each : Table.factsOf(F)) {
      OS << "  " << nameOf(RoleWords, Each.Role) << ' ';
      print(Each);
      printConditions(Each);
      if (Each.Release != 0)
        OS << "; release: " << Table.text(Each.Release);
      OS << '\n';
    }
    for (const FlowRow &Each : Table.flowsOf(F.Flows)) {
      OS << "  " << flow(Each);
      printConditions(Each);
      OS << '\n';
    }
    if (F.Flows.IsKnown && F.Flows.Count == 0)
      OS << "  changes nothing that it gets\n";
    if (F.Note != 0)
      OS << "  note: " << Table.text(F.Note) << '\n';
    if (From.Source != 0)
      OS << "  source: " << Table.text(From.Source) << '\n';
    OS << "  behaviour: ";
    switch (F.Known) {
    case Behaviour::Verified:
      OS << "verified\n";
      break;
    case Behaviour::Unverified:
      OS << "not verified; the checks do not rely on it\n";
      break;
    case Behaviour::Modelled:
      OS << "the checks evaluate its calls with built-in rules\n";
      break;
    }
  }

  void print(const TypeFacts &T) const {
    OS << Table.text(T.Name) << '\n';
    const Library &From = Table.Libraries[T.Library];
    if (From.Name != 0)
      OS << "  library: " << Table.text(From.Name) << '\n';
    OS << "  holds: "
       << (T.Holds == TypeContent::Parts ? parts(T.Parts)
                                         : nameOf(ContentWords, T.Holds).str());
    if (T.Unit != CodeUnit::Unknown)
      OS << " of " << nameOf(UnitWords, T.Unit);
    OS << '\n';
    // Grouped by what they do.
    for (const auto &Word : MethodWords) {
      std::string Names;
      for (const TypeMethod &M : Table.methodsOf(T))
        if (M.Method == Word.Value)
          Names += (Names.empty() ? "" : ", ") + Table.text(M.Name).str();
      if (!Names.empty())
        OS << "  " << Word.Name << ": " << Names << '\n';
    }
    printFlows(T);
    for (const TypeField &Each : Table.fieldsOf(T))
      OS << "  field " << Table.text(Each.Name) << ": "
         << (Each.IsPointer ? "points to " : "is ")
         << path(Table.Paths[Each.Part]) << '\n';
    if (T.Like != 0)
      OS << "  methods of: " << Table.text(T.Like) << '\n';
    if (T.Note != 0)
      OS << "  note: " << Table.text(T.Note) << '\n';
    if (From.Source != 0)
      OS << "  source: " << Table.text(From.Source) << '\n';
  }

  template <typename Row> void printConditions(const Row &R) const {
    for (const Condition &C : Table.conditionsOf(R))
      OS << (&C == Table.conditionsOf(R).begin() ? ", if " : " and ")
         << argument(C.Arg) << ' ' << nameOf(ConditionWords, C.Kind) << ' '
         << list(C.Value, " or ");
  }

  /// Prints the methods that have flows, those with equal ones together.
  void printFlows(const TypeFacts &T) const {
    llvm::MapVector<std::string, std::string, std::map<std::string, unsigned>>
        Names;
    std::vector<std::string> Spelled;
    for (const TypeMethod &M : Table.methodsOf(T)) {
      std::string All;
      for (const FlowRow &Each : Table.flowsOf(M.Flows))
        All += (All.empty() ? "" : "; ") + flow(Each);
      Spelled.push_back(All.empty() ? "changes nothing" : All);
    }
    for (size_t I = 0; I < Spelled.size(); ++I) {
      const TypeMethod &M = Table.methodsOf(T)[I];
      if (!M.Flows.IsKnown)
        continue;
      std::string &Those = Names[Spelled[I]];
      Those += (Those.empty() ? "" : ", ") + Table.text(M.Name).str();
      if (M.Parameters != 0)
        Those += '(' + list(M.Parameters, ", ") + ')';
    }
    for (const auto &[What, Those] : Names)
      OS << "  " << Those << ": " << What << '\n';
  }

  static std::string parts(const HeldParts &P) {
    const auto Argument = [](std::int8_t Index) {
      if (const StringRef Word = nameOf(HeldTypeWords, Index); !Word.empty())
        return Word.str();
      return "template argument " + std::to_string(Index);
    };
    switch (P.Kind) {
    case HeldParts::Element:
      return "elements of " + Argument(P.Held);
    case HeldParts::Pointee:
      return "a pointee or value of " + Argument(P.Held);
    case HeldParts::Map:
      return "keys of " + Argument(P.Key) + ", values of " + Argument(P.Held);
    case HeldParts::Members:
    case HeldParts::None:
      break;
    }
    std::string Numbers;
    for (unsigned I = 0; I < 10 && P.Which != UINT16_MAX; ++I)
      if (P.Which >> I & 1)
        Numbers += ' ' + std::to_string(I);
    return "members of template arguments" +
           (Numbers.empty() ? P.Which == 0 ? " (none)" : " (all)" : Numbers);
  }

  /// As it is written in a catalogue.
  std::string path(const Path &P) const {
    std::string Root = P.Root.Name != 0 ? Table.text(P.Root.Name).str()
                       : P.Root.Index == Argument::All
                           ? "all arguments"
                           : nameOf(PlaceWords, P.Root.Index).str();
    if (Root.empty())
      Root = std::to_string(P.Root.Index);
    return Root + spell({P.Steps, P.Size}, P.At);
  }

  std::string flow(const FlowRow &F) const {
    const auto Paths = Table.pathsOf(F);
    const auto IsSet = [](const Path &P) {
      return P.Root.Name != 0 || P.Root.Index != ApiFact::None;
    };
    const std::string First = path(Paths[0]);
    std::string Result;
    switch (F.Kind) {
    case FlowRow::Copy:
      Result = "copies " + First + " to " + path(Paths[1]);
      break;
    case FlowRow::Append:
      Result = "appends " + First + " to " + path(Paths[1]);
      break;
    case FlowRow::Prepend:
      Result = "puts " + First + " before " + path(Paths[1]);
      break;
    case FlowRow::Add:
      Result = "adds " + First + " to " + path(Paths[1]);
      break;
    case FlowRow::Select:
      Result = path(Paths[1]) + " refers to " + First;
      break;
    case FlowRow::Clear:
      Result = "clears " + First;
      break;
    case FlowRow::Apply: {
      std::string Arguments;
      for (const Path &Each : Paths.drop_front(2))
        Arguments += (Arguments.empty() ? "" : ", ") + path(Each);
      Result = "calls " + First + " with (" + Arguments + ")";
      if (IsSet(Paths[1]))
        Result += " for " + path(Paths[1]);
      break;
    }
    case FlowRow::Fold:
      Result = "folds " + path(Paths[3]) + " for " + path(Paths[1]);
      if (IsSet(Paths[2]))
        Result += ", from " + path(Paths[2]) + " on";
      if (IsSet(Paths[0]))
        Result += ", with " + First;
      break;
    }
    if (F.As != FlowChange::None)
      Result += " as " + nameOf(ChangeWords, F.As).str();
    if (F.Key.Name != 0 || F.Key.Index != ApiFact::None)
      Result += " at " + argument(F.Key);
    return Result;
  }

  void print(const Fact &Each) const {
    const StringRef Part = nameOf(PartWords, Each.Part);
    switch (Each.Role) {
    case ApiRole::Encodes:
      OS << argument(Each.From) << " for " << Part << " to "
         << argument(Each.To) << ':';
      if (Each.Keeps != 0)
        OS << " keeps letters, digits, " << kept(Each);
      OS << " a space becomes " << (Each.PlusIsSpace ? "+" : "%20")
         << ", '/' becomes " << (Each.LowercaseHex ? "%2f" : "%2F")
         << " if it is encoded, escapes are "
         << (Each.KeepsEscapes ? "kept" : "encoded again");
      return;
    case ApiRole::Decodes:
      OS << argument(Each.From) << " (" << Part << ") to " << argument(Each.To)
         << ": '+' " << (Each.PlusIsSpace ? "becomes a space" : "is kept");
      return;
    case ApiRole::Takes:
      OS << argument(Each.From) << " as " << Part << ", "
         << nameOf(FormWords, Each.Form);
      return;
    case ApiRole::Gives:
      OS << Part << ", " << nameOf(FormWords, Each.Form) << ", to "
         << argument(Each.To);
      return;
    case ApiRole::Formats:
      OS << argument(Each.From) << " (" << nameOf(DialectWords, Each.Format)
         << ")";
      if (Each.First.Index != ApiFact::None)
        OS << ", with " << argument(Each.First)
           << " and the following arguments as values,";
      break;
    case ApiRole::Concatenates:
      OS << argument(Each.From) << " and the following arguments";
      break;
    case ApiRole::Joins:
      OS << "the elements of " << argument(Each.From);
      break;
    case ApiRole::Forwards:
      OS << argument(Each.From);
      if (Each.Charset != CharsetChange::None)
        OS << ", " << nameOf(CharsetWords, Each.Charset) << ',';
      break;
    case ApiRole::Matches:
      OS << "whether " << (Each.IsWhole ? "all of " : "") << argument(Each.From)
         << " matches " << argument(Each.First) << " ("
         << nameOf(OtherwiseWords, Each.Otherwise) << " otherwise)";
      return;
    case ApiRole::Safe:
    case ApiRole::Input:
      OS << (Each.Role == ApiRole::Safe ? "text" : "from outside the program");
      break;
    }
    if (Each.Separator.Name != 0 || Each.Separator.Index != ApiFact::None)
      OS << ", separated by " << argument(Each.Separator) << ',';
    OS << (Each.Appends ? " to the end of " : " to ") << argument(Each.To);
  }

  std::string kept(const Fact &Each) const {
    const uricore::CharSet &Set = Table.Sets[Each.Keeps - 1];
    std::string Result;
    for (unsigned char Byte = '!'; Byte < 0x7F; ++Byte)
      if (Set.contains(Byte) &&
          !(uricore::Alpha | uricore::Digit).contains(Byte))
        Result += static_cast<char>(Byte);
    if (Set.contains(0x80))
      Result += " and non-ASCII bytes";
    for (const auto &[More, Word] :
         {std::pair(Each.KeepsMore, " and the characters of "),
          std::pair(Each.EncodesMore, " except the characters of ")})
      if (More.Name != 0 || More.Index != ApiFact::None)
        Result += Word + argument(More);
    return Result + ";";
  }

  std::string argument(const Argument &A) const {
    if (A.Name != 0)
      return "argument '" + Table.text(A.Name).str() + "'";
    switch (A.Index) {
    case ApiFact::Object:
      return "the object";
    case ApiFact::Result:
      return "the result";
    case Argument::Last:
      return "the last argument";
    default:
      return "argument " + std::to_string(A.Index);
    }
  }

  std::string list(Text Where, StringRef Separator) const {
    llvm::SmallVector<StringRef, 4> Parts;
    Table.text(Where).split(Parts, '|');
    return llvm::join(Parts, Separator);
  }

  const CatalogueTable &Table;
  llvm::raw_ostream &OS;
};

} // namespace

bool printFacts(const CatalogueTable &Table, StringRef Name,
                llvm::raw_ostream &OS) {
  return Printer(Table, OS).print(Name);
}

} // namespace clang::tidy::uri::tool
