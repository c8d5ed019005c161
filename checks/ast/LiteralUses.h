//===--- LiteralUses.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What code says about the bytes of a literal, apart from the text that it is
/// a part of: an edit of the literal alone would break that code.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_LITERALUSES_H
#define URI_TIDY_AST_LITERALUSES_H

#include "knowledge/NameMeanings.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace clang::tidy::uri {

/// The literals of a unit, and the numbers, characters and other literals of
/// the code that uses them. Reads the whole unit once.
class LiteralUses {
public:
  LiteralUses(const ASTContext &AST, const NameMeanings &Names);

  /// Whether code may depend on the length of \p Literal, or on where its bytes
  /// from \p From on are: a number beside it, an array that it fills. If
  /// \p Grows, there may also be too little space for it.
  bool isMeasured(const StringLiteral &Literal, size_t From, bool Grows) const;
  /// Whether code may look for the bytes \p Old of \p Literal, which an edit
  /// replaces, or for all of it. \p IsEdited says whether the same literal in a
  /// table gets the same edit.
  bool isSought(const StringLiteral &Literal, llvm::StringRef Old,
                llvm::function_ref<bool(const StringLiteral &)> IsEdited) const;
  /// Whether code looks for an escape in lowercase hex, or compares text with
  /// one.
  bool seeksLowercaseEscape() const;
  /// Whether \p Literal is a part of a label of a switch.
  bool isLabel(const StringLiteral &Literal) const;
  /// Whether something is found by \p Literal: its translation, or what has the
  /// number that is computed from it.
  bool isKey(const StringLiteral &Literal) const;
  /// The functions and other declarations that name the variable or field that
  /// \p Literal initializes.
  llvm::ArrayRef<const Decl *> readersOf(const StringLiteral &Literal) const;
  /// Whether code outside of \p Function compares something with \p Number.
  bool isLimit(uint64_t Number, const FunctionDecl &Function) const;
  /// Whether other units may use the variable that \p Literal initializes.
  bool isVisibleOutside(const StringLiteral &Literal) const;
  /// Whether code outside of \p Functions may use \p Literal: it reads the
  /// variable that holds it, or calls the function around it.
  bool isShared(const StringLiteral &Literal,
                llvm::ArrayRef<const FunctionDecl *> Functions) const;

private:
  /// What a function contains, or a declaration outside of functions.
  struct Code {
    llvm::SmallVector<uint64_t, 8> Numbers;
    /// Those that something is compared with.
    llvm::SmallVector<uint64_t, 2> Limits;
    /// The lengths of arrays of characters.
    llvm::SmallVector<uint64_t, 2> Spaces;
    /// The characters that it compares, or that calls look for.
    llvm::SmallVector<unsigned, 4> Characters;
  };
  struct Use {
    /// The code that contains the literal.
    const Decl *In = nullptr;
    /// The variable, field or parameter that it initializes, or the function
    /// that returns it.
    const Decl *Holder = nullptr;
    /// The definitions of the functions that get it.
    llvm::SmallVector<const Decl *, 2> Callees;
    /// Their parameters.
    llvm::SmallVector<const Decl *, 2> Parameters;
    bool FillsArray = false, IsInTable = false, IsCopied = false, IsKey = false,
         IsLabel = false, IsSought = false;
  };
  /// Collects what one declaration contains.
  class Reader;

  /// Whether a function or macro called \p Name marks texts for translators.
  bool marksTranslation(llvm::StringRef Name) const;

  /// Null for a literal outside of the code of the unit.
  const Use *useOf(const StringLiteral &Literal) const;
  /// The code that names \p Of, a canonical declaration.
  llvm::ArrayRef<const Decl *> readers(const Decl *Of) const;
  /// The code that may depend on the bytes of the literal with \p Of.
  llvm::SmallVector<const Code *, 8> around(const Use &Of) const;
  bool isCalledOutside(const FunctionDecl &Function,
                       llvm::ArrayRef<const FunctionDecl *> Functions) const;
  bool isHeldInHeader(const StringLiteral &Literal, const Use &Of) const;

  const ASTContext &AST;
  const NameMeanings &Names;
  llvm::DenseMap<const Decl *, Code> Codes;
  llvm::MapVector<const StringLiteral *, Use> Uses;
  llvm::DenseMap<const Decl *, llvm::SmallVector<const Decl *, 4>> Readers;
  /// The bytes of the literals that the unit looks for.
  llvm::StringSet<> Sought;
  llvm::StringMap<llvm::SmallVector<const StringLiteral *, 1>> InTables;
  /// The variables that are copied to where their length is not checked.
  llvm::DenseSet<const Decl *> Copied;
  /// The parameters of which functions take pieces.
  llvm::DenseSet<const Decl *> Taken;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_LITERALUSES_H
