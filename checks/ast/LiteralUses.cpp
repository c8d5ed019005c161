//===--- LiteralUses.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/LiteralUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

bool LiteralUses::marksTranslation(llvm::StringRef Name) const {
  return Name == "_" || Names.say(Name, NameMeaning::Translation);
}

const LiteralUses::Use *LiteralUses::useOf(const StringLiteral &Literal) const {
  const decltype(Uses)::const_iterator Found = Uses.find(&Literal);
  return Found == Uses.end() ? nullptr : &Found->second;
}

llvm::ArrayRef<const Decl *> LiteralUses::readers(const Decl *Of) const {
  const auto Found = Readers.find(Of);
  return Found == Readers.end() ? llvm::ArrayRef<const Decl *>()
                                : Found->second;
}

llvm::SmallVector<const LiteralUses::Code *, 8>
LiteralUses::around(const Use &Of) const {
  llvm::SmallVector<const Code *, 8> Result;
  const auto Add = [&](const Decl *D) {
    if (const auto Found = Codes.find(D); Found != Codes.end())
      Result.push_back(&Found->second);
  };
  Add(Of.In);
  for (const Decl *Callee : Of.Callees)
    Add(Callee);
  for (const Decl *Reader : readers(Of.Holder))
    Add(Reader);
  return Result;
}

bool LiteralUses::isHeldInHeader(const StringLiteral &Literal,
                                 const Use &Of) const {
  const SourceManager &SM = AST.getSourceManager();
  const auto *Holder = llvm::dyn_cast_or_null<VarDecl>(Of.Holder);
  return Of.Holder && !(Holder && Holder->isLocalVarDecl()) &&
         !SM.isInMainFile(SM.getExpansionLoc(Literal.getBeginLoc()));
}

bool LiteralUses::isMeasured(const StringLiteral &Literal, size_t From,
                             bool Grows) const {
  const Use *Of = useOf(Literal);
  if (!Of || Of->FillsArray || isHeldInHeader(Literal, *Of) ||
      (isVisibleOutside(Literal) &&
       Of->Holder->getMostRecentDecl() != Of->Holder->getCanonicalDecl()) ||
      llvm::any_of(Of->Parameters,
                   [this](const Decl *Each) { return Taken.contains(Each); }) ||
      (Grows && (Of->IsCopied || Copied.contains(Of->Holder))))
    return true;
  // The terminator counts for some functions, and may be the end of an array.
  const uint64_t Length = Literal.getLength(), Last = Length + 2;
  // What is formatted beside the literal needs space, too.
  const uint64_t Ample = 2 * Length + 32;
  return llvm::any_of(around(*Of), [&](const Code *Each) {
    const auto *Number = llvm::upper_bound(Each->Numbers, uint64_t(From));
    return (Number != Each->Numbers.end() && *Number <= Last) ||
           (Grows && !Each->Spaces.empty() && Each->Spaces.front() <= Ample);
  });
}

bool LiteralUses::isSought(
    const StringLiteral &Literal, llvm::StringRef Old,
    llvm::function_ref<bool(const StringLiteral &)> IsEdited) const {
  const Use *Of = useOf(Literal);
  if (!Of || Literal.getCharByteWidth() != 1)
    return false;
  if (Old.size() == 1 && llvm::any_of(around(*Of), [&](const Code *Each) {
        return std::binary_search(Each->Characters.begin(),
                                  Each->Characters.end(),
                                  static_cast<unsigned char>(Old.front()));
      }))
    return true;
  const llvm::StringRef Whole = Literal.getString();
  // Of so many, some may be what the program makes of the literal.
  static constexpr size_t MaxSought = 1000;
  if (Sought.size() > MaxSought ||
      (Old.size() > 1 ? llvm::any_of(Sought,
                                     [Old](const auto &Each) {
                                       return Each.getKey().contains(Old);
                                     })
                      : Sought.contains(Old) || Sought.contains(Whole)))
    return true;
  const auto Same = InTables.find(Whole);
  return Same != InTables.end() &&
         llvm::any_of(Same->second, [&](const StringLiteral *Other) {
           return Other != &Literal && !IsEdited(*Other);
         });
}

