//===--- EvidenceCompiler.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compiles the table of evidence, evidence.yaml, at build time.
///
//===----------------------------------------------------------------------===//

#include "knowledge/YamlTree.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <map>
#include <optional>

using namespace clang::tidy::uri::catalogue;
using llvm::StringRef;

namespace {

/// Stands for all checks.
constexpr llvm::StringLiteral All = "all";
/// The keys that describe a feature.
constexpr StringRef FeatureKeys[] = {"feature", "says", "why", "weights",
                                     "preview"};
/// The keys that describe a check.
constexpr StringRef CheckKeys[] = {"check", "preview"};

/// In tenths, by check.
using WeightMap = std::map<std::string, int>;

std::optional<int> weightFor(const WeightMap &Weights,
                             const std::string &Check) {
  for (const std::string &Key : {Check, All.str()})
    if (const auto Known = Weights.find(Key); Known != Weights.end())
      return Known->second;
  return std::nullopt;
}

struct CheckRow {
  std::string Name;
  bool IsInPreview = false;
};

struct Row {
  std::string Name, Says;
  WeightMap Weights, Preview;
};

/// Reads evidence.yaml. The first error ends the program.
class TableReader {
public:
  TableReader(StringRef File, StringRef Content) : File(File) {
    YamlNode Root;
    YamlError Error;
    if (!parseYaml(File, Content, Root, Error))
      fail(Error);
    const YamlNode &Levels = childOf(Root, "levels");
    for (const char *Level : {"likely", "certain"})
      Limits.push_back(tenthsOf(childOf(Levels, Level)));
    for (const YamlNode &Check : childOf(Root, "checks").Children)
      readCheck(Check);
    for (const YamlNode &Section : childOf(Root, "sections").Children) {
      textOf(Section, "about");
      for (const YamlNode &Feature : childOf(Section, "features").Children)
        readFeature(Feature);
    }
  }

  std::vector<int> Limits;
  std::vector<CheckRow> Checks;
  std::vector<Row> Rows;

private:
  [[noreturn]] static void fail(const YamlError &Error) {
    llvm::errs() << Error.File << ':' << Error.Line << ':' << Error.Column
                 << ": error: " << Error.Message << '\n';
    std::exit(1);
  }
  [[noreturn]] void fail(const YamlNode &At, const llvm::Twine &Message) const {
    fail({File.str(), At.Line, At.Column, Message.str()});
  }

  const YamlNode &childOf(const YamlNode &Of, StringRef Key) const {
    const YamlNode *Child = Of.find(Key);
    if (!Child)
      fail(Of, "the key '" + Key + "' is missing");
    return *Child;
  }

  std::string textOf(const YamlNode &Of, StringRef Key) const {
    const YamlNode &Child = childOf(Of, Key);
    if (Child.Kind != YamlNode::Scalar || Child.Value.empty())
      fail(Child, "'" + Key + "' has to be text");
    return Child.Value;
  }

  int tenthsOf(const YamlNode &Number) const {
    double Value;
    if (StringRef(Number.Value).getAsDouble(Value) || std::abs(Value) > 12.0 ||
        std::abs(Value * 10 - std::round(Value * 10)) > 1e-6)
      fail(Number, "a weight is a number with at most one digit after the "
                   "point, from -12 to 12");
    return static_cast<int>(std::lround(Value * 10));
  }

  template <size_t N>
  void requireKeys(const YamlNode &In, const StringRef (&Known)[N]) const {
    for (const YamlNode &Each : In.Children)
      if (!llvm::is_contained(Known, Each.Key))
        fail(Each, "unknown key '" + Each.Key + "'");
  }

  void readCheck(const YamlNode &Check) {
    if (Check.Kind == YamlNode::Scalar) {
      Checks.push_back({Check.Value});
      return;
    }
    requireKeys(Check, CheckKeys);
    if (textOf(Check, "preview") != "true")
      fail(Check, "'preview' has to be true");
    Checks.push_back({textOf(Check, "check"), /*IsInPreview=*/true});
  }

