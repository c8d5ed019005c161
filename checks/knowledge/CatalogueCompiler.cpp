//===--- CatalogueCompiler.cpp - uri-tidy ---------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compiles catalogues to the constant rows that are built into the program.
///
/// usage: uri-tidy-catalogue OUTPUT.cpp CATALOGUE.yaml...
///
//===----------------------------------------------------------------------===//

#include "knowledge/CatalogueReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang::tidy::uri;
using namespace clang::tidy::uri::catalogue;

namespace {

template <typename Row, typename Print>
void printRows(llvm::raw_ostream &OS, llvm::StringRef Type,
               llvm::StringRef Name, llvm::ArrayRef<Row> Rows, Print PrintRow) {
  OS << "constexpr " << Type << ' ' << Name << "[] = {\n";
  for (const Row &R : Rows) {
    OS << "    ";
    PrintRow(R);
    OS << ",\n";
  }
  OS << "};\n\n";
}

void printTexts(llvm::raw_ostream &OS, llvm::StringRef Texts) {
  OS << "constexpr char Texts[] =\n";
  while (!Texts.empty()) {
    // Each string ends with a NUL and is on a line of its own, so that the
    // following text cannot extend its escape.
    const size_t End = Texts.find('\0') + 1;
    OS << "    \"";
    OS.write_escaped(Texts.take_front(End), /*UseHexEscapes=*/false);
    OS << "\"\n";
    Texts = Texts.drop_front(End);
  }
  OS << "    ;\n\n";
}

std::string spelled(const Argument &A) {
  return "{" + std::to_string(A.Index) + ", " + std::to_string(A.Name) + "}";
}

std::string spelled(const FlowList &L) {
  return "{" + std::to_string(L.First) + ", " + std::to_string(L.Count) +
         (L.IsKnown ? ", true}" : ", false}");
}

std::string spelled(const Path &P) {
  std::string Result = "{" + spelled(P.Root) + ", FlowPath::PositionTy(" +
                       std::to_string(P.At) + "), " + std::to_string(P.Size) +
                       ", {";
  for (const FlowStep &Step : P.Steps)
    Result += "{FlowStep::KindTy(" + std::to_string(Step.Kind) + "), " +
              std::to_string(Step.Index) + "}, ";
  return Result + "}}";
}

std::string spelled(const uricore::CharSet &Set) {
  std::string Bytes;
  for (unsigned Byte = 0; Byte < 128; ++Byte)
    if (Set.contains(static_cast<unsigned char>(Byte)))
      Bytes += static_cast<char>(Byte);
  std::string Result;
  llvm::raw_string_ostream OS(Result);
  OS << "uricore::CharSet(\"";
  OS.write_escaped(Bytes);
  OS << "\")";
  if (Set.contains(0x80))
    OS << " | uricore::NonAscii";
  return OS.str();
}

void printTable(llvm::raw_ostream &OS, const CatalogueTable &Table) {
  OS << "// Made by uri-tidy-catalogue from the catalogues; not to be edited.\n"
        "#include \"knowledge/CatalogueTable.h\"\n"
        "#include \"knowledge/MeaningTable.h\"\n\n"
        "namespace clang::tidy::uri::catalogue {\n\nnamespace {\n\n";
  printTexts(OS, Table.Texts);
  const auto Number = [&](auto Value) { OS << Value; };
  printRows(OS, "Library", "Libraries", Table.Libraries, [&](const Library &L) {
    OS << '{' << L.Name << ", " << L.Source << '}';
  });
  printRows(OS, "uricore::CharSet", "Sets", Table.Sets,
            [&](const uricore::CharSet &Set) { OS << spelled(Set); });
  printRows(OS, "Condition", "Conditions", Table.Conditions,
            [&](const Condition &C) {
              OS << '{' << spelled(C.Arg) << ", Condition::KindTy("
                 << unsigned(C.Kind) << "), " << C.Value << '}';
            });
  printRows(OS, "Fact", "Facts", Table.Facts, [&](const Fact &F) {
    OS << "{ApiRole(" << unsigned(F.Role) << "), Dialect(" << unsigned(F.Format)
       << "), UriPart(" << unsigned(F.Part) << "), TextForm("
       << unsigned(F.Form) << "), CharsetChange(" << unsigned(F.Charset)
       << "), " << F.Appends << ", " << F.PlusIsSpace << ", " << F.LowercaseHex
       << ", " << F.KeepsEscapes << ", " << F.IsWhole << ", "
       << int(F.Otherwise);
    for (const Argument &A :
         {F.From, F.To, F.First, F.Separator, F.KeepsMore, F.EncodesMore})
      OS << ", " << spelled(A);
    OS << ", " << F.Keeps << ", " << F.FirstCondition << ", " << F.Conditions
       << ", " << F.Release << '}';
  });
  printRows(OS, "Function", "Functions", Table.Functions,
            [&](const Function &F) {
              OS << '{' << F.Name << ", " << F.Header << ", " << F.Note << ", "
                 << F.Parameters << ", " << F.Library << ", " << F.FirstFact
                 << ", " << F.Facts << ", Behaviour(" << unsigned(F.Known)
                 << "), " << spelled(F.Flows) << '}';
            });
  printRows(OS, "Group", "Groups", Table.Groups, [&](const Group &G) {
    OS << '{' << G.LastName << ", " << G.FirstFunction << ", " << G.Functions
       << ", " << G.Roles << '}';
  });
  printRows(OS, "Suggestion", "Suggestions", Table.Suggestions,
            [&](const Suggestion &S) {
              OS << '{' << S.Types << ", " << S.Headers << ", " << S.Call
                 << ", " << S.FileUri << ", " << S.Result << ", " << S.Include
                 << ", " << S.Release << '}';
            });
  printRows(OS, "TypeFacts", "Types", Table.Types, [&](const TypeFacts &T) {
    OS << '{' << T.Name << ", " << T.Like << ", " << T.Note << ", " << T.Library
       << ", TypeContent(" << unsigned(T.Holds) << "), CodeUnit("
       << unsigned(T.Unit) << "), " << int(T.Size) << ", " << T.FirstMethod
       << ", " << T.Methods << ", {HeldParts::KindTy(" << unsigned(T.Parts.Kind)
       << "), " << int(T.Parts.Held) << ", " << int(T.Parts.Key) << ", "
       << T.Parts.Which << "}, " << T.FirstField << ", " << T.Fields << '}';
  });
  printRows(OS, "TypeMethod", "Methods", Table.Methods,
            [&](const TypeMethod &M) {
              OS << '{' << M.Name << ", TextMethod(" << unsigned(M.Method)
                 << "), " << M.Parameters << ", Behaviour(" << unsigned(M.Known)
                 << "), " << spelled(M.Flows) << '}';
            });
  printRows(OS, "TypeField", "Fields", Table.Fields, [&](const TypeField &F) {
    OS << '{' << F.Name << ", " << F.IsPointer << ", " << F.Part << '}';
  });
  printRows(OS, "FlowRow", "Flows", Table.Flows, [&](const FlowRow &F) {
    OS << "{FlowRow::KindTy(" << unsigned(F.Kind) << "), FlowChange("
       << unsigned(F.As) << "), " << spelled(F.Key) << ", " << F.FirstPath
       << ", " << F.Paths << ", " << F.FirstCondition << ", " << F.Conditions
       << '}';
  });
  printRows(OS, "Path", "Paths", Table.Paths,
            [&](const Path &P) { OS << spelled(P); });
  printRows(OS, "Text", "Identifiers", Table.Identifiers, Number);
  printRows(OS, "Text", "Schemes", Table.Schemes, Number);
  printRows(OS, "Text", "AddressSchemes", Table.AddressSchemes, Number);
  printRows(OS, "Text", "PrivateSchemes", Table.PrivateSchemes, Number);
  printRows(OS, "std::uint16_t", "Slots", Table.Slots, Number);
  printRows(OS, "std::uint64_t", "Filter", Table.Filter,
            [&](std::uint64_t Word) { OS << Word << "u"; });
  OS << "constexpr CatalogueTable Table = {\n"
        "    llvm::StringRef(Texts, sizeof Texts - 1), Libraries, Functions, "
        "Facts,\n"
        "    Conditions, Sets, Groups, Suggestions, Types, Methods,\n"
        "    Fields, Flows, Paths, Identifiers, Schemes, AddressSchemes,\n"
        "    PrivateSchemes, Slots, Filter};\n\n"
        "} // namespace\n\n"
        "const CatalogueTable &builtIn() { return Table; }\n\n"
        "} // namespace clang::tidy::uri::catalogue\n";
}

void report(const YamlError &Error) {
  llvm::errs() << Error.File << ':' << Error.Line << ':' << Error.Column
               << ": error: " << Error.Message << '\n';
}

std::string spelled(Bits Value) {
  const auto High = static_cast<std::uint64_t>(Value >> 64);
  const std::string Low = std::to_string(static_cast<std::uint64_t>(Value));
  return High == 0 ? Low + "u"
                   : "Bits(" + std::to_string(High) + "u) << 64 | " + Low + "u";
}

std::string spelled(const WordSense &Says) {
  std::string Result = "{";
  for (const Bits Each :
       {Says.Words, Says.With, Says.Unless, Says.Only, Says.Never})
    Result += (Result.size() > 1 ? ", " : "") + spelled(Each);
  return Result + "}";
}

void printMeanings(llvm::raw_ostream &OS, const MeaningTable &Table) {
  OS << "namespace clang::tidy::uri::catalogue {\n\n"
        "namespace names {\n\n";
  printTexts(OS, Table.Texts);
  printRows(
      OS, "MeaningEntry", "Entries", Table.Entries, [&](const MeaningEntry &E) {
        OS << "{NameMeaning(" << unsigned(E.Gives) << "), " << E.Why << '}';
      });
  printRows(OS, "MeaningWord", "Words", Table.Words, [&](const MeaningWord &W) {
    OS << '{' << W.Spelling << ", " << spelled(W.Says) << ", " << W.FirstPhrase
       << ", " << W.Phrases << '}';
  });
  printRows(OS, "Phrase", "Phrases", Table.Phrases, [&](const Phrase &P) {
    OS << '{' << P.Words << "u, " << unsigned(P.Count) << ", " << P.Begins
       << ", " << P.Ends << ", " << spelled(P.Says) << '}';
  });
  printRows(OS, "Letters", "Contained", Table.Contained, [&](const Letters &L) {
    OS << '{' << L.Spelling << ", " << spelled(L.Entries) << '}';
  });
  printRows(OS, "MeaningSource", "Sources", Table.Sources,
            [&](const MeaningSource &S) {
              OS << '{' << spelled(S.Whole) << ", " << spelled(S.Subject)
                 << ", " << S.Why << '}';
            });
  printRows(OS, "std::uint16_t", "Slots", Table.Slots,
            [&](auto Value) { OS << Value; });
  printRows(OS, "std::uint64_t", "Filter", Table.Filter,
            [&](std::uint64_t Word) { OS << Word << "u"; });
  OS << "constexpr MeaningTable Table = {\n"
        "    llvm::StringRef(Texts, sizeof Texts - 1), Entries, Words, "
        "Phrases,\n"
        "    Contained, Sources, "
     << spelled(Table.OfAnyName) << ", " << spelled(Table.Alone) << ", "
     << spelled(Table.Limited)
     << ",\n    Slots, Filter};\n\n"
        "} // namespace names\n\n"
        "const MeaningTable &builtInMeanings() { return names::Table; }\n\n"
        "} // namespace clang::tidy::uri::catalogue\n";
}

} // namespace

