//===--- UniqueSet.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Stores one object for each set of equal objects, so that addresses can be
/// compared.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_UNIQUESET_H
#define URI_TIDY_TEXT_UNIQUESET_H

#include "llvm/ADT/FoldingSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Allocator.h"
#include <utility>

namespace clang::tidy::uri {

/// A set of objects with stable addresses. Two objects are equal if
/// `void profile(llvm::FoldingSetNodeID &) const` adds the same data for both.
template <typename Item> class UniqueSet {
  struct Node : llvm::FoldingSetNode {
    Item Content;
    explicit Node(Item Content) : Content(std::move(Content)) {}
    // NOLINTNEXTLINE(readability-identifier-naming): FoldingSet's name for it.
    void Profile(llvm::FoldingSetNodeID &ID) const { Content.profile(ID); }
  };

public:
  /// Returns the object that is equal to \p Wanted. If there is none, inserts
  /// \p Wanted, and \p Complete sets the members that are not part of its
  /// identity.
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