bool LiteralUses::seeksLowercaseEscape() const {
  const auto HasEscape = [](llvm::StringRef Bytes) {
    for (size_t At = Bytes.find('%'); At != llvm::StringRef::npos;
         At = Bytes.find('%', At + 1)) {
      const llvm::StringRef Digits = Bytes.substr(At + 1, 2);
      if (Digits.size() == 2 && llvm::all_of(Digits, llvm::isHexDigit) &&
          Digits.find_first_of("abcdef") != llvm::StringRef::npos)
        return true;
    }
    return false;
  };
  return llvm::any_of(
      Sought, [&](const auto &Each) { return HasEscape(Each.getKey()); });
}

bool LiteralUses::isLabel(const StringLiteral &Literal) const {
  const Use *Of = useOf(Literal);
  return Of && Of->IsLabel;
}

bool LiteralUses::isLimit(uint64_t Number, const FunctionDecl &Function) const {
  return llvm::any_of(Codes, [&](const auto &Each) {
    return Each.first->getCanonicalDecl() != Function.getCanonicalDecl() &&
           llvm::is_contained(Each.second.Limits, Number);
  });
}

bool LiteralUses::isVisibleOutside(const StringLiteral &Literal) const {
  const Use *Of = useOf(Literal);
  const auto *Holder =
      llvm::dyn_cast_or_null<VarDecl>(Of ? Of->Holder : nullptr);
  return Holder && !Holder->isLocalVarDecl() && Holder->isExternallyVisible();
}

bool LiteralUses::isKey(const StringLiteral &Literal) const {
  if (const Use *Of = useOf(Literal); Of && Of->IsKey)
    return true;
  // `N_("…")`, which expands to its argument.
  const SourceLocation Begin = Literal.getBeginLoc();
  return AST.getSourceManager().isMacroArgExpansion(Begin) &&
         marksTranslation(Lexer::getImmediateMacroName(
             Begin, AST.getSourceManager(), AST.getLangOpts()));
}

llvm::ArrayRef<const Decl *>
LiteralUses::readersOf(const StringLiteral &Literal) const {
  const Use *Of = useOf(Literal);
  return Of && Of->Holder && !llvm::isa<FunctionDecl>(Of->Holder)
             ? readers(Of->Holder)
             : llvm::ArrayRef<const Decl *>();
}

/// Whether \p D is one of \p Functions, or the template of one.
static bool isOneOf(const Decl &D,
                    llvm::ArrayRef<const FunctionDecl *> Functions) {
  return llvm::any_of(Functions, [&](const FunctionDecl *Each) {
    const FunctionDecl *Pattern =
        Each ? Each->getTemplateInstantiationPattern() : nullptr;
    return Each && D.getCanonicalDecl() ==
                       (Pattern ? Pattern : Each)->getCanonicalDecl();
  });
}

bool LiteralUses::isCalledOutside(
    const FunctionDecl &Function,
    llvm::ArrayRef<const FunctionDecl *> Functions) const {
  const SourceManager &SM = AST.getSourceManager();
  const auto IsInHeader = [&SM](const FunctionDecl *Each) {
    return !SM.isInMainFile(SM.getExpansionLoc(Each->getLocation()));
  };
  return llvm::any_of(Function.redecls(), IsInHeader) ||
         llvm::any_of(
             readers(Function.getCanonicalDecl()), [&](const Decl *In) {
               return In->getCanonicalDecl() != Function.getCanonicalDecl() &&
                      !isOneOf(*In, Functions);
             });
}

bool LiteralUses::isShared(
    const StringLiteral &Literal,
    llvm::ArrayRef<const FunctionDecl *> Functions) const {
  const Use *Of = useOf(Literal);
  if (!Of)
    return true;
  const auto IsOfOthers = [&](const Decl *Code) {
    const FunctionDecl *Function = Code->getAsFunction();
    return !Function || (!isOneOf(*Function, Functions) &&
                         (Function->isExternallyVisible() ||
                          isCalledOutside(*Function, Functions)));
  };
  // A helper without a declaration in a header belongs to this file.
  if (const FunctionDecl *Around = Of->In ? Of->In->getAsFunction() : nullptr;
      Around && !isOneOf(*Around, Functions) &&
      isCalledOutside(*Around, Functions))
    return true;
  const auto *Holder = llvm::dyn_cast_or_null<DeclaratorDecl>(Of->Holder);
  if (!Holder || llvm::isa<FunctionDecl>(Holder))
    return false;
  if (isHeldInHeader(Literal, *Of))
    return true;
  return !llvm::isa<VarDecl>(Holder) || isVisibleOutside(Literal) ||
         llvm::any_of(readers(Holder), IsOfOthers);
}

} // namespace clang::tidy::uri