int main(int Argc, char **Argv) {
  const llvm::InitLLVM Init(Argc, Argv);
  if (Argc < 3) {
    llvm::errs() << "usage: uri-tidy-catalogue OUTPUT.cpp CATALOGUE.yaml...\n";
    return 2;
  }
  CatalogueBuilder Builder;
  CatalogueReader Reader(Builder, /*IsOwn=*/true);
  for (const char *File : llvm::ArrayRef(Argv, Argc).drop_front(2)) {
    const auto Content = llvm::MemoryBuffer::getFile(File);
    YamlError Error;
    if (!Content) {
      llvm::errs() << File << ": error: " << Content.getError().message()
                   << '\n';
      return 1;
    }
    if (!Reader.readFile(File, (*Content)->getBuffer(), Error)) {
      report(Error);
      return 1;
    }
  }
  if (YamlError Error; !Reader.checkLikes(nullptr, Error)) {
    report(Error);
    return 1;
  }
  Builder.finish();
  std::error_code Code;
  llvm::raw_fd_ostream OS(Argv[1], Code);
  if (Code) {
    llvm::errs() << Argv[1] << ": error: " << Code.message() << '\n';
    return 1;
  }
  printTable(OS, Builder.table());
  printMeanings(OS, Builder.Names.table());
  OS.close();
  return OS.has_error() ? 1 : 0;
}
