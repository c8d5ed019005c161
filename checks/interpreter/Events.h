//===--- Events.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a run of an encoder reports, and the edits that it can be run with.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_INTERPRETER_EVENTS_H
#define URI_TIDY_INTERPRETER_EVENTS_H

#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <string>

namespace clang::tidy::uri {

/// Something that the language leaves undefined, done for this input.
struct EncoderFault {
  enum KindTy : unsigned char {
    /// `isalnum` and its kin with a negative value.
    NegativeCtype,
    /// The same with a byte beyond ASCII: the locale decides.
    LocaleCtype,
    /// A table read outside its elements.
    OutOfBounds,
  };
  KindTy Kind;
  /// The argument or the index.
  const Expr *Where;
  const FunctionDecl *In;
};

/// Where hex digits come from: what an edit would have to change.
struct HexSource {
  enum KindTy : unsigned char { Format, Table, Manipulator };
  KindTy Kind;
  /// The value that is formatted, the subscript's index, or the manipulator.
  const Expr *Where = nullptr;
  /// The format, or the table's text.
  const StringLiteral *Literal = nullptr;
  /// Of a format: the bytes of the conversion, from '%' to behind its letter.
  size_t Begin = 0, End = 0;
  const FunctionDecl *In = nullptr;
};

/// Edits that are tried out before they are suggested.
struct EncoderRepair {
  /// Expressions that are cast to `unsigned char`, or masked by IndexMask.
  llvm::DenseMap<const Expr *, unsigned> Masks;
  /// Literals with other bytes.
  llvm::DenseMap<const StringLiteral *, std::string> Texts;
  /// Manipulators that `std::uppercase` follows.
  llvm::DenseSet<const Expr *> Uppercase;

  bool empty() const {
    return Masks.empty() && Texts.empty() && Uppercase.empty();
  }
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_INTERPRETER_EVENTS_H
