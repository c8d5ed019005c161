//===--- CatalogueBuilder.h - uri-tidy --------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes a CatalogueTable.
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

/// Rows that grow. Texts that are equal are kept once.
class CatalogueBuilder {
public:
  CatalogueBuilder();

  Text add(llvm::StringRef NewText);
  std::uint16_t add(const uricore::CharSet &Set);
  llvm::StringRef text(Text Where) const { return Texts.c_str() + Where; }

  /// Orders the functions, so that those with one last name follow each other,
  /// and makes the look-up. Nothing can be added after that.
  void finish();
  /// The rows; valid as long as the builder is.
  CatalogueTable table() const;

  std::vector<Library> Libraries;
  std::vector<Function> Functions;
  std::vector<Fact> Facts;
  std::vector<Condition> Conditions;
  std::vector<Suggestion> Suggestions;
  std::vector<TypeFacts> Types;
  std::vector<TypeMethod> Methods;
  std::vector<Text> Identifiers, Schemes, PrivateSchemes;
  /// What names say.
  MeaningBuilder Names;

private:
  std::string Texts;
  llvm::StringMap<Text> Known;
  std::vector<uricore::CharSet> Sets;
  std::vector<Group> Groups;
  std::vector<std::uint16_t> Slots;
  std::vector<std::uint64_t> Filter;
};

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_CATALOGUEBUILDER_H
