//===--- Walk.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The ways through the body of a function.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_WALK_H
#define URI_TIDY_EVAL_WALK_H

#include "eval/BlockOrder.h"
#include "eval/Evaluator.h"
#include "eval/Roots.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <map>

namespace clang::tidy::uri {

/// Evaluates the blocks of one body in reverse post-order.
class Walk {
public:
  /// If the body is \p IsInlined, it is a part of an expression of its caller.
  Walk(const FunctionDecl &Function, const Stmt &Body, Evaluator &To,
       bool IsInlined = false)
      : Function(Function), Body(Body), All(Body), To(To), Entry(To.State),
        IsInlined(IsInlined) {}

  void run();
  llvm::ArrayRef<const LambdaExpr *> lambdas() const { return All.Lambdas; }

private:
  /// From this visit of a loop on, a text that still changes becomes one value.
  static constexpr unsigned SettlingVisit = 5;
  /// Before this visit, what still changes is lost: texts may move through more
  /// variables and loops than there are visits.
  static constexpr unsigned LastVisit = 8;

  /// The state at the head of a loop, and the one in which the loop was
  /// entered.
  struct LoopState {
    Environment AtHead, OnEntry;
  };

  void visit(const CFG &Graph);
  void visitLoop(const BlockOrder &Order, size_t First, size_t End);
  /// Evaluates blocks once, the first one in the state \p Start if that is not
  /// null.
  void pass(const BlockOrder &Order, size_t First, size_t End, bool UsesHeads,
            const Environment *Start = nullptr);
  /// Marks the events since \p Sofar that get their own results in the second
  /// round of the loop that begins at \p First, if it certainly has one.
  void markRepeated(const BlockOrder &Order, size_t First, size_t Sofar);
  /// Extends \p Other by the state that the walk has reached.
  void extend(std::optional<Environment> &Other) const;
  /// Whether \p Element is evaluated, and may throw an exception.
  bool mayThrow(const CFGElement &Element) const;
  /// The state where \p Block begins, without back edges.
  void enter(const BlockOrder &Order, const CFGBlock &Block);
  /// The state at the end of \p Before, on the way to \p Block.
  Environment stateBetween(const CFGBlock &Before, const CFGBlock &Block);
  void meet(const CFGBlock &Before, const CFGBlock &Block,
            std::optional<Environment> &Start);
  /// Joins the states at the ends of \p Last, where the function returns by
  /// \p Exit. Where it fails and returns an error code, the start of a text
  /// that it leaves unfinished is no text of its own.
  void leave(const BlockOrder::Neighbours &Last, const CFGBlock &Exit);
  /// Whether \p Last is only reached after something has failed that does not
  /// depend on the content of a text, such as an allocation.
  bool isFailure(const CFGBlock &Last) const;
  /// Finishes the texts that callers see and that are in \p Failed only the
  /// start of what they are in \p Other.
  void finish(Environment &Failed, const Environment &Other) const;
  /// Extends \p Loop by the state in which the loop is entered, \p Start, which
  /// an outer loop changes.
  static void enterAgain(LoopState &Loop, const Environment &Start);
  /// Extends the states at the heads of loops by the ends of the loops. Returns
  /// whether one of them has changed.
  bool widenHeads(const BlockOrder &Order, size_t First, size_t End,
                  Environment::Growth How);
  /// Applies the condition under which the program goes from \p Before to
  /// \p Block.
  void refine(const CFGBlock &Before, const CFGBlock &Block);
  /// Whether \p S is no part of an expression that is evaluated as a whole.
  bool isEvaluated(const Stmt &S) const;
  /// Forgets the temporary texts that the last full expression has made, where
  /// \p Before is the state before it, unless something refers to them. A text
  /// is used where it is made; objects may hold more.
  void forgetTemporaries(const Environment &Before);
  void evaluate(const CFGElement &Element);

  const FunctionDecl &Function;
  const Stmt &Body;
  const Roots All;
  Evaluator &To;
  Environment Entry;
  const bool IsInlined;
  const BlockOrder *Order = nullptr;
  llvm::DenseSet<const Stmt *> Seen;
  /// The copies of the current elements of loops.
  llvm::DenseSet<const Place *> Elements;
  llvm::DenseMap<const DeclStmt *, const DeclStmt *> SourceOf;
  /// The states at the ends of blocks, and those in which they throw.
  std::vector<std::optional<Environment>> Exits, Raised;
  std::map<const CFGBlock *, LoopState> Heads;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_WALK_H
