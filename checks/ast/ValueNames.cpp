//===--- ValueNames.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/ValueNames.h"
#include "LLVMAstCompat.h"
#include "LLVMCompat.h"
#include "ast/TextTypes.h"
#include "knowledge/Apis.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

/// Whether readers know the result of a method by the name of its object.
static bool isNamedAfterObject(TextMethod Method) {
  switch (Method) {
  case TextMethod::Substring:
  case TextMethod::First:
  case TextMethod::Last:
  case TextMethod::Element:
  case TextMethod::Front:
  case TextMethod::Back:
  case TextMethod::Arg:
  case TextMethod::Join:
  case TextMethod::Replace:
  case TextMethod::Erase:
  case TextMethod::Insert:
  case TextMethod::Prepend:
  case TextMethod::Append:
  case TextMethod::JustifyRight:
    return true;
  default:
    return givesText(Method);
  }
}

/// Whether \p Call gives what its object holds, or an argument in its place:
/// `name.value_or("none")`.
static bool hasDefault(const CXXMemberCallExpr &Call) {
  const auto Parts = TextTypes::current().partsOf(Call.getObjectType());
  return Call.getNumArgs() == 1 && Parts.size() == 1 &&
         Parts[0].Step.Kind == FlowStep::Pointee;
}

/// Whether \p Call is `cityEdit->text()`: the object says what text it is.
static bool givesTextOfObject(const CXXMemberCallExpr &Call,
                              llvm::StringRef Name, const NameMeanings &Names) {
  return Call.getNumArgs() == 0 &&
         Names.say(Name, NameMeaning::TextOfArgument) &&
         !nameOf(Call.getImplicitObjectArgument(), Names).empty();
}

static std::string nameOfCall(const CallExpr &Call, const NameMeanings &Names) {
  if (const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call)) {
    const auto *Method = Member->getMethodDecl();
    // `city.toString()` and `city.c_str()` are known as `city`.
    if (Method && Method->getDeclName().isIdentifier()) {
      const llvm::StringRef Name = Method->getName();
      // `codec->fromUnicode(city)` as well.
      if (Name.size() > 4 && compat::startsWith(Name, "from") &&
          !isLowercase(Name[4]) && Call.getNumArgs() > 0)
        return nameOf(Call.getArg(0), Names);
      const bool Conversion = (Name.take_front(2).lower() == "to" &&
                               Name.size() > 2 && !isLowercase(Name[2])) ||
                              isNamedAfterObject(methodOf(*Member)) ||
                              hasDefault(*Member) ||
                              givesTextOfObject(*Member, Name, Names);
      if (!Conversion)
        return Name.str();
    }
    return nameOf(Member->getImplicitObjectArgument(), Names);
  }
  if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(&Call))
    return Operator->getNumArgs() ? nameOf(Operator->getArg(0), Names) : "";
  const auto *Callee = Call.getDirectCallee();
  if (!Callee || !Callee->getDeclName().isIdentifier())
    return "";
  if ((Call.getNumArgs() > 0 &&
       (mayHaveFact(Callee->getName(), ApiRole::Forwards) ||
        (Callee->isInStdNamespace() && isTextType(Call.getType()) &&
         isTextType(Call.getArg(0)->getType())))) ||
      (Call.getNumArgs() == 1 &&
       Names.say(Callee->getName(), NameMeaning::TextOfArgument)))
    return nameOf(Call.getArg(0), Names);
  // `lookup(titles, "first")`: the name of a library's function says nothing.
  if (Call.getNumArgs() > 0 && mayHaveFlows(Callee->getName()))
    if (std::string Source = nameOf(Call.getArg(0), Names); !Source.empty())
      return Source;
  return Callee->getName().str();
}

const Expr *pointerIn(const BinaryOperator &Sum) {
  const Expr *Result = nullptr;
  // `Text + 1 + 2` is a part of Text, too, however long the sum is.
  for (const BinaryOperator *Next = &Sum;
       Next && Next->isAdditiveOp() && Next->getType()->isPointerType();
       Next = llvm::dyn_cast<BinaryOperator>(Result->IgnoreParenImpCasts()))
    Result = Next->getLHS()->getType()->isPointerType() ? Next->getLHS()
                                                        : Next->getRHS();
  return Result;
}

/// The meanings of a field that say more than the name of its structure.
static const NameMeaningSet Telling = {
    NameMeaning::FreeText, NameMeaning::Secret, NameMeaning::Identifier,
    NameMeaning::Uri,      NameMeaning::Query,  NameMeaning::Path};

