//===--- ValueEvidence.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/ValueEvidence.h"
#include "ast/Callee.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "knowledge/Apis.h"
#include "knowledge/Names.h"
#include "model/LiteralText.h"
#include "places/Place.h"
#include "text/TextValue.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether \p S is a literal, a text or a character, that is one of \p Chars.
static bool isOneOf(const Stmt &S, llvm::StringRef Chars) {
  if (const auto *Character = llvm::dyn_cast<CharacterLiteral>(&S))
    return Character->getValue() < 0x80 &&
           Chars.contains(static_cast<char>(Character->getValue()));
  const auto *Literal = llvm::dyn_cast<StringLiteral>(&S);
  if (!Literal || Literal->getLength() != 1)
    return false;
  const std::optional<std::string> Bytes = literalBytes(*Literal);
  return Bytes && Bytes->size() == 1 && Chars.contains(Bytes->front());
}

bool mayReplaceBlanks(const Stmt &Body) {
  const auto Has = [&Body](llvm::StringRef Char) {
    return findStmt(&Body, [Char](const Stmt &S) { return isOneOf(S, Char); });
  };
  return Has(" ") && Has("+");
}

bool mayRepairPlus(const Stmt &Body) {
  return findStmt(&Body, [](const Stmt &S) {
    const auto *Literal = llvm::dyn_cast<StringLiteral>(&S);
    const std::optional<std::string> Bytes =
        Literal && Literal->getLength() == 3 ? literalBytes(*Literal)
                                             : std::nullopt;
    return Bytes && llvm::StringRef(*Bytes).equals_insensitive("%2B");
  });
}

/// What \p E is bound to, if it names a reference that is no parameter; or
/// null.
static const Expr *boundTo(const Expr *E) {
  const VarDecl *Var = namedVariable(E);
  return Var && !llvm::isa<ParmVarDecl>(Var) &&
                 Var->getType()->isReferenceType()
             ? Var->getInit()
             : nullptr;
}

bool ValueEvidence::any(Test Is) const {
  const auto Holds = [&](const Expr *E) { return E && Is(*E); };
  if (Holds(H.Value) || Holds(H.Alias) || Holds(boundTo(H.Value)))
    return true;
  // On its way, in called functions, too.
  return H.Facts && ((!H.Facts->IsPartOfVia && Holds(H.Via)) ||
                     llvm::any_of(H.Facts->Readers, Holds));
}

bool ValueEvidence::isCalled(NameMeaning Meaning) const {
  return any([&](const Expr &E) {
    return Names.say(subjectOf(nameOf(&E, Names)), Meaning) ||
           Names.say(keyOf(&E), Meaning);
  });
}

bool ValueEvidence::hasNumberDefault() const {
  return any([](const Expr &E) { return uri::hasNumberDefault(&E); });
}

bool ValueEvidence::isMatch() const {
  return any([this](const Expr &E) {
    const auto *Call =
        llvm::dyn_cast<CallExpr>(E.IgnoreUnlessSpelledInSource());
    if (!Call)
      return false;
    if (const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(Call);
        Member &&
        Names.say(className(Member->getObjectType()), NameMeaning::RegexMatch))
      return true;
    const FunctionDecl *Callee = Call->getDirectCallee();
    return Callee && Callee->getDeclName().isIdentifier() &&
           Names.say(Callee->getName(), NameMeaning::RegexMatch);
  });
}

bool ValueEvidence::isTextOfObject() const {
  return any([this](const Expr &E) {
    const auto *Call =
        llvm::dyn_cast<CXXMemberCallExpr>(E.IgnoreUnlessSpelledInSource());
    const CXXMethodDecl *Method = Call ? Call->getMethodDecl() : nullptr;
    return Method && Method->getNumParams() == 0 &&
           Method->getDeclName().isIdentifier() &&
           Names.say(Method->getName(), NameMeaning::StringText) &&
           Names.say(Method->getName(), NameMeaning::TextOfArgument) &&
           !isTextType(Call->getObjectType()) &&
           !isInLibrary(*Method->getParent());
  });
}

/// The object of which \p H is a field, or what a field points to.
static const Place *objectOf(const Hole &H) {
  if (!H.Facts || H.Facts->From->Kind != Origin::Place)
    return nullptr;
  const auto *Field = static_cast<const Place *>(H.Facts->From->Identity);
  if (Field->Kind == Place::Target)
    Field = static_cast<const Place *>(Field->Identity);
  return Field->Whole;
}

bool areFieldsOfOneObject(const Hole &A, const Hole &B) {
  const Place *const Object = objectOf(A);
  return Object && Object == objectOf(B);
}

