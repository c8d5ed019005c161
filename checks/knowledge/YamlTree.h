//===--- YamlTree.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A YAML document as a tree whose nodes know where they stand.
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

/// Something wrong in a file, for people: `file:line:column: message`.
struct YamlError {
  std::string File;
  /// From 1 on, in bytes.
  unsigned Line = 0, Column = 0;
  std::string Message;

  std::string text() const;
};

struct YamlNode {
  enum KindTy { Scalar, List, Map };
  KindTy Kind = Scalar;
  /// Of a scalar.
  std::string Value;
  /// Of a list and a map; a map's have keys.
  std::vector<YamlNode> Children;
  /// In a map: the key, without its quotes.
  std::string Key;
  unsigned Line = 0, Column = 0;

  /// The child with key \p Wanted, or null.
  const YamlNode *find(llvm::StringRef Wanted) const;
};

/// Reads the one document of \p Content, which comes from \p File. Returns
/// false if it is no YAML, has a key twice, or uses what data needs not:
/// anchors, and lists in more than 16 levels; \p Error says what.
bool parseYaml(llvm::StringRef File, llvm::StringRef Content, YamlNode &Root,
               YamlError &Error);

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_YAMLTREE_H
