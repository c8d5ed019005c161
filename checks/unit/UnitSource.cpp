//===--- UnitSource.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The source that checks report, as readers know it.
///
//===----------------------------------------------------------------------===//

#include "LLVMSupportCompat.h"
#include "ast/CallArguments.h"
#include "ast/Callee.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "model/LiteralOrigin.h"
#include "unit/Assertions.h"
#include "unit/UnitAnalysis.h"
#include "clang/AST/ASTLambda.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Path.h"

namespace clang::tidy::uri {

SourceLocation UnitAnalysis::locationOf(const Expr &E) const {
  return Unit->getSourceManager().getFileLoc(E.getBeginLoc());
}

SourceLocation UnitAnalysis::locationInChain(const Expr &Call) const {
  const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  const Expr *Object = Member ? Member->getImplicitObjectArgument() : nullptr;
  return Object && llvm::isa<CallExpr>(Object->IgnoreParenImpCasts())
             ? Unit->getSourceManager().getFileLoc(Member->getExprLoc())
             : locationOf(Call);
}

CharSourceRange UnitAnalysis::rangeOf(const Expr &E) const {
  return Lexer::makeFileCharRange(
      CharSourceRange::getTokenRange(E.getSourceRange()),
      Unit->getSourceManager(), Unit->getLangOpts());
}

CharSourceRange UnitAnalysis::editableRangeOf(const Expr &E) const {
  return editableRange(E, Unit->getSourceManager(), Unit->getLangOpts());
}

std::string UnitAnalysis::nameOf(const Expr &E) const {
  return uri::nameOf(&E, Names);
}

std::string UnitAnalysis::subjectNameOf(const Expr &E) const {
  if (const llvm::StringRef Key = keyOf(&E); !Key.empty())
    return Key.str();
  // The name of a field of the library, such as `first`, says little alone.
  std::string Name = nameOf(E);
  const Expr *Plain = E.IgnoreUnlessSpelledInSource();
  // `It.value()`, of an iterator of a map.
  if (const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(Plain);
      Call && Call->getNumArgs() == 0 && Call->getMethodDecl() &&
      compat::endsWith(className(Call->getObjectType()), "iterator"))
    return nameOf(*Call->getImplicitObjectArgument()) + "." +
           Call->getMethodDecl()->getNameAsString() + "()";
  const auto *Member = llvm::dyn_cast<MemberExpr>(Plain);
  const auto *Field =
      Member ? llvm::dyn_cast<FieldDecl>(Member->getMemberDecl()) : nullptr;
  if (!Field || !(TextTypes::current().fieldOf(*Field) || isInLibrary(*Field)))
    return Name;
  const std::string Object = nameOf(*Member->getBase());
  return Object.empty() ? Name
                        : Object + (Member->isArrow() ? "->" : ".") +
                              Field->getName().str();
}

std::string UnitAnalysis::calleeName(const Expr &Call) const {
  const auto *CallOf = llvm::dyn_cast<CallExpr>(Call.IgnoreParenImpCasts());
  const FunctionDecl *Callee = CallOf ? CallOf->getDirectCallee() : nullptr;
  if (llvm::isa<CXXConstructExpr>(Call))
    return className(Call.getType());
  // An object that is called, such as a lambda.
  if (const auto *Operator =
          llvm::dyn_cast_or_null<CXXOperatorCallExpr>(CallOf);
      Operator && Operator->getOperator() == OO_Call)
    if (std::string Object = nameOf(*Operator->getArg(0)); !Object.empty())
      return Object;
  return Callee ? Callee->getNameAsString() : nameOf(Call);
}

const Expr *UnitAnalysis::sameCallIn(const Expr &Call) {
  const auto *Outer = llvm::dyn_cast<CallExpr>(stripped(&Call));
  const auto Arguments = Outer ? objectAndArguments(*Outer).second
                               : llvm::ArrayRef<const Expr *>();
  if (Arguments.size() != 1)
    return nullptr;
  const Expr *Inner = stripped(Arguments[0]);
  // A string becomes a view of itself.
  if (const auto *Converted = llvm::dyn_cast<CXXMemberCallExpr>(Inner);
      Converted &&
      llvm::isa_and_nonnull<CXXConversionDecl>(Converted->getMethodDecl()))
    Inner = stripped(Converted->getImplicitObjectArgument());
  const FunctionDecl *OfOuter = calledBy(*Outer), *OfInner = calledBy(*Inner);
  return OfOuter && OfInner &&
                 OfOuter->getCanonicalDecl() == OfInner->getCanonicalDecl()
             ? Inner
             : nullptr;
}

const Expr *UnitAnalysis::unconverted(const Expr *E) {
  while (true) {
    E = madeOf(E);
    const auto *Call = llvm::dyn_cast<CallExpr>(E);
    const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(E);
    // `QString::fromLatin1(…)`
    const auto Facts = Call ? factsOf(*Call) : llvm::SmallVector<ApiFact, 1>();
    if (Facts.size() == 1 && Facts.front().Role == ApiRole::Forwards &&
        Facts.front().Dest == ApiFact::Result && Facts.front().Arg == 0)
      E = Call->getArg(0);
    else if (Method &&
             (llvm::isa_and_nonnull<CXXConversionDecl>(
                  Method->getMethodDecl()) ||
              compat::isOneOf({TextMethod::Characters, TextMethod::Copy,
                               TextMethod::Utf8, TextMethod::Latin1},
                              methodOf(*Method))))
      E = Method->getImplicitObjectArgument();
    else
      return E;
  }
}

bool UnitAnalysis::isPassedUnchanged(const Expr &Outer, const Expr &Inner) {
  const auto IsInner = [&, Sought = stripped(&Inner)](const Expr *Each) {
    return unconverted(Each) == Sought;
  };
  if (const auto *Made = llvm::dyn_cast<CXXConstructExpr>(&Outer))
    return llvm::any_of(Made->arguments(), IsInner);
  const auto *Call = llvm::dyn_cast<CallExpr>(stripped(&Outer));
  if (!Call)
    return false;
  const auto [Object, Arguments] = objectAndArguments(*Call);
  return (Object && IsInner(Object)) || llvm::any_of(Arguments, IsInner);
}

/// Whether \p Function may do more than compute its result: its body names a
/// variable outside of it that is no constant.
static bool mayKeepState(const FunctionDecl &Function) {
  const FunctionDecl *Definition = nullptr;
  return Function.hasBody(Definition) &&
         findStmt(Definition->getBody(), [](const Stmt &Each) {
           const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&Each);
           const auto *Var =
               Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
           return Var && Var->hasGlobalStorage() &&
                  !Var->getType().isConstQualified();
         });
}

