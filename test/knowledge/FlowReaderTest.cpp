//===--- FlowReaderTest.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/CatalogueReader.h"
#include "gtest/gtest.h"

using namespace clang::tidy::uri;
using namespace clang::tidy::uri::catalogue;

namespace {

std::string errorOf(const std::string &Content) {
  CatalogueBuilder Builder;
  YamlError Error;
  return CatalogueReader(Builder).readFile("my.yaml", Content, Error)
             ? ""
             : Error.text();
}

/// The error for a function with \p Flows.
std::string errorOfFlows(const std::string &Flows) {
  return errorOf("functions:\n  - name: f\n    " + Flows + "\n");
}

/// The error for a type with the line \p Line.
std::string errorOfType(const std::string &Line) {
  return errorOf("types:\n  - name: T\n    " + Line + "\n");
}

/// A builder with the content of a file.
class Read {
public:
  explicit Read(const std::string &Content) {
    YamlError Error;
    EXPECT_TRUE(CatalogueReader(Builder).readFile("my.yaml", Content, Error))
        << Error.text();
    Builder.finish();
  }

  CatalogueTable table() const { return Builder.table(); }

  /// The flows of the only function \p Name.
  llvm::ArrayRef<FlowRow> ofFunction(llvm::StringRef Name) const {
    const Group *Found = table().find(Name);
    EXPECT_TRUE(Found);
    return table().flowsOf(table().functionsOf(*Found)[0].Flows);
  }

  const TypeMethod &method(llvm::StringRef Type, llvm::StringRef Name,
                           unsigned Number = 0) const {
    for (const TypeMethod &Each : table().methodsOf(*table().findType(Type)))
      if (table().text(Each.Name) == Name && Number-- == 0)
        return Each;
    ADD_FAILURE() << Name.str();
    static const TypeMethod None = {};
    return None;
  }

  /// Path \p Number of \p Row: its root and its steps.
  std::string path(const FlowRow &Row, size_t Number) const {
    const Path &P = table().pathsOf(Row)[Number];
    return std::to_string(P.Root.Index) + spell({P.Steps, P.Size}, P.At);
  }

