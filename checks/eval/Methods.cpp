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

struct Evaluator::MethodCall {
  const CXXMemberCallExpr &E;
  const Expr &Object;
  TextMethod Method;
  Args Arguments;
  /// Whether the first argument is spelled out.
  bool HasArgument;
};

AddressSet Evaluator::locateObject(const MethodCall &Call) {
  return Call.Object.getType()->isPointerType() ? eval(&Call.Object).Targets
                                                : locate(&Call.Object);
}

std::optional<Content> Evaluator::evalListMethod(const MethodCall &Call) {
  const auto [E, Object, Method, Arguments, HasArgument] = Call;
  if (HasArgument &&
      (Method == TextMethod::Append || Method == TextMethod::Prepend ||
       Method == TextMethod::Insert)) {
    const TextRef Element = text(Arguments.back());
    for (const Address &A : locateObject(Call))
      State.write(Unit.elementOf(*A.Of), {Element, {}});
    return resultOf(E);
  }
  if (Method != TextMethod::Join)
    return std::nullopt;
  const TextRef Between = HasArgument ? text(Arguments[0]) : Texts.empty();
  // `Text.split(" ").join("+")` replaces.
  if (const auto *Split = llvm::dyn_cast<CXXMemberCallExpr>(stripped(&Object));
      Split && Split->getNumArgs() > 0 && HasArgument &&
      isTextType(Split->getObjectType()) &&
      says(Split->getMethodDecl()->getNameAsString(), NameMeaning::Division)) {
    eval(Split);
    if (const TextRef After =
            replaced(E, text(Split->getImplicitObjectArgument()),
                     text(Split->getArg(0)), Between))
      return Content{After, {}};
  }
  return Content{joined(E, locateObject(Call), Between, nullptr), {}};
}

Content Evaluator::evalReading(const MethodCall &Call, QualType Type) {
  if (Call.Method == TextMethod::Begin)
    return {nullptr, locateObject(Call)};
  const TextRef T = textOf(State.read(locateObject(Call)));
  if (Call.Method == TextMethod::Latin1)
    note(TextEvent::Narrow, Call.Object, T);
  if (std::optional<Transformer> Change = changeBy(Call.Method)) {
    Change->Call = &Call.E;
    return {Texts.coded(T, *Change), {}};
  }
  // `n.trimmed()` gives a text of the object's type.
  const bool IsSame = Unit.AST.hasSameUnqualifiedType(Call.E.getType(), Type);
  return {readBy(T, IsSame ? &Call.E : &Call.Object), {}};
}

Content Evaluator::evalErasing(const MethodCall &Call) {
  const Args Arguments = Call.Arguments;
  const bool IsErase = Call.Method == TextMethod::Erase;
  // `s.erase(std::remove_if(…), s.end())`: there is nothing behind the end.
  if (IsErase && Arguments.size() == 2 &&
      Arguments[0]->getType()->isRecordType()) {
    const AddressSet Begin = State.read(locate(Arguments[0])).Targets;
    if (!Begin.empty() && llvm::all_of(Begin, [](const Address &A) {
          return A.At == Address::End;
        }))
      return {nullptr, locateObject(Call)};
  }
  const AddressSet Text = locateObject(Call);
  if (IsErase && Call.HasArgument) {
    const Content Before = State.read(Text);
    if (const TextRef After = withoutArgument(Call.E, Before)) {
      consume(textOf(Before));
      assign(Text, {After, {}});
      return {nullptr, Text};
    }
  }
  useAll(Arguments);
  // `pop_back()` takes one byte off the end.
  const bool IsOne = Call.Method == TextMethod::Chop && !Call.HasArgument;
  for (const Address &A : Text)
    if (const TextRef T = State.read(*A.Of).Text)
      State.store(A, {IsOne ? Texts.cutEnd(T, 1) : sliceOf(T, &Call.E), {}});
  return {nullptr, Text};
}

/// Whether \p E is an iterator: one specifies a position, two of them a range.
static bool isIterator(const Expr *E) {
  return E->getType()->isRecordType() && !isTextType(E->getType());
}

/// Whether the first of \p Arguments is a number before others: `append(1, c)`
/// counts before the character, `insert(0, s)` positions.
static bool beginsWithNumber(llvm::ArrayRef<const Expr *> Arguments) {
  const QualType First = stripped(Arguments[0])->getType();
  return Arguments.size() > 1 && First->isIntegerType() &&
         !First->isAnyCharacterType();
}

