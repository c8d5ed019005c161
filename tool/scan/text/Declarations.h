//===--- Declarations.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds the names that a header declares, using only its tokens.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_TEXT_DECLARATIONS_H
#define URI_TIDY_TOOL_SCAN_TEXT_DECLARATIONS_H

#include "scan/text/Names.h"
#include "llvm/ADT/SmallVector.h"
#include <vector>

namespace clang::tidy::uri::tool {

/// A name of a header, and the evidence that it contributes to a file that
/// mentions it.
struct Definition {
  enum KindTy : unsigned char {
    Macro,
    /// A variable and its value.
    Variable,
    /// A class and its bases.
    Class,
    /// `using`: another name, or inherited constructors.
    Alias,
    /// A function with a body, and one without.
    Body,
    Declaration
  };
  NameTable::Id Name;
  KindTy Kind;
  /// The evidence in its literals and in the names of its parameters.
  TextEvidence Own;
  /// Names in Definitions::Mentions: those in [Begin, Lead) precede the name,
  /// such as types and attributes; those in [Lead, End) follow it.
  std::uint32_t Begin, Lead, End;
};

struct Definitions {
  std::vector<Definition> List;
  std::vector<NameTable::Id> Mentions;
};

/// Divides the tokens of a header into declarations. A declaration ends with a
/// ';' or a body, and may be in a class or a namespace.
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
  /// Any other punctuation character.
  void punctuation(char C);
  /// A number.
  void other() { Last = NoName; }

  /// The tokens between these two calls are the body of a macro.
  void beginMacro(NameTable::Id Name);
  void endMacro();

  /// For #if, #else and #endif: each branch begins with the same nesting.
  void beginBranches() { Branches.push_back(Place); }
  void nextBranch();
  void endBranches();

  void finish() { endDeclaration(); }

  /// Whether only braces matter: in the body of a function of a system header.
  bool isSkipping() const { return IsBody && IsSystem && Place.Braces > 0; }

private:
  static constexpr NameTable::Id NoName = ~NameTable::Id(0);
  struct Nesting {
    /// The enclosing classes, and NoName for each enclosing namespace.
    llvm::SmallVector<NameTable::Id, 6> Scopes;
    /// Open brackets within the declaration.
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
  /// How many names it can define. Each of them gets all its mentions. What has
  /// more are calls of macros, one after the other.
  static constexpr size_t MaxNames = 16;
  llvm::SmallVector<NameTable::Id, 4> Functions;
  llvm::SmallVector<NameTable::Id, 64> Mentions;
  size_t Lead = 0;
  static constexpr size_t NoMention = ~size_t(0);
  /// Indices in Mentions, if they are there: of the last name, and of the name
  /// before `::` in the type of a parameter.
  size_t LastMention = NoMention, Qualifier = NoMention;
  NameTable::Id Last, Variable;
  /// The names in the head of a class; there may be macros on both sides of its
  /// own name.
  llvm::SmallVector<NameTable::Id, 4> ClassNames;
  TextEvidence Own;
  bool IsBody, IsScope, IsClass, IsPastClass, IsUsing, IsOperator, IsAssigned,
      HasParameters, IsPastParameters;
  /// For a parameter: whether its type may be a text type, and whether its last
  /// word may be one.
  bool IsText = false, MayBeType = false;

  // The current macro.
  NameTable::Id InMacro = NoName;
  llvm::SmallVector<NameTable::Id, 64> MacroMentions;
  TextEvidence MacroOwn = 0;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_TEXT_DECLARATIONS_H
