//===--- Outputs.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The pointers through which a function only writes.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_OUTPUTS_H
#define URI_TIDY_EVAL_OUTPUTS_H

#include "clang/AST/Decl.h"
#include "llvm/ADT/DenseMap.h"

namespace clang::tidy::uri {

/// The pointers to characters that functions get to write a text to.
class Outputs {
public:
  /// Whether the function of \p Param fills an array, and reads nothing there:
  /// what the array contains before is lost. The pointer to where it writes is
  /// \p Param, or what \p Param leads to: a `char *`, or the field \p Field.
  bool include(const ParmVarDecl &Param, const FieldDecl *Field = nullptr) {
    return include(Param, Field, 0);
  }

private:
  bool include(const ParmVarDecl &Param, const FieldDecl *Field,
               unsigned Depth);
  bool compute(const ParmVarDecl &Param, const FieldDecl *Field,
               unsigned Depth);

  llvm::DenseMap<std::pair<const ParmVarDecl *, const FieldDecl *>, bool> Known;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_OUTPUTS_H