TextRef Evaluator::addedBy(const MethodCall &Call) {
  const Args Arguments = Call.Arguments;
  const bool Counts = beginsWithNumber(Arguments);
  const bool IsAt =
      Call.Method == TextMethod::Insert && isIterator(Arguments[0]);
  const Args Inserted = Arguments.drop_front(IsAt ? 1 : 0);
  if (Inserted.size() > 1 && isIterator(Inserted[0])) {
    const TextRef T = textBetween(Inserted[0], Inserted[1]);
    consume(T);
    return T;
  }
  const TextRef T = text(IsAt     ? Arguments.back()
                         : Counts ? Arguments[1]
                                  : Arguments[0]);
  consume(T);
  // The text is followed by its length or a range of it: `append(s, 2, 5)`.
  const Args Rest = Arguments.drop_front(Counts ? 2 : 1);
  if (IsAt || Rest.empty() || llvm::isa<CXXDefaultArgExpr>(Rest[0]))
    return T;
  const TextRef Read = readBy(T, wholeOf(Arguments[0]));
  // A pointer is followed by a length, a text by a position.
  const bool IsLength =
      Rest.size() == 1 && !stripped(Arguments[0])->getType()->isRecordType();
  return IsLength ? bound(prefixOf(Read, Call.E)) : sliceOf(Read, &Call.E);
}

Content Evaluator::evalInsertion(const MethodCall &Call) {
  const TextRef Added = addedBy(Call);
  const AddressSet Text = locateObject(Call);
  readInPlace(Text, &Call.Object);
  const Expr *First = stripped(Call.Arguments[0]);
  const bool Counts = beginsWithNumber(Call.Arguments);
  const bool IsAt = isIterator(Call.Arguments[0]);
  // An iterator becomes a constant one.
  const auto *Made = llvm::dyn_cast<CXXConstructExpr>(First);
  const auto *Position = llvm::dyn_cast<CXXMemberCallExpr>(
      Made && Made->getNumArgs() == 1 ? stripped(Made->getArg(0)) : First);
  const TextMethod At =
      (Counts || IsAt) && Position ? methodOf(*Position) : TextMethod::None;
  Expr::EvalResult Number;
  const bool IsFront =
      Call.Method == TextMethod::Prepend || At == TextMethod::Begin ||
      (Counts && !First->isValueDependent() &&
       First->EvaluateAsInt(Number, Unit.AST) && Number.Val.getInt() == 0);
  if (IsFront)
    prepend(Text, Added);
  else if (At == TextMethod::Length || At == TextMethod::End)
    append(Text, Added);
  else
    insert(Text, Added, Call.E);
  return {nullptr, Text};
}

std::optional<Content> Evaluator::evalChange(const MethodCall &Call) {
  switch (Call.Method) {
  case TextMethod::Arg:
    return evalArg(Call.E);
  case TextMethod::Append: {
    const TextRef Added = addedBy(Call);
    const AddressSet Text = locateObject(Call);
    readInPlace(Text, &Call.Object);
    append(Text, Added);
    return Content{nullptr, Text};
  }
  case TextMethod::Insert:
  case TextMethod::Prepend:
    return evalInsertion(Call);
  case TextMethod::Assign:
  case TextMethod::Content: {
    const TextRef New = addedBy(Call);
    const AddressSet Text = locateObject(Call);
    assign(Text, {New, {}});
    return Content{nullptr, Text};
  }
  case TextMethod::Replace:
    return evalReplace(Call.E);
  default:
    return std::nullopt;
  }
}

std::optional<Content> Evaluator::evalMethod(const CXXMemberCallExpr &E) {
  const Expr *Object = E.getImplicitObjectArgument();
  if (!Object || !E.getMethodDecl())
    return std::nullopt;
  QualType Type = stripped(Object)->getType();
  if (Type->isPointerType())
    Type = Type->getPointeeType();
  const bool IsList = isTextContainer(Type);
  if (!IsList && !isTextType(Type) && !isStringStream(Type))
    return std::nullopt;
  const TextMethod Method = methodOf(E);
  const Args Arguments(E.getArgs(), E.getNumArgs());
  const bool HasArgument =
      !Arguments.empty() && !llvm::isa<CXXDefaultArgExpr>(Arguments[0]);
  const MethodCall Call{E, *Object, Method, Arguments, HasArgument};
  if (IsList)
    return evalListMethod(Call);
  if (E.isGLValue() && E.getType()->isAnyCharacterType()) {
    useAll(Arguments);
    if (Method == TextMethod::Front)
      return Content{nullptr, locateObject(Call)};
    if (Method == TextMethod::Back || Method == TextMethod::Element)
      return Content{nullptr, locateObject(Call).at(Address::Inside)};
  }
  if (!HasArgument && givesText(Method))
    return evalReading(Call, Type);
  if (std::optional<Transformer> How = changeBy(Method)) {
    useAll(Arguments);
    if (Method == TextMethod::Substring)
      How->Set = absentBehind(*Arguments[0], *Object);
    How->Call = &E;
    return Content{Texts.coded(textOf(State.read(locateObject(Call))), *How),
                   {}};
  }
  switch (Method) {
  case TextMethod::End:
    return Content{nullptr, locateObject(Call).at(Address::End)};
  case TextMethod::NoEffect:
    useAll(Arguments);
    return resultOf(E);
  case TextMethod::Clear:
    assign(locateObject(Call), {Texts.empty(), {}});
    return resultOf(E);
  case TextMethod::Chop:
  case TextMethod::Erase:
  case TextMethod::Resize:
    return evalErasing(Call);
  default:
    return HasArgument ? evalChange(Call) : std::nullopt;
  }
}

} // namespace clang::tidy::uri
