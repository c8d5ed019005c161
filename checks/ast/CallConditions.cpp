//===--- CallConditions.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/CallConditions.h"
#include "ast/Callee.h"
#include "ast/Constants.h"
#include "ast/TextTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using catalogue::Condition;

/// \p Argument without the expressions that wrap a constant: default arguments,
/// casts, conversions such as that of an enumerator to flags.
static const Expr *constantIn(const Expr *Argument) {
  for (;;) {
    const Expr *E = madeOf(Argument);
    if (const auto *Default = llvm::dyn_cast<CXXDefaultArgExpr>(E))
      Argument = Default->getExpr();
    else if (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E))
      Argument = Cast->getSubExpr();
    else
      return E;
  }
}

/// The initializer of the local variable that \p Ref names, if the same macro
/// declares and uses it, as curl_easy_setopt() does: the variable then holds
/// the argument.
static const Expr *argumentOfMacro(const DeclRefExpr &Ref,
                                   const SourceManager &SM) {
  const auto *Var = llvm::dyn_cast<VarDecl>(Ref.getDecl());
  if (!Var || !Var->isLocalVarDecl() || !Var->getInit() ||
      !Var->getLocation().isMacroID() ||
      SM.getExpansionLoc(Var->getLocation()) !=
          SM.getExpansionLoc(Ref.getLocation()))
    return nullptr;
  return Var->getInit();
}

static bool isCalled(const Expr &E, llvm::StringRef Name,
                     const ASTContext &Context) {
  const SourceManager &SM = Context.getSourceManager();
  // A name that the preprocessor replaced.
  for (SourceLocation Loc = E.getBeginLoc(); Loc.isMacroID();
       Loc = SM.getImmediateMacroCallerLoc(Loc))
    if (Lexer::getImmediateMacroName(Loc, SM, Context.getLangOpts()) == Name)
      return true;
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&E);
  if (!Ref)
    return false;
  if (Ref->getDecl()->getDeclName().isIdentifier() &&
      Ref->getDecl()->getName() == catalogue::lastPart(Name))
    return true;
  const Expr *Behind = argumentOfMacro(*Ref, SM);
  return Behind && isCalled(*constantIn(Behind), Name, Context);
}

static bool isOne(const Expr &E, llvm::StringRef Value,
                  const ASTContext &Context) {
  if (isCalled(E, Value, Context))
    return true;
  if (Value == "null")
    return constantText(E, Context) == llvm::StringRef() &&
           E.getType()->isPointerType();
  const std::optional<llvm::APSInt> Known = constantOf(E, Context);
  if (!Known)
    return false;
  if (Value == "true" || Value == "false")
    return (Value == "true") == Known->getBoolValue();
  long long Number = 0;
  return !Value.getAsInteger(0, Number) &&
         llvm::APSInt::isSameValue(*Known, llvm::APSInt::get(Number));
}

/// The operands of `A | B`, or \p E itself. Returns false if one of them is not
/// a constant.
static bool flagsOf(const Expr &E, const ASTContext &Context,
                    llvm::SmallVectorImpl<const Expr *> &Flags) {
  const Expr *Flag = constantIn(&E);
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(Flag);
      Binary && Binary->getOpcode() == BO_Or)
    // Operands from a macro, which may represent several flags, also match its
    // name.
    return flagsOf(*Binary->getLHS(), Context, Flags) &&
           flagsOf(*Binary->getRHS(), Context, Flags);
  if (const auto *Call = llvm::dyn_cast<CXXOperatorCallExpr>(Flag);
      Call && Call->getOperator() == OO_Pipe && Call->getNumArgs() == 2)
    return flagsOf(*Call->getArg(0), Context, Flags) &&
           flagsOf(*Call->getArg(1), Context, Flags);
  Flags.push_back(Flag);
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(Flag);
  return (Ref && llvm::isa<EnumConstantDecl>(Ref->getDecl())) ||
         constantOf(*Flag, Context);
}

bool holds(Condition::KindTy Kind, llvm::StringRef Value, const Expr &Argument,
           const ASTContext &Context) {
  llvm::SmallVector<llvm::StringRef, 2> Names;
  Value.split(Names, '|');
  const auto IsAny = [&](const Expr *E) {
    return llvm::any_of(
        Names, [&](llvm::StringRef Name) { return isOne(*E, Name, Context); });
  };
  switch (Kind) {
  case Condition::Is:
    return IsAny(constantIn(&Argument)) || IsAny(&Argument);
  case Condition::Has:
  case Condition::Lacks: {
    llvm::SmallVector<const Expr *, 4> Flags;
    const bool AreKnown = flagsOf(Argument, Context, Flags);
    const bool IsThere = llvm::any_of(Flags, IsAny);
    return Kind == Condition::Has ? IsThere : AreKnown && !IsThere;
  }
  case Condition::Spells: {
    const std::optional<llvm::StringRef> Text = constantText(Argument, Context);
    return Text && llvm::any_of(Names, [&](llvm::StringRef Name) {
             return Text->equals_insensitive(Name);
           });
  }
  }
  return false;
}

std::optional<llvm::StringRef> constantText(const Expr &Argument,
                                            const ASTContext &Context) {
  const Expr *E = constantIn(&Argument);
  if (const StringLiteral *Literal = literalIn(E)) {
    if (Literal->getCharByteWidth() != 1)
      return std::nullopt;
    return Literal->getString();
  }
  if (const auto *Made = llvm::dyn_cast<CXXConstructExpr>(E))
    return Made->getNumArgs() == 0 ? std::optional(llvm::StringRef())
                                   : std::nullopt;
  if (isNullPointer(E, Context))
    return llvm::StringRef();
  return std::nullopt;
}

/// The elements of a braced list.
static std::optional<uricore::CharSet>
constantElements(const InitListExpr &List, const ASTContext &Context) {
  uricore::CharSet Result;
  for (const Expr *Element : List.inits()) {
    const std::optional<llvm::APSInt> Known = constantOf(*Element, Context);
    if (!Known || Known->isNegative() || *Known > 0xFF)
      return std::nullopt;
    Result = Result | uricore::CharSet::of(
                          static_cast<unsigned char>(Known->getZExtValue()));
  }
  return Result;
}

std::optional<uricore::CharSet> constantChars(const Expr &Argument,
                                              const ASTContext &Context) {
  static constexpr unsigned MaxDepth = 4;
  const Expr *E = &Argument;
  for (unsigned Depth = 0; Depth < MaxDepth; ++Depth) {
    if (const auto Text = constantText(*E, Context))
      return uricore::CharSet(std::string_view(Text->data(), Text->size()));
    E = constantIn(E);
    if (const auto *Elements = llvm::dyn_cast<CXXStdInitializerListExpr>(E))
      E = stripped(Elements->getSubExpr());
    if (const auto *List = llvm::dyn_cast<InitListExpr>(E))
      return constantElements(*List, Context);
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E);
    const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    const Expr *Init =
        Var && Context.getBaseElementType(Var->getType()).isConstQualified()
            ? Var->getAnyInitializer()
            : nullptr;
    if (!Init || Init->isValueDependent())
      return std::nullopt;
    E = Init;
  }
  return std::nullopt;
}

} // namespace clang::tidy::uri
