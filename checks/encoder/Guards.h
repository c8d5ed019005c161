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

#include "encoder/Changes.h"
#include "encoder/FunctionRuns.h"
#include "encoder/Pieces.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <map>

namespace clang::tidy::uri {

/// On some way through the program, a text or a character holds certain bytes
/// only.
struct Narrowing {
  /// The text or the character: a glvalue without side effects, such as a
  /// variable, `o.name`, `argv[1]`, `*p`. The first one in the code if there
  /// are several that say the same.
  const Expr *Of;
  uricore::CharSet Chars;
  /// By a run, or by the name of a function without a body.
  KnownBy By = KnownBy::Run;
  /// A loop leaves other text than it finds.
  bool IsChanged = false;
  /// What the loop makes of each byte; null if it does not treat each alone.
  std::shared_ptr<const ByteImages> Images = nullptr;
};

using Narrowings = llvm::SmallVector<Narrowing, 2>;

class Guards {
public:
  /// Whether it matters which bytes a text or character holds, a glvalue. What
  /// does not matter is not determined.
  using Filter = llvm::function_ref<bool(const Expr &)>;

  Guards(FunctionRuns &Runs, ASTContext &Context)
      : Runs(Runs), Context(Context) {}

  /// What holds where \p Condition is \p IsTrue. Nothing is listed twice, and
  /// nothing that may hold every byte. Whether a pointer is null is determined
  /// in any case; nothing else if \p Matters is null.
  Narrowings guardsOf(
      const Expr &Condition, bool IsTrue,
      Filter Matters = [](const Expr &) { return true; });
  /// What holds where \p Switch goes to the label \p Case; where it goes to no
  /// label if that is null.
  Narrowings guardsOfCase(const SwitchStmt &Switch, const SwitchCase *Case);
  /// Whether \p D, a local variable or a parameter, always holds the value that
  /// it begins with.
  bool isUnchanged(const VarDecl &D) {
    return D.hasLocalStorage() &&
           (D.getType().getNonReferenceType().isConstQualified() ||
            !Changed.areTo(D));
  }
  /// What holds after \p Loop (for, range-based for, while, do) has ended
  /// because its condition is false or the range at its end, not by `break`. Of
  /// a pointer that the loop moves, the text from where it pointed before.
  Narrowings guardsOfLoop(
      const Stmt &Loop, Filter Matters = [](const Expr &) { return true; });

private:
  Narrowings compute(const Expr &Condition, bool IsTrue, Filter Matters,
                     unsigned Depth);
  /// Of a condition without `!`, `&&` and `||`.
  Narrowings computeByRuns(const Expr &Condition, bool IsTrue, Filter Matters);
  std::optional<Narrowing> byRunning(const Expr &Condition, const Read &Of,
                                     bool IsTrue);
  /// The answer to a question about \p Code and \p Of, computed once.
  const std::optional<Narrowing> &
  remembered(const Stmt &Code, unsigned Question, const Read &Of,
             llvm::function_ref<std::optional<Narrowing>()> Compute);
  /// The characters and the texts that \p Condition reads, each once.
  llvm::ArrayRef<Read> readsOf(const Expr &Condition);
  /// The texts that \p Loop reads.
  llvm::ArrayRef<Read> readsOfLoop(const Stmt &Loop);
  /// Whether \p Loop assigns to the characters of a text.
  bool changesText(const Stmt &Loop);
  std::optional<uricore::CharSet>
  charactersFor(const Expr &Condition, const Read &Character, bool IsTrue);
  std::optional<uricore::CharSet>
  textsFor(const Expr &Condition, const Read &Text, bool IsTrue, KnownBy &By);
  std::optional<uricore::CharSet> textsFor(const Stmt &Loop, const Read &Text,
                                           KnownBy &By);
  /// What \p Loop leaves in \p Text if it changes it.
  std::optional<Narrowing> leftBy(const Stmt &Loop, const Read &Text);
  /// The texts that \p Code reads, and those that variables depend on that it
  /// reads and that do not change.
  llvm::SmallVector<Read, 4> textsOf(const Stmt &Code,
                                     const Interpreter &Program);

  FunctionRuns &Runs;
  ASTContext &Context;
  Changes Changed;
  /// The filter may ask for other conditions, so that this may grow meanwhile.
  std::map<const Stmt *, llvm::SmallVector<Read, 4>> Reads;
  llvm::DenseMap<const Stmt *, bool> Changing;
  /// The answers for each of the texts and characters that code reads: whether
  /// a condition is false (0) or true (1), a loop ends (2), or changes it (3).
  llvm::DenseMap<std::pair<std::pair<const Stmt *, unsigned>, const Expr *>,
                 std::optional<Narrowing>>
      Known;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_GUARDS_H
