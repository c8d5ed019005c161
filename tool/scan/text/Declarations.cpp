//===--- Declarations.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/text/Declarations.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri::tool {

void DeclarationFinder::begin() {
  Functions.clear();
  Mentions.clear();
  Lead = 0;
  Qualifier = NoMention;
  Last = Variable = NoName;
  ClassNames.clear();
  Own = 0;
  IsBody = IsScope = IsClass = IsPastClass = IsUsing = IsOperator = IsAssigned =
      HasParameters = IsPastParameters = false;
  Place.Braces = Place.Parens = Place.Angles = 0;
}

void DeclarationFinder::define(NameTable::Id Name, Definition::KindTy Kind,
                               TextEvidence Own, size_t Lead,
                               llvm::ArrayRef<NameTable::Id> Mentions) {
  const auto Begin = static_cast<std::uint32_t>(Result.Mentions.size());
  llvm::append_range(Result.Mentions, Mentions);
  Result.List.push_back({Name, Kind, Own, Begin,
                         Begin + static_cast<std::uint32_t>(Lead),
                         static_cast<std::uint32_t>(Result.Mentions.size())});
}

void DeclarationFinder::endDeclaration() {
  const NameTable::Id Around =
      Place.Scopes.empty() ? NoName : Place.Scopes.back();
  const Definition::KindTy Kind =
      IsBody && !IsSystem ? Definition::Body : Definition::Declaration;
  for (const NameTable::Id Name : Functions)
    define(Name, Kind, Own, Lead, Mentions);
  // A variable without an initializer has no text, but it has a type.
  if (Functions.empty() && Variable != NoName)
    define(Variable, IsUsing ? Definition::Alias : Definition::Variable, Own,
           IsUsing      ? 0
           : IsAssigned ? Lead
                        : Mentions.size(),
           Mentions);
  // Inherited constructors and conversions apply when the class is mentioned.
  if (Around != NoName && IsUsing)
    define(Around, Definition::Alias, Own, 0, Mentions);
  else if (Around != NoName && IsOperator)
    define(Around, Kind, Own, Lead, Mentions);
  begin();
}

void DeclarationFinder::identifier(NameTable::Id Name) {
  if (InMacro != NoName) {
    MacroMentions.push_back(Name);
    return;
  }
  if (isOutside()) {
    switch (Name) {
    case KwClass:
    case KwStruct:
    case KwUnion:
      IsClass = true;
      IsPastClass = false;
      ClassNames.clear();
      break;
    case KwNamespace:
      IsScope = true;
      break;
    case KwUsing:
      IsUsing = true;
      break;
    case KwOperator:
      IsOperator = true;
      break;
    default:
      // The bases come after the name of the class.
      if (IsClass && !IsPastClass && Name >= NameTable::Ordinary) {
        if (ClassNames.size() == MaxNames)
          ClassNames.pop_back();
        ClassNames.push_back(Name);
      }
    }
    if (Name >= NameTable::Ordinary && !IsAssigned && !HasParameters)
      Variable = Name;
  }
  // The type comes before the name.
  IsText |= MayBeType;
  MayBeType = Place.Parens > 0 && Names[Name].MayBeText;
  Last = Name;
  LastMention = NoMention;
  if (Name >= NameTable::Ordinary &&
      (Mentions.empty() || Mentions.back() != Name)) {
    LastMention = Mentions.size();
    Mentions.push_back(Name);
  }
}

void DeclarationFinder::scope() {
  endQualified(/*IsCall=*/false);
  if (InMacro == NoName && Place.Parens > 0 && Place.Braces == 0 &&
      !IsAssigned && Last != NoName)
    Qualifier = LastMention;
}

/// Removes `Class` from the mentions if a parameter has the type `Class::Kind`:
/// such a function does not take a Class. `Class::create()` in a default
/// argument is kept.
void DeclarationFinder::endQualified(bool IsCall) {
  if (Qualifier != NoMention && !IsCall) {
    Mentions.erase(Mentions.begin() + Qualifier);
    // The last mention is the erased one, or comes after it.
    if (LastMention == Qualifier)
      LastMention = NoMention;
    else
      LastMention -= LastMention != NoMention;
  }
  Qualifier = NoMention;
}

void DeclarationFinder::literal(TextEvidence Evidence) {
  (InMacro != NoName ? MacroOwn : Own) |= Evidence;
  // extern "C"
  if (InMacro == NoName && isOutside() && Last == KwExtern)
    IsScope = true;
  Last = NoName;
}