  /// Both paths of each flow of a method.
  std::string spelled(const TypeMethod &M) const {
    std::string Result;
    for (const FlowRow &Row : table().flowsOf(M.Flows)) {
      Result += (Result.empty() ? "" : "; ") + std::to_string(Row.Kind) + ":";
      for (size_t I = 0; I < Row.Paths; ++I)
        Result += " " + path(Row, I);
    }
    return Result;
  }

private:
  CatalogueBuilder Builder;
};

TEST(FlowReader, ReadsFlows) {
  const Read File("functions:\n"
                  "  - name: f\n"
                  "    flows:\n"
                  "      - {from: 0.pointee, as: lower, to: result.element}\n"
                  "      - {select: 1.pointee.element.inside}\n"
                  "      - {from: text, to: object, appends: true, at: 2,\n"
                  "         when: {argument: 1, is: true}}\n"
                  "      - {clear: 0.entry.second}\n"
                  "      - {add: arguments, to: result.member3}\n");
  const auto Flows = File.ofFunction("f");
  ASSERT_EQ(Flows.size(), 5u);
  EXPECT_EQ(Flows[0].Kind, FlowRow::Copy);
  EXPECT_EQ(Flows[0].As, FlowChange::Lower);
  EXPECT_EQ(File.path(Flows[0], 0), "0.pointee");
  EXPECT_EQ(File.path(Flows[0], 1), "-2.element");
  EXPECT_EQ(Flows[0].Conditions, 0);
  EXPECT_EQ(Flows[1].Kind, FlowRow::Select);
  EXPECT_EQ(File.path(Flows[1], 0), "1.pointee.element.inside");
  EXPECT_EQ(File.path(Flows[1], 1), "-2");
  EXPECT_EQ(Flows[2].Kind, FlowRow::Append);
  const CatalogueTable Table = File.table();
  EXPECT_EQ(Table.text(Table.pathsOf(Flows[2])[0].Root.Name), "text");
  EXPECT_EQ(Flows[2].Key.Index, 2);
  EXPECT_EQ(Table.conditionsOf(Flows[2]).size(), 1u);
  EXPECT_EQ(Flows[3].Kind, FlowRow::Clear);
  // The second member of an entry is the value.
  EXPECT_EQ(File.path(Flows[3], 0), "0.element");
  EXPECT_EQ(Flows[4].Kind, FlowRow::Add);
  EXPECT_EQ(File.path(Flows[4], 0), "-5");
  EXPECT_EQ(File.path(Flows[4], 1), "-2.member3");
}

TEST(FlowReader, ReadsCalls) {
  const Read File("functions:\n"
                  "  - name: f\n"
                  "    apply: {callee: 2, arguments: [0.element, 1], to: "
                  "3.element}\n"
                  "  - name: g\n"
                  "    fold: {callee: 1, start: 2, over: 0.element}\n"
                  "  - name: h\n"
                  "    flows: []\n");
  const FlowRow &Apply = File.ofFunction("f")[0];
  EXPECT_EQ(Apply.Kind, FlowRow::Apply);
  EXPECT_EQ(Apply.Paths, 4);
  EXPECT_EQ(File.path(Apply, 0), "2");
  EXPECT_EQ(File.path(Apply, 1), "3.element");
  EXPECT_EQ(File.path(Apply, 2), "0.element");
  const FlowRow &Fold = File.ofFunction("g")[0];
  EXPECT_EQ(Fold.Kind, FlowRow::Fold);
  EXPECT_EQ(File.path(Fold, 1), "-2");
  EXPECT_EQ(File.path(Fold, 2), "2");
  EXPECT_EQ(File.path(Fold, 3), "0.element");
  EXPECT_TRUE(File.ofFunction("h").empty());
}

TEST(FlowReader, ReadsParts) {
  const Read File("types:\n"
                  "  - {name: List, holds: element}\n"
                  "  - {name: Maybe, holds: value}\n"
                  "  - {name: Other, holds: {element: 1}}\n"
                  "  - {name: Map, holds: {key: 0, value: text}}\n"
                  "  - {name: Pair, holds: {members: [0, 2]}}\n"
                  "  - {name: Tuple, holds: {members: all}}\n"
                  "  - {name: Text, holds: text}\n"
                  "  - name: Node\n"
                  "    holds: {element: any}\n"
                  "    fields: {data: element, next: {selects: object}}\n");
  const CatalogueTable Table = File.table();
  const auto Parts = [&](llvm::StringRef Name) {
    return Table.findType(Name)->Parts;
  };
  EXPECT_EQ(Table.findType("List")->Holds, TypeContent::Element);
  EXPECT_EQ(Parts("List").Kind, HeldParts::Element);
  EXPECT_EQ(Table.findType("Maybe")->Holds, TypeContent::Parts);
  EXPECT_EQ(Parts("Maybe").Kind, HeldParts::Pointee);
  EXPECT_EQ(Parts("Other").Held, 1);
  EXPECT_EQ(Parts("Map").Kind, HeldParts::Map);
  EXPECT_EQ(Parts("Map").Key, 0);
  EXPECT_EQ(Parts("Map").Held, HeldParts::OfText);
  EXPECT_EQ(Parts("Pair").Which, 5);
  EXPECT_EQ(Parts("Tuple").Which, UINT16_MAX);
  EXPECT_EQ(Parts("Text").Kind, HeldParts::None);
  const auto Fields = Table.fieldsOf(*Table.findType("Node"));
  ASSERT_EQ(Fields.size(), 2u);
  EXPECT_EQ(Table.text(Fields[0].Name), "data");
  EXPECT_FALSE(Fields[0].IsPointer);
  EXPECT_TRUE(Fields[1].IsPointer);
  EXPECT_EQ(Table.Paths[Fields[1].Part].Size, 0);
}

TEST(FlowReader, ReadsMethods) {
  const Read File(
      "types:\n"
      "  - name: List\n"
      "    holds: element\n"
      "    methods:\n"
      "      front: front\n"
      "      add: {adds: element}\n"
      "      put: {role: insert, flows: {add: arguments, to: element}}\n"
      "      size: length\n"
      "      join: join\n"
      "      take: [{parameters: 0, selects: element}, {parameters: 1, clears: "
      "object}]\n"
      "  - name: Maybe\n"
      "    holds: value\n"
      "    methods: {get: {selects: value}, or: {flows: [{from: value}]},\n"
      "              'operator*': {selects: value, takes: {argument: 0, as: "
      "uri}}}\n");
  EXPECT_EQ(File.spelled(File.method("List", "front")), "3: -1.element -2");
  EXPECT_EQ(File.spelled(File.method("List", "add")), "4: -4 -1.element");
  EXPECT_EQ(File.spelled(File.method("List", "put")), "4: -5 -1.element");
  EXPECT_EQ(File.method("List", "put").Method, TextMethod::Insert);
  EXPECT_TRUE(File.method("List", "size").Flows.IsKnown);
  EXPECT_EQ(File.method("List", "size").Flows.Count, 0);
  EXPECT_FALSE(File.method("List", "join").Flows.IsKnown);
  EXPECT_EQ(File.spelled(File.method("List", "take", 0)), "3: -1.element -2");
  EXPECT_EQ(File.spelled(File.method("List", "take", 1)), "5: -1");
  EXPECT_EQ(File.table().text(File.method("List", "take", 1).Parameters), "1");
  // The value of an optional is its pointee.
  EXPECT_EQ(File.spelled(File.method("Maybe", "get")), "3: -1.pointee -2");
  EXPECT_EQ(File.spelled(File.method("Maybe", "or")), "0: -1.pointee -2");
  // A method can have facts, too.
  ASSERT_TRUE(File.table().find("operator*"));
  // A role says the same everywhere.
  EXPECT_EQ(File.method("List", "front").Flows.First,
            File.method("List", "take", 0).Flows.First);
}

TEST(FlowReader, SaysWhatIsWrongWithAFlow) {
  EXPECT_EQ(errorOfFlows("flows: [{to: 0}]"),
            "my.yaml:3:14: a flow needs one of from, add, select, clear");
  EXPECT_EQ(errorOfFlows("flows: [{from: 0, select: 1}]"),
            "my.yaml:3:23: a flow has only one of from, add, select, clear");
  EXPECT_EQ(errorOfFlows("flows: [{from: 0, too: 1}]").substr(0, 41),
            "my.yaml:3:23: unknown key 'too' in a flow");
  EXPECT_EQ(errorOfFlows("flows: [{from: 0.elements}]").substr(0, 54),
            "my.yaml:3:14: '0.elements': 'elements' is not a step; ");
  EXPECT_EQ(errorOfFlows("flows: [{from: 0.key.key.key.key}]"),
            "my.yaml:3:14: '0.key.key.key.key': there are at most 3 steps");
  EXPECT_EQ(errorOfFlows("flows: [{from: 0.inside.key}]"),
            "my.yaml:3:14: '0.inside.key': nothing can follow a position in "
            "text");
  EXPECT_EQ(errorOfFlows("flows: [{from: 0.entry.key}]"),
            "my.yaml:3:14: '0.entry.key': an entry has a 'first' and a "
            "'second'");
  EXPECT_EQ(errorOfFlows("flows: [{from: '-.key'}]").substr(0, 35),
            "my.yaml:3:14: 'from' cannot be '-';");
  EXPECT_EQ(errorOfFlows("flows: [{from: 0, as: loud}]").substr(0, 36),
            "my.yaml:3:23: 'as' cannot be 'loud';");
  EXPECT_EQ(errorOfFlows("flows: [{select: 0, appends: true}]"),
            "my.yaml:3:14: only 'from' appends or prepends, and only one of "
            "them");
  EXPECT_EQ(errorOfFlows("flows: [{clear: 0, to: 1}]"),
            "my.yaml:3:24: 'clear' has no 'to'");
  EXPECT_EQ(errorOfFlows("flows: [{add: 0}]"),
            "my.yaml:3:14: 'add' needs 'to'");
  EXPECT_EQ(errorOfFlows("flows: [{from: arguments}]"),
            "my.yaml:3:14: only 'add' takes all arguments");
  EXPECT_EQ(errorOfFlows("flows: [{add: arguments.key, to: result}]"),
            "my.yaml:3:14: 'arguments.key': 'arguments' has no steps");
  EXPECT_EQ(errorOfFlows("flows: 3"),
            "my.yaml:3:5: a flow needs keys and values");
  EXPECT_EQ(errorOfFlows("apply: {callee: 0}"),
            "my.yaml:3:5: 'apply' needs 'callee' and 'arguments'");
  EXPECT_EQ(errorOfFlows("apply: {callee: 0, arguments: 1}"),
            "my.yaml:3:24: 'arguments' needs a list");
  EXPECT_EQ(errorOfFlows("fold: {callee: 0}"),
            "my.yaml:3:5: 'fold' needs 'over': the elements");
  // Only methods add to their object.
  EXPECT_EQ(errorOfFlows("adds: element").substr(0, 31),
            "my.yaml:3:5: unknown key 'adds'");
}

TEST(FlowReader, SaysWhatIsWrongWithParts) {
  EXPECT_EQ(errorOfType("holds: {key: 0}"), "my.yaml:3:5: 'key' needs 'value'");
  EXPECT_EQ(errorOfType("holds: {element: 0, pointee: 1}"),
            "my.yaml:3:5: expected one of element, pointee, value, "
            "members, or key and value");
  EXPECT_EQ(
      errorOfType("holds: {element: many}"),
      "my.yaml:3:13: 'element' cannot be 'many'; expected the number of a "
      "template argument, or one of text, any");
  EXPECT_EQ(errorOfType("holds: {members: some}"),
            "my.yaml:3:13: expected numbers of template arguments, or "
            "all");
  EXPECT_EQ(errorOfType("holds: {elements: 0}").substr(0, 35),
            "my.yaml:3:13: unknown key 'elements");
  EXPECT_EQ(errorOfType("holds: element\n    fields: [a]"),
            "my.yaml:4:5: 'fields' needs the names of fields and what they "
            "are");
  EXPECT_EQ(errorOfType("holds: element\n    fields: {a: 0}"),
            "my.yaml:4:14: a field is a part of the object");
  EXPECT_EQ(errorOfType("holds: element\n    fields: {a: {}}"),
            "my.yaml:4:14: a field that is a map needs 'selects'");
  EXPECT_EQ(errorOfType("holds: element\n    methods: {a: [{selects: key}]}"),
            "my.yaml:4:20: each overload of a method needs 'parameters'");
}

TEST(FlowReader, SurvivesChangedFiles) {
  const std::string Whole =
      "types:\n  - name: T\n    holds: {key: 0, value: 1}\n"
      "    fields: {a: key}\n    methods: {b: {selects: value},\n"
      "      c: [{parameters: 1, flows: [{add: 0, to: entry}]}]}\n"
      "functions:\n  - name: f\n"
      "    apply: {callee: 0, arguments: [1.key]}\n"
      "    flows: [{from: 0.pointee.inside, to: result.member2}]\n";
  EXPECT_EQ(errorOf(Whole), "");
  for (size_t I = 0; I < Whole.size(); ++I) {
    errorOf(Whole.substr(0, I));
    for (const char Byte : {'{', '[', '.', ':', ',', 'x'}) {
      std::string Changed = Whole;
      Changed[I] = Byte;
      errorOf(Changed);
    }
  }
}

// A row refers only to rows that exist, and facts that are not verified do not
// decide.
TEST(BuiltInFlows, ReferToWhatExists) {
  const CatalogueTable &Table = builtIn();
  ASSERT_GT(Table.Flows.size(), 100u);
  for (const FlowRow &Row : Table.Flows) {
    ASSERT_LE(Row.FirstPath + Row.Paths, Table.Paths.size());
    ASSERT_LE(Row.FirstCondition + Row.Conditions, Table.Conditions.size());
  }
  for (const Function &F : Table.Functions)
    ASSERT_LE(F.Flows.First + F.Flows.Count, Table.Flows.size());
  for (const TypeFacts &T : Table.Types) {
    ASSERT_LE(T.FirstField + T.Fields, Table.Fields.size());
    for (const TypeMethod &M : Table.methodsOf(T))
      ASSERT_LE(M.Flows.First + M.Flows.Count, Table.Flows.size());
  }
}

// A type of which only parts are described is no type of text.
TEST(BuiltInFlows, LeaveTextTypesAlone) {
  EXPECT_TRUE(builtIn().isTextTypeName("basic_string"));
  EXPECT_TRUE(builtIn().isTextTypeName("vector"));
  EXPECT_FALSE(builtIn().isTextTypeName("map"));
  EXPECT_FALSE(builtIn().isTextTypeName("optional"));
  EXPECT_TRUE(builtIn().findType("std::optional"));
}

} // namespace
