//===--- ExplainApi.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "commands/Subcommands.h"
#include "knowledge/CatalogueReader.h"
#include "knowledge/NameMeanings.h"
#include "knowledge/Names.h"
#include "support/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

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
      for (const Condition &C : Table.conditionsOf(Each))
        OS << (&C == Table.conditionsOf(Each).begin() ? ", if " : " and ")
           << argument(C.Arg) << ' ' << nameOf(ConditionWords, C.Kind) << ' '
           << list(C.Value, " or ");
      if (Each.Release != 0)
        OS << "; release: " << Table.text(Each.Release);
      OS << '\n';
    }
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
    OS << "  holds: " << nameOf(ContentWords, T.Holds);
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
    if (T.Like != 0)
      OS << "  methods of: " << Table.text(T.Like) << '\n';
    if (T.Note != 0)
      OS << "  note: " << Table.text(T.Note) << '\n';
    if (From.Source != 0)
      OS << "  source: " << Table.text(From.Source) << '\n';
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
      break;
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

/// The known names that are most similar to \p Name, the most similar first.
std::vector<StringRef> nearMisses(const CatalogueTable &Table, StringRef Name) {
  static constexpr size_t MaxNames = 5;
  const std::string Wanted = Name.lower();
  std::vector<StringRef> All;
  for (const Function &F : Table.Functions)
    All.push_back(Table.text(F.Name));
  for (const TypeFacts &T : Table.Types)
    All.push_back(Table.text(T.Name));
  std::vector<std::pair<unsigned, StringRef>> Found;
  for (const StringRef Known : All) {
    const unsigned Most = static_cast<unsigned>(Name.size() / 3) + 1;
    // The namespace may be missing or wrong, too.
    unsigned Distance = StringRef(Wanted).edit_distance(
        Known.lower(), /*AllowReplacements=*/true, Most);
    for (const StringRef Part : {Name, lastPart(Name)})
      Distance = std::min(
          Distance, Part.lower() == lastPart(Known).lower()
                        ? 0
                        : lastPart(Known).edit_distance(Part, true, Most));
    if (Distance <= Most)
      Found.emplace_back(Distance, Known);
  }
  llvm::sort(Found);
  std::vector<StringRef> Names;
  for (const auto &[Distance, Known] : Found)
    if (Names.size() < MaxNames && !llvm::is_contained(Names, Known))
      Names.push_back(Known);
  return Names;
}

/// Prints the words of \p Name and their meanings.
void printName(StringRef Name, const NameMeanings &Known,
               llvm::raw_ostream &OS) {
  const auto Words = wordsOf(Name);
  OS << Name << "\n  words: " << (Words.empty() ? "none" : "")
     << llvm::join(Words, ", ") << '\n';
  const auto Print = [&](StringRef Not, const NameMeanings::Reason &Each,
                         StringRef Why) {
    OS << "  " << Not << nameOf(MeaningWords, Each.Meaning);
    if (!Each.Words.empty())
      OS << " (" << Each.Words << ')';
    OS << (Why.empty() ? "" : ": ") << Why << '\n';
  };
  const auto Reasons = Known.reasonsOf(Name);
  bool HasAny = false;
  for (const NameMeanings::Reason &Each : Reasons)
    if (Each.Excluded.empty()) {
      Print("", Each, Each.Why);
      HasAny = true;
    }
  if (!HasAny)
    OS << "  no meaning\n";
  for (const NameMeanings::Reason &Each : Reasons)
    if (!Each.Excluded.empty())
      Print("not ", Each, Each.Excluded);
}

} // namespace

ExitCode explainApi(llvm::ArrayRef<StringRef> Arguments) {
  if (llvm::is_contained(Arguments, "--help")) {
    showUsage("explain-api");
    return Clean;
  }
  CatalogueBuilder Users;
  CatalogueReader Reader(Users);
  // The names, and whether each was given with --name.
  llvm::SmallVector<std::pair<StringRef, bool>, 4> Names;
  bool IsName = false;
  for (StringRef Name : Arguments) {
    if (IsName || Name.consume_front("--name=")) {
      Names.emplace_back(Name, true);
      IsName = false;
      continue;
    }
    IsName = Name == "--name";
    if (IsName)
      continue;
    if (!Name.consume_front("--catalog=")) {
      Names.emplace_back(Name, false);
      continue;
    }
    const auto Content = llvm::MemoryBuffer::getFile(Name);
    YamlError Error = {Name.str(), 1, 1, ""};
    if (!Content)
      Error.Message = Content.getError().message();
    if (!Content || !Reader.readFile(Name, (*Content)->getBuffer(), Error)) {
      printError(Error.text());
      return Usage;
    }
  }
  if (Names.empty() || IsName)
    return refuseUsage("explain-api");
  if (YamlError Error; !Reader.checkLikes(&builtIn(), Error)) {
    printError(Error.text());
    return Usage;
  }
  Users.finish();
  NameMeanings Meanings;
  Meanings.add(std::move(Users.Names));
  bool AreKnown = true;
  for (const auto &[Name, AreWords] : Names) {
    if (AreWords) {
      printName(Name, Meanings, llvm::outs());
      continue;
    }
    // The user's facts replace the built-in ones.
    if (Printer(Users.table(), llvm::outs()).print(Name) ||
        Printer(builtIn(), llvm::outs()).print(Name))
      continue;
    AreKnown = false;
    std::string Message = "nothing is known about '" + Name.str() + "'";
    const std::vector<StringRef> Near = nearMisses(builtIn(), Name);
    if (!Near.empty())
      Message += "; did you mean " + llvm::join(Near, ", ") + "?";
    printError(Message);
  }
  return AreKnown ? Clean : Usage;
}

} // namespace clang::tidy::uri::tool