std::string nameOf(const Expr *Value, const NameMeanings &Names) {
  if (!Value)
    return "";
  const Expr *E = Value->IgnoreParenImpCasts();
  if (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E))
    return nameOf(Cast->getSubExpr(), Names);
  if (const auto *Cleanups = llvm::dyn_cast<FullExpr>(E))
    return nameOf(Cleanups->getSubExpr(), Names);
  if (const auto *Temporary = llvm::dyn_cast<MaterializeTemporaryExpr>(E))
    return nameOf(Temporary->getSubExpr(), Names);
  if (const auto *Bound = llvm::dyn_cast<CXXBindTemporaryExpr>(E))
    return nameOf(Bound->getSubExpr(), Names);
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E))
    return Ref->getDecl()->getDeclName().isIdentifier()
               ? Ref->getDecl()->getName().str()
               : "";
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(E)) {
    // `title.data`
    const auto *Field = llvm::dyn_cast<FieldDecl>(Member->getMemberDecl());
    if (Field && isCountedText(*Field, Names) &&
        !Names.say(Field->getName(), Telling))
      if (std::string Object = nameOf(Member->getBase(), Names);
          !Object.empty())
        return Object;
    return Member->getMemberDecl()->getDeclName().isIdentifier()
               ? Member->getMemberDecl()->getName().str()
               : "";
  }
  if (const auto *Member = llvm::dyn_cast<CXXDependentScopeMemberExpr>(E))
    return Member->getMember().isIdentifier()
               ? Member->getMember().getAsString()
               : "";
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E))
    return nameOf(Unary->getSubExpr(), Names);
  if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(E))
    return nameOf(Subscript->getBase(), Names);
  if (const auto *Sum = llvm::dyn_cast<BinaryOperator>(E))
    if (const Expr *Pointer = pointerIn(*Sum))
      return nameOf(Pointer, Names);
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E))
    return Construct->getNumArgs() ? nameOf(Construct->getArg(0), Names) : "";
  if (const auto *Call = llvm::dyn_cast<CallExpr>(E))
    return nameOfCall(*Call, Names);
  if (const auto *Statements = llvm::dyn_cast<StmtExpr>(E)) {
    const CompoundStmt *Body = Statements->getSubStmt();
    return Body->body_empty()
               ? ""
               : nameOf(llvm::dyn_cast<Expr>(Body->body_back()), Names);
  }
  // `b ? name : "none"`
  if (const auto *Either = llvm::dyn_cast<ConditionalOperator>(E)) {
    const std::string A = nameOf(Either->getTrueExpr(), Names);
    const std::string B = nameOf(Either->getFalseExpr(), Names);
    return A.empty() || A == B ? B : B.empty() ? A : "";
  }
  if (const auto *Suspend = llvm::dyn_cast<CoroutineSuspendExpr>(E))
    return nameOf(compat::operandOf(*Suspend), Names);
  return "";
}

/// The text of \p Argument if it is a literal that could be a key: a word,
/// `group/word` or `prefix:word`.
static llvm::StringRef literalWord(const Expr *Argument) {
  const auto *Literal = llvm::dyn_cast<StringLiteral>(
      Argument->IgnoreUnlessSpelledInSource()->IgnoreParenImpCasts());
  if (!Literal || Literal->getCharByteWidth() != 1)
    return "";
  const llvm::StringRef Text = Literal->getString();
  const auto [Group, Word] = Text.rsplit('/');
  const bool IsInGroup = !Group.empty() && llvm::isAlpha(Group.front()) &&
                         !Word.empty() && !Text.contains('.');
  const auto [Prefix, Local] = Text.split(':');
  const bool HasPrefix = !Prefix.empty() && llvm::isAlpha(Prefix.front()) &&
                         !Local.empty() && llvm::isAlpha(Local.front()) &&
                         !Local.contains(':');
  return llvm::all_of(Text,
                      [&](char C) {
                        return llvm::isAlnum(C) ||
                               llvm::StringRef("_-.").contains(C) ||
                               (C == '/' && IsInGroup) ||
                               (C == ':' && HasPrefix);
                      })
             ? Text
             : "";
}

/// The call that looks up the text of \p Value.
static const CallExpr *lookupOf(const Expr *Value) {
  const auto *Call = llvm::dyn_cast_or_null<CallExpr>(
      Value ? Value->IgnoreUnlessSpelledInSource()->IgnoreParenCasts()
            : nullptr);
  const auto *Member = llvm::dyn_cast_or_null<CXXMemberCallExpr>(Call);
  return Member && Member->getNumArgs() == 0
             ? lookupOf(Member->getImplicitObjectArgument())
             : Call;
}

llvm::StringRef keyOf(const Expr *Value) {
  const CallExpr *Call = lookupOf(Value);
  const auto *Member = llvm::dyn_cast_or_null<CXXMemberCallExpr>(Call);
  if (Call && !(Member && hasDefault(*Member)))
    for (const Expr *Argument : Call->arguments())
      if (const llvm::StringRef Key = literalWord(Argument); !Key.empty())
        return Key;
  return "";
}

bool hasNumberDefault(const Expr *Value) {
  const llvm::StringRef Key = keyOf(Value);
  if (Key.empty())
    return false;
  const CallExpr &Call = *lookupOf(Value);
  const llvm::StringRef Default =
      literalWord(Call.getArg(Call.getNumArgs() - 1));
  double Number;
  return Default.data() != Key.data() && !Default.getAsDouble(Number);
}

bool isRequest(const FunctionDecl &Callee, const NameMeanings &Names) {
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Callee);
  return Method && Method->getDeclName().isIdentifier() &&
         Names.say(Method->getName(), NameMeaning::HttpMethod) &&
         Names.say(Method->getParent()->getName(), NameMeaning::HttpClient);
}

} // namespace clang::tidy::uri
