//===--- Events.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The events that a run of an encoder reports, and the edits that can be
/// applied to a run.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_INTERPRETER_EVENTS_H
#define URI_TIDY_INTERPRETER_EVENTS_H

#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <string>

namespace clang::tidy::uri {

/// Behaviour that the language leaves undefined, and that occurs for this
/// input.
struct EncoderFault {
  enum KindTy : unsigned char {
    /// `isalnum` or a similar function, called with a negative value.
    NegativeCtype,
    /// The same, called with a byte beyond ASCII: the result depends on the
    /// locale.
    LocaleCtype,
    /// A table read out of bounds.
    OutOfBounds,
    /// Text read behind its end.
    PastEnd,
  };
  KindTy Kind;
  /// The argument or the index.
  const Expr *Where;
  const FunctionDecl *In;
};

/// The source of hex digits, which an edit would have to change.
struct HexSource {
  enum KindTy : unsigned char { Format, Table, Manipulator };
  KindTy Kind;
  /// The formatted value, the index of the subscript, or the manipulator.
  const Expr *Where = nullptr;
  /// The format, or the text of the table.
  const StringLiteral *Literal = nullptr;
  /// In a format, the bytes of the conversion, from '%' to the end of its
  /// letter.
  size_t Begin = 0, End = 0;
  const FunctionDecl *In = nullptr;
};

/// Edits that are tried before they are suggested.
struct EncoderRepair {
  /// Expressions that are cast to `unsigned char`, or masked with IndexMask.
  llvm::DenseMap<const Expr *, unsigned> Masks;
  /// The new bytes of literals.
  llvm::DenseMap<const StringLiteral *, std::string> Texts;
  /// Manipulators after which `std::uppercase` is inserted.
  llvm::DenseSet<const Expr *> Uppercase;

  bool empty() const {
    return Masks.empty() && Texts.empty() && Uppercase.empty();
  }
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_INTERPRETER_EVENTS_H
