//===--- Declarations.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which names a header declares, by its tokens alone.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_TEXT_DECLARATIONS_H
#define URI_TIDY_TOOL_SCAN_TEXT_DECLARATIONS_H

#include "scan/text/Names.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace clang::tidy::uri::tool {

/// A name of a header, and what it means for a file that mentions it.
struct Definition {
  enum KindTy : unsigned char {
    Macro,
    /// A variable, with its value.
    Variable,
    /// A class, with its bases.
    Class,
    /// `using`: another name, inherited constructors.
    Alias,
    /// A function with its body, and without.
    Body,
    Declaration
  };
  NameTable::Id Name;
  KindTy Kind;
  /// Of the literals in it, and the names of its parameters.
  TextEvidence Own;
  /// Names in Definitions::Mentions: those in [Begin, Lead) stand before the
  /// name, as types and attributes do, those in [Lead, End) behind it.
  std::uint32_t Begin, Lead, End;
};

struct Definitions {
  std::vector<Definition> List;
  std::vector<NameTable::Id> Mentions;
};

/// Divides a header's tokens into declarations: what ends with a ';' or a body,
/// in a class or a namespace or outside.
class DeclarationFinder {
public:
  DeclarationFinder(bool IsSystem, NameTable &Names, Definitions &Result)
      : IsSystem(IsSystem), Names(Names), Result(Result) {
    begin();
  }

  void identifier(NameTable::Id Name);
  void literal(TextEvidence Evidence);
  /// `::`
  void scope();
  /// Any other.
  void punctuation(char C);
  /// A number.
  void other() { Last = NoName; }

  /// What comes until the other is the body of a macro.
  void beginMacro(NameTable::Id Name);
  void endMacro();

  /// #if, #else and #endif: each branch begins in the same place.
  void beginBranches() { Branches.push_back(Place); }
  void nextBranch();
  void endBranches();

  void finish() { endDeclaration(); }

  /// Whether nothing counts but braces: the body of a system header's function.
  bool isSkipping() const { return IsBody && IsSystem && Place.Braces > 0; }

private:
  static constexpr NameTable::Id NoName = ~NameTable::Id(0);
  struct Nesting {
    /// The classes around, and NoName for each namespace.
    llvm::SmallVector<NameTable::Id, 6> Scopes;
    /// In the declaration.
    unsigned Braces = 0, Parens = 0, Angles = 0;
  };

  void begin();
  void endDeclaration();
  void define(NameTable::Id Name, Definition::KindTy Kind, TextEvidence Own,
              size_t Lead, llvm::ArrayRef<NameTable::Id> Mentions);
  void openBrace();
  void closeBrace();
  void openParen();
  void endParameter();
  void endQualified(bool IsCall);
  bool isOutside() const {
    return Place.Braces == 0 && Place.Parens == 0 && Place.Angles == 0;
  }

  const bool IsSystem;
  NameTable &Names;
  Definitions &Result;
  Nesting Place;
  std::vector<Nesting> Branches;

  // The current declaration.
  llvm::SmallVector<NameTable::Id, 4> Functions;
  llvm::SmallVector<NameTable::Id, 64> Mentions;
  size_t Lead = 0;
  static constexpr size_t NoMention = ~size_t(0);
  /// In Mentions, if they are there: the last name, and what stands before `::`
  /// in a parameter's type.
  size_t LastMention = NoMention, Qualifier = NoMention;
  NameTable::Id Last, Variable;
  /// The names in a class's head: macros may stand on both sides of its own.
  llvm::SmallVector<NameTable::Id, 4> ClassNames;
  TextEvidence Own;
  bool IsBody, IsScope, IsClass, IsPastClass, IsUsing, IsOperator, IsAssigned,
      HasParameters, IsPastParameters;
  /// In a parameter: its type may be one of text, its last word too.
  bool IsText = false, MayBeType = false;

  // The current macro.
  NameTable::Id InMacro = NoName;
  llvm::SmallVector<NameTable::Id, 64> MacroMentions;
  TextEvidence MacroOwn = 0;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_TEXT_DECLARATIONS_H
