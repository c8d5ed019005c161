//===--- PieceRun.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Running a piece of a function with one of the texts or characters that it
/// reads.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_PIECERUN_H
#define URI_TIDY_ENCODER_PIECERUN_H

#include "encoder/Changes.h"
#include "encoder/FunctionRuns.h"
#include "encoder/Pieces.h"

namespace clang::tidy::uri {

class PieceRun {
public:
  PieceRun(FunctionRuns &Runs, ASTContext &Context, Changes &Changed,
           const Stmt &Piece)
      : Owner(Runs.newProgram(Context)), Program(*Owner),
        ValueOf([&Changed, &Piece](const VarDecl &Var) -> const PriorValue & {
          return Changed.valueOf(Var, Piece);
        }) {}

  /// The variable that holds the length of the text; null if none does.
  const VarDecl *Length = nullptr;

  /// A run begins, with this text.
  void give(const Read &Text, llvm::ArrayRef<int64_t> Units);
  /// The same with a character.
  void give(const Read &Character, int64_t Unit);
  /// Whether the piece may have changed the text or the character.
  bool hasChanged() const {
    return Object->IsWritten || Object->IsLost || CellRef->IsLost ||
           (hasMoved() && !IsPointer);
  }
  /// Whether the piece has changed the variable, which may be a pointer.
  bool hasMoved() const { return CellRef->IsWritten; }
  /// The text as the piece has left it; nothing if that is not known.
  std::optional<Units> left() const;

private:
  void place(const Read &Of, Value V);

  std::unique_ptr<Interpreter> Owner;

public:
  Interpreter &Program;

private:
  std::function<const PriorValue &(const VarDecl &)> ValueOf;
  Cells *Object = nullptr, *CellRef = nullptr;
  bool IsPointer = false;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_PIECERUN_H