  WeightMap readWeights(const YamlNode &Feature, StringRef Key) const {
    WeightMap Result;
    const YamlNode *Weights = Feature.find(Key);
    if (!Weights)
      return Result;
    for (const YamlNode &Weight : Weights->Children) {
      if (Weight.Key != All && llvm::none_of(Checks, [&](const CheckRow &Each) {
            return Each.Name == Weight.Key;
          }))
        fail(Weight, "unknown check '" + Weight.Key + "'");
      Result[Weight.Key] = tenthsOf(Weight);
    }
    return Result;
  }

  void readFeature(const YamlNode &Feature) {
    Row New = {textOf(Feature, "feature"), textOf(Feature, "says"), {}, {}};
    textOf(Feature, "why");
    if (llvm::any_of(Rows, [&](const Row &R) { return R.Name == New.Name; }))
      fail(Feature, "'" + New.Name + "' is described twice");
    requireKeys(Feature, FeatureKeys);
    New.Weights = readWeights(Feature, "weights");
    New.Preview = readWeights(Feature, "preview");
    Rows.push_back(std::move(New));
  }

  const StringRef File;
};

/// `MapKey` for `map-key`.
std::string identifierOf(StringRef Name) {
  std::string Result;
  bool IsFirst = true;
  for (const char C : Name) {
    if (C != '-')
      Result += IsFirst ? llvm::toUpper(C) : C;
    IsFirst = C == '-';
  }
  return Result;
}

void print(const TableReader &Table, llvm::raw_ostream &OS) {
  const auto Quoted = [&OS](StringRef Text) {
    OS << '"';
    OS.write_escaped(Text);
    OS << '"';
  };
  OS << "// Made by uri-tidy-evidence from evidence.yaml; not to be edited.\n"
        "#ifdef CHECK\n";
  for (const CheckRow &Check : Table.Checks)
    OS << "CHECK(\"" << Check.Name << "\", "
       << (Check.IsInPreview ? "true" : "false") << ")\n";
  OS << "#endif\n#ifdef LEVELS\nLEVELS(" << Table.Limits[0] << ", "
     << Table.Limits[1] << ")\n#endif\n#ifdef FEATURE\n";
  for (const Row &Each : Table.Rows) {
    OS << "FEATURE(" << identifierOf(Each.Name) << ", ";
    Quoted(Each.Name);
    OS << ", ";
    Quoted(Each.Says);
    for (const bool IsPreview : {false, true})
      for (const CheckRow &Check : Table.Checks) {
        const int Weight = weightFor(Each.Weights, Check.Name).value_or(0);
        OS << ", "
           << (IsPreview ? weightFor(Each.Preview, Check.Name).value_or(Weight)
                         : Weight);
      }
    OS << ")\n";
  }
  OS << "#endif\n#undef CHECK\n#undef LEVELS\n#undef FEATURE\n";
}

} // namespace

int main(int Argc, char **Argv) {
  const llvm::InitLLVM Init(Argc, Argv);
  if (Argc != 3) {
    llvm::errs() << "usage: uri-tidy-evidence OUTPUT.inc EVIDENCE.yaml\n";
    return 2;
  }
  const auto Content = llvm::MemoryBuffer::getFile(Argv[2]);
  if (!Content) {
    llvm::errs() << Argv[2] << ": error: " << Content.getError().message()
                 << '\n';
    return 1;
  }
  const TableReader Table(Argv[2], (*Content)->getBuffer());
  std::string Text;
  llvm::raw_string_ostream Stream(Text);
  print(Table, Stream);
  // Everything includes the table: do not touch it if only a reason changes.
  if (const auto Old = llvm::MemoryBuffer::getFile(Argv[1]);
      Old && (*Old)->getBuffer() == Stream.str())
    return 0;
  std::error_code Code;
  llvm::raw_fd_ostream OS(Argv[1], Code);
  if (Code) {
    llvm::errs() << Argv[1] << ": error: " << Code.message() << '\n';
    return 1;
  }
  OS << Stream.str();
  OS.close();
  return OS.has_error() ? 1 : 0;
}
