//===--- BlockOrder.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/BlockOrder.h"
#include "clang/AST/StmtCXX.h"
#include <algorithm>

namespace clang::tidy::uri {

static constexpr unsigned Unreached = ~0u;

/// Whether \p Block would lead back to the loop `do … while (0)`, which macros
/// contain to be a single statement.
static bool isNeverTaken(const CFGBlock &Block, const ASTContext &Context) {
  const auto *Loop = llvm::dyn_cast_or_null<DoStmt>(Block.getLoopTarget());
  bool Holds = true;
  return Loop && !Loop->getCond()->isValueDependent() &&
         Loop->getCond()->EvaluateAsBooleanCondition(Holds, Context) && !Holds;
}

BlockOrder::BlockOrder(const CFG &Graph, const Stmt &Body,
                       const ASTContext &Context)
    : Before(Graph.getNumBlockIDs()), Back(Graph.getNumBlockIDs()),
      Rank(Graph.getNumBlockIDs(), Unreached) {
  findThrowers(Graph, Body);
  order(Graph);
  const auto Connect = [&](const CFGBlock &From, const CFGBlock &To) {
    const unsigned ID = To.getBlockID();
    (Rank[From.getBlockID()] < Rank[ID] ? Before : Back)[ID].push_back(&From);
  };
  for (const CFGBlock *Block : Blocks)
    for (const CFGBlock *Previous : Block->preds())
      if (Previous && Rank[Previous->getBlockID()] != Unreached &&
          !isNeverTaken(*Previous, Context))
        Connect(*Previous, *Block);
  for (const CFGBlock *Block : Blocks)
    if (const CFGBlock *Handlers = ThrowsTo.lookup(Block))
      Connect(*Block, *Handlers);
}

void BlockOrder::findThrowers(const CFG &Graph, const Stmt &Body) {
  llvm::DenseMap<const Stmt *, const CFGBlock *> HandlersOf;
  for (auto I = Graph.try_blocks_begin(); I != Graph.try_blocks_end(); ++I)
    if (const Stmt *Try = (*I)->getTerminatorStmt())
      HandlersOf[Try] = *I;
  if (HandlersOf.empty())
    return;
  llvm::DenseMap<const Stmt *, const CFGBlock *> Inside;
  llvm::SmallVector<std::pair<const Stmt *, const CFGBlock *>, 16> Pending = {
      {&Body, nullptr}};
  while (!Pending.empty()) {
    const auto [Next, Handlers] = Pending.pop_back_val();
    if (Handlers)
      Inside[Next] = Handlers;
    const auto *Try = llvm::dyn_cast<CXXTryStmt>(Next);
    for (const Stmt *Child : Next->children())
      if (Child)
        Pending.emplace_back(Child, Try && Child == Try->getTryBlock()
                                        ? HandlersOf.lookup(Try)
                                        : Handlers);
  }
  for (const CFGBlock *Block : Graph)
    for (const CFGElement &Element : *Block)
      if (const auto Statement = Element.getAs<CFGStmt>())
        if (const CFGBlock *Handlers = Inside.lookup(Statement->getStmt())) {
          ThrowsTo[Block] = Handlers;
          break;
        }
}

void BlockOrder::order(const CFG &Graph) {
  // The last successor is visited first, because it leaves a loop.
  const auto Successors = [&](const CFGBlock &Block) {
    llvm::SmallVector<const CFGBlock *, 4> Result(Block.succ_begin(),
                                                  Block.succ_end());
    Result.push_back(ThrowsTo.lookup(&Block));
    return Result;
  };
  struct Visit {
    const CFGBlock *Block;
    llvm::SmallVector<const CFGBlock *, 4> Left;
  };
  std::vector<Visit> Pending;
  std::vector<bool> IsSeen(Graph.getNumBlockIDs());
  const auto Enter = [&](const CFGBlock &Block) {
    IsSeen[Block.getBlockID()] = true;
    Pending.push_back({&Block, Successors(Block)});
  };
  Enter(Graph.getEntry());
  while (!Pending.empty()) {
    auto &Left = Pending.back().Left;
    if (Left.empty()) {
      Blocks.push_back(Pending.back().Block);
      Pending.pop_back();
      continue;
    }
    const CFGBlock *Next = Left.pop_back_val();
    if (Next && !IsSeen[Next->getBlockID()])
      Enter(*Next);
  }
  std::reverse(Blocks.begin(), Blocks.end());
  for (unsigned I = 0; I < Blocks.size(); ++I)
    Rank[Blocks[I]->getBlockID()] = I;
}

size_t BlockOrder::endOfLoop(size_t I) const {
  size_t End = I;
  for (size_t Head = I; Head == I || Head < End; ++Head)
    for (const CFGBlock *Last : backTo(*Blocks[Head]))
      End = std::max<size_t>(End, Rank[Last->getBlockID()] + 1);
  return End;
}

} // namespace clang::tidy::uri
