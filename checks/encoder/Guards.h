//===--- Guards.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What conditions and loops say about the bytes of the texts that they read,
/// determined by running them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_GUARDS_H
#define URI_TIDY_ENCODER_GUARDS_H

#include "encoder/FunctionRuns.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri {

/// On some way through the program, a text or a character holds certain bytes
/// only.
struct Narrowing {
  /// The text or the character: a glvalue without side effects, such as a
  /// variable, `o.name`, `argv[1]`, `*p`. The first one in the code if there
  /// are several that say the same.
  const Expr *Of;
  uricore::CharSet Chars;
};

using Narrowings = llvm::SmallVector<Narrowing, 2>;

class Guards {
public:
  Guards(FunctionRuns &Runs, ASTContext &Context)
      : Runs(Runs), Context(Context) {}

  /// What holds where \p Condition is \p IsTrue. Nothing is listed twice, and
  /// nothing that may hold every byte.
  Narrowings guardsOf(const Expr &Condition, bool IsTrue);
  /// What holds where \p Switch goes to the label \p Case; nothing if the code
  /// before it can fall through.
  Narrowings guardsOfCase(const SwitchStmt &Switch, const SwitchCase &Case);
  /// What holds after \p Loop (for, range-based for, while, do) has ended
  /// because its condition is false or the range at its end, not by `break`. Of
  /// a pointer that the loop moves, the text from where it pointed before.
  Narrowings guardsOfLoop(const Stmt &Loop);

private:
  FunctionRuns &Runs;
  ASTContext &Context;
  llvm::DenseMap<std::pair<const Stmt *, unsigned>, Narrowings> Known;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_GUARDS_H
