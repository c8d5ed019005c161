//===--- Demand.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/Demand.h"

namespace clang::tidy::uri {

/// Whether \p O says where bytes come from, and conditions can restrict them.
static bool isTraceable(const Origin &O) {
  switch (O.Kind) {
  case Origin::Number:
  case Origin::Time:
  case Origin::Enumerator:
  case Origin::Constants:
    return false;
  case Origin::Joined:
  case Origin::Lost:
    return O.Identity != nullptr;
  default:
    return true;
  }
}

/// Whether \p Matches returns true for the origin of a value in \p T.
static bool anyOrigin(TextRef T,
                      llvm::function_ref<bool(const Origin &)> Matches) {
  return findNode(T, [&](const TextNode &N) {
    return N.Kind == TextNode::Value && Matches(*N.Facts->From);
  });
}

void Demand::addSource(const Origin &Of, const Origin &Source) {
  if (&Source != &Of && isTraceable(Source))
    Sources[&Of].insert(&Source);
}

void Demand::addSource(const Origin &Of, TextRef Source) {
  anyOrigin(Source, [&](const Origin &From) {
    addSource(Of, From);
    return false;
  });
}

void Demand::addArgument(const Origin &Of, TextRef Argument) {
  anyOrigin(Argument, [&](const Origin &From) {
    addSource(Of, From);
    if (&From != &Of && isTraceable(From))
      Parameters[&From].insert(&Of);
    return false;
  });
}

void Demand::requireAlong(const Relation &Edges,
                          llvm::ArrayRef<const Origin *> From) {
  llvm::SmallVector<const Origin *, 8> Pending(From.begin(), From.end());
  while (!Pending.empty()) {
    const auto Found = Edges.find(Pending.pop_back_val());
    if (Found == Edges.end())
      continue;
    for (const Origin *Next : Found->second)
      if (Required.insert(Next))
        Pending.push_back(Next);
  }
}

void Demand::require(const Origin &Of) {
  if (!isTraceable(Of)) {
    // A value of which only the facts were kept can be any of them.
    if (Of.Kind == Origin::Joined)
      requireAll();
    return;
  }
  if (!Required.insert(&Of))
    return;
  const size_t First = Required.size() - 1;
  requireAlong(Sources, {&Of});
  const llvm::SmallVector<const Origin *, 8> Fresh(Required.begin() + First,
                                                   Required.end());
  requireAlong(Parameters, Fresh);
}

bool Demand::includes(TextRef T) const {
  return IsAll || anyOrigin(T, [this](const Origin &From) {
           return Required.contains(&From);
         });
}

} // namespace clang::tidy::uri