bool UnitAnalysis::isNeeded(const Expr &Call, const Expr &Inner) const {
  const FunctionDecl *Callee = calledBy(*stripped(&Call));
  const FunctionDecl *Other = calledBy(*stripped(&Inner));
  if (!Callee)
    return false;
  // A compiler may reject a static function that nothing calls.
  const bool IsUnused =
      !Callee->isExternallyVisible() && callersOf(*Callee).size() < 2 &&
      !(Other && Other->getCanonicalDecl() == Callee->getCanonicalDecl());
  return IsUnused || mayKeepState(*Callee);
}

bool UnitAnalysis::canReplace(const Expr &Outer, const Expr &Inner) {
  if (!isPassedUnchanged(Outer, Inner) || isNeeded(Outer, Inner))
    return false;
  const SourceManager &SM = Unit->getSourceManager();
  const CharSourceRange Around = editableRangeOf(Outer),
                        Inside = rangeOf(Inner);
  return Around.isValid() && Inside.isValid() &&
         SM.isBeforeInTranslationUnit(Around.getBegin(), Inside.getBegin()) &&
         SM.isBeforeInTranslationUnit(Inside.getBegin(), Around.getEnd()) &&
         Unit->hasSameUnqualifiedType(Outer.getType(),
                                      Inner.IgnoreParenImpCasts()->getType());
}

const Surroundings &UnitAnalysis::around(const Decl &In) {
  auto &Known = Around[&In];
  if (!Known)
    Known = std::make_unique<Surroundings>(In, Names);
  return *Known;
}

bool UnitAnalysis::comesBefore(const Expr &First, const Expr &Then) const {
  return Unit->getSourceManager().isBeforeInTranslationUnit(First.getBeginLoc(),
                                                            Then.getBeginLoc());
}

