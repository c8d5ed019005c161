//===--- CatalogueBuilder.h - uri-tidy --------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Builds a CatalogueTable.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_CATALOGUEBUILDER_H
#define URI_TIDY_KNOWLEDGE_CATALOGUEBUILDER_H

#include "knowledge/CatalogueTable.h"
#include "knowledge/MeaningBuilder.h"
#include "llvm/ADT/StringMap.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::catalogue {

/// A flow that has no row yet.
struct NewFlow {
  FlowRow Row = {
      FlowRow::Copy, FlowChange::None, {ApiFact::None, 0}, 0, 0, 0, 0};
  std::vector<Path> Paths;
};

/// Rows under construction. Equal strings are stored once, and so are equal
/// lists of flows.
class CatalogueBuilder {
public:
  CatalogueBuilder();

  Text add(llvm::StringRef NewText);
  std::uint16_t add(const uricore::CharSet &Set);
  FlowList add(llvm::ArrayRef<NewFlow> List);
  llvm::StringRef text(Text Where) const { return Texts.c_str() + Where; }
  /// Whether there are more rows than the table can number.
  bool isFull() const;

  /// Sorts the functions, so that those with the same unqualified name are
  /// adjacent, and builds the lookup tables. Nothing can be added afterwards.
  void finish();
  /// The rows, valid as long as the builder exists.
  CatalogueTable table() const;

  std::vector<Library> Libraries;
  std::vector<Function> Functions;
  std::vector<Fact> Facts;
  std::vector<Condition> Conditions;
  std::vector<Suggestion> Suggestions;
  std::vector<TypeFacts> Types;
  std::vector<TypeMethod> Methods;
  std::vector<TypeField> Fields;
  std::vector<FlowRow> Flows;
  std::vector<Path> Paths;
  std::vector<Text> Identifiers, Schemes, AddressSchemes, PrivateSchemes;
  /// The meanings of names.
  MeaningBuilder Names;

private:
  std::string Texts;
  llvm::StringMap<Text> Known;
  llvm::StringMap<std::uint16_t> KnownFlows;
  std::vector<uricore::CharSet> Sets;
  std::vector<Group> Groups;
  std::vector<std::uint16_t> Slots;
  std::vector<std::uint64_t> Filter;
};

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_CATALOGUEBUILDER_H
