//===--- Methods.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Methods of text classes, by the roles that the catalogues give them.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// The change that \p Method makes to all bytes alike, if any.
static std::optional<Transformer> changeBy(TextMethod Method) {
  switch (Method) {
  case TextMethod::Lower:
    return Transformer(Transformer::LowerCase);
  case TextMethod::Upper:
    return Transformer(Transformer::UpperCase);
  case TextMethod::Trimmed:
  case TextMethod::Substring:
  case TextMethod::First:
  case TextMethod::Last:
    return Transformer(Transformer::Slice);
  default:
    return std::nullopt;
  }
}

/// The object whose characters \p E, the beginning of a part, leads to: `s` in
/// `append(s.data(), 3)`. A call cannot take the place of a pointer there.
static const Expr *wholeOf(const Expr *E) {
  const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(stripped(E));
  const Expr *Object = Call ? Call->getImplicitObjectArgument() : nullptr;
  return Object && Call->getNumArgs() == 0 &&
                 Call->getType()->isPointerType() &&
                 isTextType(Object->getType())
             ? Object
             : E;
}

uricore::CharSet Evaluator::absentBehind(const Expr &Position,
                                         const Expr &Object) {
  const auto *Next = llvm::dyn_cast<BinaryOperator>(stripped(&Position));
  Expr::EvalResult One;
  if (!Next || Next->getOpcode() != BO_Add || Next->isValueDependent() ||
      !Next->getRHS()->EvaluateAsInt(One, Unit.AST) || One.Val.getInt() != 1)
    return {};
  const Expr *Found = stripped(Next->getLHS());
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(Found))
    if (const auto *Var = llvm::dyn_cast<VarDecl>(Ref->getDecl());
        Var && Var->isLocalVarDecl() && Var->getInit())
      Found = stripped(Var->getInit());
  const auto *Search = llvm::dyn_cast<CXXMemberCallExpr>(Found);
  if (!Search || Search->getNumArgs() == 0 ||
      !areSame(*Search->getImplicitObjectArgument(), Object, Unit.AST))
    return {};
  const TextMethod Method = methodOf(*Search);
  if (Method != TextMethod::FindLast && Method != TextMethod::FindLastOf)
    return {};
  const std::string Sought = constantSought(*Search);
  return Method == TextMethod::FindLastOf || Sought.size() == 1
             ? uricore::CharSet(Sought)
             : uricore::CharSet();
}

