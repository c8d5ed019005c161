//===--- UniqueSet.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// One object for all that are equal, so that addresses can be compared.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_UNIQUESET_H
#define URI_TIDY_TEXT_UNIQUESET_H

#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Allocator.h"
#include <utility>

namespace clang::tidy::uri {

/// Objects that are equal if `void profile(llvm::FoldingSetNodeID &) const`
/// tells the same of them. They keep their addresses.
template <typename Item> class UniqueSet {
  struct Node : llvm::FoldingSetNode {
    Item Content;
    explicit Node(Item Content) : Content(std::move(Content)) {}
    // NOLINTNEXTLINE(readability-identifier-naming): FoldingSet's name for it.
    void Profile(llvm::FoldingSetNodeID &ID) const { Content.profile(ID); }
  };

public:
  /// The object that is equal to \p Wanted. If there is none, \p Wanted becomes
  /// it, and \p Complete sets what follows from its identity.
  Item &
  get(Item Wanted, llvm::function_ref<void(Item &)> Complete = [](Item &) {}) {
    llvm::FoldingSetNodeID ID;
    Wanted.profile(ID);
    void *Position;
    if (Node *Known = Nodes.FindNodeOrInsertPos(ID, Position))
      return Known->Content;
    Node *New = new (Memory.Allocate()) Node(std::move(Wanted));
    Complete(New->Content);
    Nodes.InsertNode(New, Position);
    return New->Content;
  }
  unsigned size() const { return Nodes.size(); }

private:
  llvm::SpecificBumpPtrAllocator<Node> Memory;
  llvm::FoldingSet<Node> Nodes;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_UNIQUESET_H
