//===--- BlockOrder.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The order in which the blocks of a function are evaluated.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_BLOCKORDER_H
#define URI_TIDY_EVAL_BLOCKORDER_H

#include "clang/Analysis/CFG.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace clang::tidy::uri {

/// The blocks that can be reached, in reverse post-order. The blocks of a loop
/// come before those that follow it, and the handlers of a try block come after
/// its blocks: any of these may throw.
class BlockOrder {
public:
  BlockOrder(const CFG &Graph, const Stmt &Body, const ASTContext &Context);

  size_t size() const { return Blocks.size(); }
  const CFGBlock &operator[](size_t I) const { return *Blocks[I]; }

  using Neighbours = llvm::SmallVector<const CFGBlock *, 4>;
  /// The blocks from which control reaches \p Block for the first time.
  const Neighbours &before(const CFGBlock &Block) const {
    return Before[Block.getBlockID()];
  }
  /// The blocks at the end of the loops that begin with \p Block.
  const Neighbours &backTo(const CFGBlock &Block) const {
    return Back[Block.getBlockID()];
  }
  /// The block that leads to the handlers of the try block around \p Block, or
  /// null.
  const CFGBlock *handlersOf(const CFGBlock &Block) const {
    return ThrowsTo.lookup(&Block);
  }
  /// The index behind the loop that begins at \p I and all loops that overlap
  /// it; \p I if there is none.
  size_t endOfLoop(size_t I) const;

private:
  void findThrowers(const CFG &Graph, const Stmt &Body);
  void order(const CFG &Graph);

  std::vector<const CFGBlock *> Blocks;
  std::vector<Neighbours> Before, Back;
  /// By the number of a block: its index in Blocks.
  std::vector<unsigned> Rank;
  /// The blocks of a try block, and the block that leads to its handlers.
  llvm::DenseMap<const CFGBlock *, const CFGBlock *> ThrowsTo;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_BLOCKORDER_H