bool UnitAnalysis::isWrittenIn(const Stmt &S, const Decl &D) const {
  const SourceManager &SM = Unit->getSourceManager();
  const auto Function = SM.getExpansionRange(D.getSourceRange());
  const SourceLocation Loc = SM.getExpansionLoc(S.getBeginLoc());
  return llvm::isa<FunctionDecl>(D) &&
         SM.isPointWithin(Loc, Function.getBegin(), Function.getEnd());
}

bool UnitAnalysis::isGivenText(const Expr &Call, const Expr &Inner) const {
  const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
  const auto Holds = [&Inner](const Expr *Whole) {
    return findStmt(Whole, [&](const Stmt &Each) { return &Each == &Inner; });
  };
  const bool IsInside = Named && Holds(Named);
  return !Named ||
         llvm::any_of(objectAndArguments(*Named).second, [&](const Expr *Each) {
           return isTextType(stripped(Each)->getType()) && !literalIn(Each) &&
                  !llvm::isa<CXXConstructExpr>(madeOf(Each)) &&
                  (!IsInside || Holds(Each));
         });
}

bool UnitAnalysis::isOfObject(const Hole &H) {
  return H.Facts && H.Facts->From->Kind == Origin::Place &&
         static_cast<const Place *>(H.Facts->From->Identity)->root().Kind ==
             Place::This;
}

bool UnitAnalysis::isLambda(const FunctionDecl &Function) const {
  return isLambdaCallOperator(&Function);
}

bool UnitAnalysis::isTestData(const StringLiteral &Literal, const Decl &D) {
  for (const Decl *Around = &D; Around;) {
    if (const auto *Named = llvm::dyn_cast<NamedDecl>(Around);
        Named && Named->getDeclName().isIdentifier() &&
        Names.say(Named->getName(), NameMeaning::Test))
      return true;
    const DeclContext *Scope = Around->getDeclContext();
    Around = Scope ? Decl::castFromDeclContext(Scope) : nullptr;
  }
  const auto *Function = llvm::dyn_cast<FunctionDecl>(&D);
  if (!Function)
    return false;
  const auto [Tables, IsNew] = AssertedTables.try_emplace(Function);
  if (IsNew)
    Tables->second = assertedTables(*Function, Names);
  const SourceManager &SM = Unit->getSourceManager();
  const SourceLocation Loc = SM.getExpansionLoc(Literal.getBeginLoc());
  return llvm::any_of(Tables->second, [&](SourceRange Table) {
    return SM.isPointWithin(Loc, Table.getBegin(), Table.getEnd());
  });
}

FunctionNames UnitAnalysis::namesAround(const FunctionDecl &Function) const {
  const SourceManager &SM = Unit->getSourceManager();
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Function);
  FunctionNames Result = {
      Function.getOverloadedOperator() == OO_Call && Method &&
              !Method->getParent()->isLambda()
          ? Method->getParent()->getNameAsString()
          : Function.getNameAsString(),
      qualifiedName(Function),
      llvm::sys::path::stem(
          SM.getFilename(SM.getExpansionLoc(Function.getLocation())))
          .str(),
      {}};
  for (const ParmVarDecl *Parameter : Function.parameters()) {
    Result.Qualified += " " + Parameter->getName().str();
    // An operator has no name of its own.
    const CXXRecordDecl *Class = Function.isOverloadedOperator()
                                     ? classOf(Parameter->getType())
                                     : nullptr;
    if (Class && !isTextType(Parameter->getType()))
      Result.Qualified += " " + Class->getNameAsString();
  }
  for (const FunctionDecl *Caller : callersOf(Function))
    Result.Callers.push_back(qualifiedName(*Caller));
  return Result;
}

bool UnitAnalysis::callsEncoderOfCharacter(const FunctionDecl &Function) {
  return findStmt(Function.getBody(), [&](const Stmt &S) {
    const FunctionDecl *Callee = calledBy(S);
    if (!Callee || Callee->getCanonicalDecl() == Function.getCanonicalDecl())
      return false;
    const EncoderBehaviour *Helper = HandWritten.behaviourOf(*Callee);
    return Helper && Helper->IsOfCharacter;
  });
}

} // namespace clang::tidy::uri