void DeclarationFinder::endParameter() {
  if (HasParameters && Last != NoName && (!IsSystem || IsText))
    Own |= Names[Last].Evidence & EvidenceUriName;
  IsText = MayBeType = false;
}

void DeclarationFinder::openParen() {
  if (isOutside() && Last != NoName && Last >= NameTable::Ordinary &&
      !IsAssigned && !IsPastParameters) {
    const NameTable::Id Name = Last;
    if (Functions.size() == MaxNames)
      endDeclaration();
    // A table of calls of a macro is one declaration.
    if (!llvm::is_contained(Functions, Name))
      Functions.push_back(Name);
    // The mentions after the last name belong to it.
    Lead = Mentions.size();
    HasParameters = true;
  }
  ++Place.Parens;
}

void DeclarationFinder::openBrace() {
  if (isOutside()) {
    const bool IsHead =
        IsClass && !ClassNames.empty() && !IsAssigned &&
        (Functions.empty() || (Last != NoName && Last >= NameTable::Ordinary));
    if (IsScope && Functions.empty()) {
      begin();
      Place.Scopes.push_back(NoName);
      return;
    }
    if (IsHead) {
      const NameTable::Id Around = ClassNames.back();
      // This may be a function that returns the class.
      for (const NameTable::Id Function : Functions)
        define(Function, Definition::Body, Own, Lead, Mentions);
      for (const NameTable::Id Class : ClassNames)
        define(Class, Definition::Class, Own, 0, Mentions);
      begin();
      Place.Scopes.push_back(Around);
      return;
    }
    if (HasParameters && !IsAssigned) {
      IsBody = true;
    } else if (!IsAssigned) {
      IsAssigned = true;
      Lead = Mentions.size();
    }
  }
  ++Place.Braces;
}

void DeclarationFinder::closeBrace() {
  if (Place.Braces > 0) {
    // The next declaration begins after the body of a function.
    if (--Place.Braces == 0 && IsBody && Place.Parens == 0)
      endDeclaration();
    return;
  }
  endDeclaration();
  if (!Place.Scopes.empty())
    Place.Scopes.pop_back();
}

void DeclarationFinder::punctuation(char C) {
  if (InMacro != NoName)
    return;
  endQualified(C == '(');
  switch (C) {
  case '(':
    openParen();
    break;
  case ')':
    if (Place.Parens == 1)
      endParameter();
    Place.Parens -= Place.Parens > 0;
    break;
  case ',':
    if (Place.Parens == 1)
      endParameter();
    break;
  case '<':
    // Only the parameters of a template are skipped; elsewhere, this may be a
    // less-than operator.
    if (Place.Parens == 0 && Place.Braces == 0 &&
        (Last == KwTemplate || Place.Angles > 0))
      ++Place.Angles;
    IsPastClass |= isOutside();
    break;
  case '>':
    Place.Angles -= Place.Angles > 0;
    break;
  case '{':
    openBrace();
    break;
  case '}':
    closeBrace();
    break;
  case ';':
    if (Place.Braces == 0 && Place.Parens == 0)
      endDeclaration();
    break;
  case '=':
    if (Place.Parens == 1)
      endParameter();
    else if (isOutside() && !IsOperator) {
      Lead = Functions.empty() ? Mentions.size() : Lead;
      IsAssigned = true;
    }
    break;
  case '[':
    if (Place.Parens == 1)
      endParameter();
    break;
  case ':':
    // The colon precedes bases or member initializers, or follows `public`.
    IsPastClass |= isOutside();
    IsPastParameters |= isOutside() && HasParameters;
    return;
  default:
    break;
  }
  if (C != '<' || Last != KwTemplate)
    Last = NoName;
}

void DeclarationFinder::beginMacro(NameTable::Id Name) {
  InMacro = Name;
  MacroMentions.clear();
  MacroOwn = 0;
}

void DeclarationFinder::endMacro() {
  if (InMacro != NoName)
    define(InMacro, Definition::Macro, MacroOwn, 0, MacroMentions);
  InMacro = NoName;
}

void DeclarationFinder::nextBranch() {
  if (!Branches.empty())
    Place = Branches.back();
}

void DeclarationFinder::endBranches() {
  if (!Branches.empty())
    Branches.pop_back();
}

} // namespace clang::tidy::uri::tool
