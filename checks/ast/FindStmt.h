//===--- FindStmt.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Searching for a statement in a piece of code.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_FINDSTMT_H
#define URI_TIDY_AST_FINDSTMT_H

#include "clang/AST/Stmt.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>

namespace clang::tidy::uri {

/// The first statement or expression for which \p Matches returns true:
/// \p Root, or one inside it, including lambdas and their bodies. Null if there
/// is none, or if \p Root is null. The code may be nested arbitrarily deeply.
template <typename Predicate>
const Stmt *findStmt(const Stmt *Root, Predicate Matches) {
  llvm::SmallVector<const Stmt *, 32> Pending;
  if (Root)
    Pending.push_back(Root);
  while (!Pending.empty()) {
    const Stmt *Next = Pending.pop_back_val();
    if (Matches(*Next))
      return Next;
    const size_t Begin = Pending.size();
    for (const Stmt *Child : Next->children())
      if (Child)
        Pending.push_back(Child);
    std::reverse(Pending.begin() + Begin, Pending.end());
  }
  return nullptr;
}

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_FINDSTMT_H
