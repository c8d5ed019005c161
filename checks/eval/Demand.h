//===--- Demand.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The values whose bytes matter.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_DEMAND_H
#define URI_TIDY_EVAL_DEMAND_H

#include "text/TextNode.h"
#include "text/TextValue.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace clang::tidy::uri {

/// The origins of values whose bytes matter to a check. Running a condition
/// takes time, and most texts that conditions read never become part of a URI.
class Demand {
public:
  /// The values of \p Of depend on those in \p Source, which may be null.
  void addSource(const Origin &Of, TextRef Source);
  void addSource(const Origin &Of, const Origin &Source);
  /// The parameter or the field \p Of gets \p Argument, which may be null, from
  /// a caller or another function.
  void addArgument(const Origin &Of, TextRef Argument);

  /// Requires the values of \p Of, those that they depend on, and the
  /// parameters and fields that pass them on.
  void require(const Origin &Of);
  /// Requires all values.
  void requireAll() { IsAll = true; }

  bool empty() const { return Required.empty() && !IsAll; }
  /// Whether a value in \p T is required.
  bool includes(TextRef T) const;

private:
  using Relation =
      llvm::DenseMap<const Origin *, llvm::SetVector<const Origin *>>;
  void requireAlong(const Relation &Edges, llvm::ArrayRef<const Origin *> From);

  /// The origins that the values of an origin depend on.
  Relation Sources;
  /// The parameters and fields that pass the values of an origin on.
  Relation Parameters;
  llvm::SetVector<const Origin *> Required;
  bool IsAll = false;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_DEMAND_H
