//===--- Annotation.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Facts in the source: `[[clang::annotate("uri-tidy:encodes(query-value)")]]`.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_ANNOTATION_H
#define URI_TIDY_KNOWLEDGE_ANNOTATION_H

#include "knowledge/CatalogueBuilder.h"
#include <string>
#include <utility>
#include <vector>

namespace clang::tidy::uri::catalogue {

/// What the attributes of one function and of its parameters say, as a
/// catalogue would: `role`, `role(part)`, `role(part, word, key=value)`.
class AnnotatedFunction {
public:
  explicit AnnotatedFunction(std::string Name) : Name(std::move(Name)) {}

  /// Adds an annotation of the function, or of parameter number \p Parameter
  /// if that is not negative. Returns false if \p Text is none of this
  /// program's.
  bool add(llvm::StringRef Text, int Parameter);

  /// Adds the facts to \p Builder and finishes it. Returns false, with a
  /// message for people, if an annotation is wrong.
  bool build(CatalogueBuilder &Builder, std::string &Message) const;

private:
  const std::string Name;
  /// Roles and facts, in the catalogue's language.
  std::vector<std::pair<std::string, std::string>> Facts;
  std::string Wrong;
};

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_ANNOTATION_H
