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

/// The facts in the attributes of a function and of its parameters, in the
/// terms of a catalogue: `role`, `role(part)`, `role(part, word, key=value)`.
class AnnotatedFunction {
public:
  explicit AnnotatedFunction(std::string Name) : Name(std::move(Name)) {}

  /// Adds an annotation of the function, or of the parameter with index
  /// \p Parameter if that is not negative. Returns false if \p Text is not an
  /// annotation for this program.
  bool add(llvm::StringRef Text, int Parameter);

  /// Adds the facts to \p Builder and finishes it. Returns false and sets
  /// \p Message, which is human-readable, if an annotation is wrong.
  bool build(CatalogueBuilder &Builder, std::string &Message) const;

private:
  const std::string Name;
  /// Roles and facts, in the language of catalogues.
  std::vector<std::pair<std::string, std::string>> Facts;
  std::string Wrong;
};

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_ANNOTATION_H