bool ValueEvidence::isElementOfQuery() const {
  const auto HoldsDelimiter = [](const Expr *Argument) {
    return findStmt(Argument, [](const Stmt &S) {
      const auto *Literal = llvm::dyn_cast<StringLiteral>(&S);
      const auto Bytes = Literal ? literalBytes(*Literal) : std::nullopt;
      return (Bytes && Bytes->find_first_of("&=") != std::string::npos) ||
             isOneOf(S, "&");
    });
  };
  return any([&](const Expr &E) {
    const auto *Call =
        llvm::dyn_cast<CallExpr>(E.IgnoreUnlessSpelledInSource());
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    if (!Callee || !Callee->getDeclName().isIdentifier())
      return false;
    const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(Call);
    return ((Member && methodOf(*Member) == TextMethod::Join) ||
            mayHaveFact(Callee->getName(), ApiRole::Joins)) &&
           llvm::any_of(Call->arguments(), HoldsDelimiter);
  });
}

bool ValueEvidence::isEncodedByBase64() const {
  return H.Facts && !H.Facts->Done.empty() &&
         (*std::prev(H.Facts->Done.end()))->Kind == Transformer::Base64;
}

bool ValueEvidence::hasBlanks() const {
  return H.Facts && llvm::any_of(H.Facts->Done, [](const Transformer *Each) {
           return Each->Kind == Transformer::Map && (*Each->Images)[' '] == "+";
         });
}

bool ValueEvidence::isOfUnknownOrigin() const {
  return H.Facts && H.Facts->From->Kind == Origin::Result &&
         any([](const Expr &E) {
           const auto *Call =
               llvm::dyn_cast<CallExpr>(E.IgnoreUnlessSpelledInSource());
           return Call && llvm::none_of(Call->arguments(), [](const Expr *A) {
                    return isTextType(A->getType());
                  });
         });
}

bool ValueEvidence::isRemade() const {
  return H.Facts && H.Facts->From->Kind == Origin::Result &&
         any([this](const Expr &E) {
           const auto *Call =
               llvm::dyn_cast<CallExpr>(E.IgnoreUnlessSpelledInSource());
           const FunctionDecl *Callee =
               Call ? Call->getDirectCallee() : nullptr;
           return Callee && Callee->getDeclName().isIdentifier() &&
                  Callee->getCanonicalDecl() == H.Facts->From->Identity &&
                  !Names.say(Callee->getName(), NameMeaning::TextOfArgument) &&
                  llvm::any_of(Call->arguments(), [](const Expr *A) {
                    return isTextType(A->getType()) &&
                           !llvm::isa<StringLiteral>(
                               A->IgnoreUnlessSpelledInSource());
                  });
         });
}

bool ValueEvidence::isVariable() const {
  if (H.Value &&
      llvm::isa<DeclRefExpr, MemberExpr>(H.Value->IgnoreParenImpCasts()))
    return true;
  // `Line.toUtf8()`
  const Origin::KindTy From = H.Facts ? H.Facts->From->Kind : Origin::Lost;
  return From == Origin::Parameter || From == Origin::Place ||
         From == Origin::Input;
}

bool ValueEvidence::isTextOfQt() const {
  // The result of QUrl::toPercentEncoding() becomes a part of a QString.
  return (H.Value && className(H.Value->getType()) == "QString") ||
         (H.By && className(H.By->getType()) == "QByteArray");
}

bool ValueEvidence::isInParameter() const {
  if (!H.Facts || H.Facts->From->Kind != Origin::Place)
    return false;
  const auto *P = static_cast<const Place *>(H.Facts->From->Identity);
  while (P->Kind == Place::Target || P->Whole) {
    if (P->Whole && P->Step.Kind != Selector::Element &&
        P->Step.Kind != Selector::Pointee)
      return false;
    P = P->Whole ? P->Whole : static_cast<const Place *>(P->Identity);
  }
  return P->Kind == Place::Parameter;
}

bool ValueEvidence::isField() const {
  return H.Value &&
         llvm::isa<MemberExpr>(H.Value->IgnoreUnlessSpelledInSource());
}

bool ValueEvidence::isPrepared() const {
  return any([](const Expr &E) {
    const auto *Call = llvm::dyn_cast<CallExpr>(E.IgnoreParenImpCasts());
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    const Stmt *Body = Callee ? Callee->getBody() : nullptr;
    return findStmt(&E, [](const Stmt &S) { return isOneOf(S, "/+&"); }) ||
           (Body && mayReplaceBlanks(*Body));
  });
}

bool isReadByQUrl(const Template &Content, const NameMeanings &Names) {
  return llvm::any_of(Content.Holes, [&](const Hole &H) {
    return ValueEvidence(H, Names).isTextOfQt();
  });
}

} // namespace clang::tidy::uri