std::optional<Content> Evaluator::evalMethod(const CXXMemberCallExpr &Call) {
  const Expr *Object = Call.getImplicitObjectArgument();
  const CXXMethodDecl *Callee = Call.getMethodDecl();
  if (!Object || !Callee)
    return std::nullopt;
  QualType Type = stripped(Object)->getType();
  if (Type->isPointerType())
    Type = Type->getPointeeType();
  const bool IsText = isTextType(Type) || isStringStream(Type);
  const bool IsList = isTextContainer(Type);
  if (!IsText && !IsList)
    return std::nullopt;
  const auto Where = [&] {
    return Object->getType()->isPointerType() ? eval(Object).Targets
                                              : locate(Object);
  };
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  const TextMethod Method = methodOf(Call);
  const bool HasArgument =
      !Arguments.empty() && !llvm::isa<CXXDefaultArgExpr>(Arguments[0]);
  if (IsList) {
    if (HasArgument &&
        (Method == TextMethod::Append || Method == TextMethod::Prepend ||
         Method == TextMethod::Insert)) {
      const TextRef Element = text(Arguments.back());
      for (const Address &A : Where())
        State.write(Unit.elementOf(*A.Of), {Element, {}});
      return resultOf(Call);
    }
    if (Method != TextMethod::Join)
      return std::nullopt;
    const TextRef Between = HasArgument ? text(Arguments[0]) : Texts.empty();
    // `Text.split(" ").join("+")` replaces.
    if (const auto *Split = llvm::dyn_cast<CXXMemberCallExpr>(stripped(Object));
        Split && Split->getNumArgs() > 0 && HasArgument &&
        isTextType(Split->getObjectType()) &&
        says(Split->getMethodDecl()->getNameAsString(),
             NameMeaning::Division)) {
      eval(Split);
      if (const TextRef After =
              replaced(Call, text(Split->getImplicitObjectArgument()),
                       text(Split->getArg(0)), Between))
        return Content{After, {}};
    }
    return Content{joined(Call, Where(), Between, nullptr), {}};
  }
  if (Call.isGLValue() && Call.getType()->isAnyCharacterType()) {
    useAll(Arguments);
    if (Method == TextMethod::Front)
      return Content{nullptr, Where()};
    if (Method == TextMethod::Back || Method == TextMethod::Element)
      return Content{nullptr, Where().at(Address::Inside)};
  }
  const auto Whole = [&] { return textOf(State.read(Where())); };
  // `n.trimmed()` gives a text of the object's type.
  if (!HasArgument && givesText(Method)) {
    if (Method == TextMethod::Begin)
      return Content{nullptr, Where()};
    const TextRef T = Whole();
    if (Method == TextMethod::Latin1)
      note(TextEvent::Narrow, *Object, T);
    const std::optional<Transformer> How = changeBy(Method);
    if (!How)
      return Content{
          readBy(T, Unit.AST.hasSameUnqualifiedType(Call.getType(), Type)
                        ? &Call
                        : Object),
          {}};
    Transformer Change = *How;
    Change.Call = &Call;
    return Content{Texts.coded(T, Change), {}};
  }
  if (std::optional<Transformer> How = changeBy(Method)) {
    useAll(Arguments);
    if (Method == TextMethod::Substring)
      How->Set = absentBehind(*Arguments[0], *Object);
    How->Call = &Call;
    return Content{Texts.coded(Whole(), *How), {}};
  }
  if (Method == TextMethod::End)
    return Content{nullptr, Where().at(Address::End)};
  if (Method == TextMethod::NoEffect) {
    useAll(Arguments);
    return resultOf(Call);
  }
  if (Method == TextMethod::Clear) {
    assign(Where(), {Texts.empty(), {}});
    return resultOf(Call);
  }
  if (Method == TextMethod::Chop || Method == TextMethod::Erase ||
      Method == TextMethod::Resize) {
    // `s.erase(std::remove_if(…), s.end())`: there is nothing behind the end.
    if (Method == TextMethod::Erase && Arguments.size() == 2 &&
        Arguments[0]->getType()->isRecordType()) {
      const AddressSet Begin = State.read(locate(Arguments[0])).Targets;
      if (!Begin.empty() && llvm::all_of(Begin, [](const Address &A) {
            return A.At == Address::End;
          }))
        return Content{nullptr, Where()};
    }
    const AddressSet Text = Where();
    if (Method == TextMethod::Erase && HasArgument) {
      const Content Before = State.read(Text);
      if (const TextRef After = withoutArgument(Call, Before)) {
        consume(textOf(Before));
        assign(Text, {After, {}});
        return Content{nullptr, Text};
      }
    }
    useAll(Arguments);
    // `pop_back()` takes one byte off the end.
    const bool IsOne = Method == TextMethod::Chop && !HasArgument;
    for (const Address &A : Text)
      if (const TextRef T = State.read(*A.Of).Text)
        State.store(A, {IsOne ? Texts.cutEnd(T, 1) : sliceOf(T, &Call), {}});
    return Content{nullptr, Text};
  }
  if (!HasArgument)
    return std::nullopt;
  // `append(1, c)` counts before the character, `insert(0, s)` positions.
  const QualType First = stripped(Arguments[0])->getType();
  const bool Counts = Arguments.size() > 1 && First->isIntegerType() &&
                      !First->isAnyCharacterType();
  // The text is followed by its length or a range of it: `append(s, 2, 5)`.
  const Args Rest = Arguments.drop_front(Counts ? 2 : 1);
  const bool IsPart = !Rest.empty() && !llvm::isa<CXXDefaultArgExpr>(Rest[0]);
  // An iterator specifies a position, two of them a range.
  const auto IsIterator = [](const Expr *E) {
    return E->getType()->isRecordType() && !isTextType(E->getType());
  };
  const bool IsAt = Method == TextMethod::Insert && IsIterator(Arguments[0]);
  const Args Inserted = Arguments.drop_front(IsAt ? 1 : 0);
  const bool IsRange = Inserted.size() > 1 && IsIterator(Inserted[0]);
  const auto EvalText = [&] {
    const TextRef T = IsRange ? textBetween(Inserted[0], Inserted[1])
                              : text(IsAt     ? Arguments.back()
                                     : Counts ? Arguments[1]
                                              : Arguments[0]);
    consume(T);
    if (!IsPart || IsRange || IsAt)
      return T;
    const TextRef Read = readBy(T, wholeOf(Arguments[0]));
    // A pointer is followed by a length, a text by a position.
    return Rest.size() == 1 && !First->isRecordType()
               ? bound(prefixOf(Read, Call))
               : sliceOf(Read, &Call);
  };
  switch (Method) {
  case TextMethod::Arg:
    return evalArg(Call);
  case TextMethod::Append: {
    const TextRef Added = EvalText();
    const AddressSet Text = Where();
    readInPlace(Text, Object);
    append(Text, Added);
    return Content{nullptr, Text};
  }
  case TextMethod::Insert:
  case TextMethod::Prepend: {
    const TextRef Added = EvalText();
    const AddressSet Text = Where();
    readInPlace(Text, Object);
    Expr::EvalResult Position;
    const Expr *First = stripped(Arguments[0]);
    // An iterator becomes a constant one.
    if (const auto *Made = llvm::dyn_cast<CXXConstructExpr>(First);
        Made && Made->getNumArgs() == 1)
      First = stripped(Made->getArg(0));
    const auto *Place = llvm::dyn_cast<CXXMemberCallExpr>(First);
    const TextMethod At =
        (Counts || IsAt) && Place ? methodOf(*Place) : TextMethod::None;
    const bool IsFront = Method == TextMethod::Prepend ||
                         At == TextMethod::Begin ||
                         (Counts && !Arguments[0]->isValueDependent() &&
                          Arguments[0]->EvaluateAsInt(Position, Unit.AST) &&
                          Position.Val.getInt() == 0);
    if (IsFront)
      prepend(Text, Added);
    else if (At == TextMethod::Length || At == TextMethod::End)
      append(Text, Added);
    else
      insert(Text, Added, Call);
    return Content{nullptr, Text};
  }
  case TextMethod::Assign:
  case TextMethod::Content: {
    const TextRef New = EvalText();
    const AddressSet Text = Where();
    assign(Text, {New, {}});
    return Content{nullptr, Text};
  }
  case TextMethod::Replace:
    return evalReplace(Call);
  default:
    return std::nullopt;
  }
}

} // namespace clang::tidy::uri
