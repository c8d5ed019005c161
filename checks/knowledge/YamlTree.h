//===--- YamlTree.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A YAML document as a tree whose nodes know their locations.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_YAMLTREE_H
#define URI_TIDY_KNOWLEDGE_YAMLTREE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <memory>
#include <string>
#include <vector>

namespace clang::tidy::uri::catalogue {

/// An error in a file. text() is human-readable: `file:line:column: message`.
struct YamlError {
  std::string File;
  /// From 1 on; columns are in bytes.
  unsigned Line = 0, Column = 0;
  std::string Message;

  std::string text() const;
};

struct YamlNode {
  enum KindTy { Scalar, List, Map };
  KindTy Kind = Scalar;
  /// The value of a scalar.
  std::string Value;
  /// The elements of a list or map; those of a map have keys.
  std::vector<YamlNode> Children;
  /// In a map: the key, without quotes.
  std::string Key;
  unsigned Line = 0, Column = 0;

  /// The child with key \p Wanted, or null.
  const YamlNode *find(llvm::StringRef Wanted) const;
};

/// Parses the single document in \p Content, which comes from \p File. Returns
/// false and sets \p Error if it is not YAML, contains a key twice, or uses
/// features that data does not need: anchors, and more than 16 levels of
/// nesting.
bool parseYaml(llvm::StringRef File, llvm::StringRef Content, YamlNode &Root,
               YamlError &Error);

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_YAMLTREE_H
