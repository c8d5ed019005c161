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

#include "ast/Constants.h"
#include "ast/TextTypes.h"
#include "eval/calls/Positions.h"
#include "eval/calls/Replacement.h"
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

std::string Evaluator::constantSought(const CXXMemberCallExpr &Search) {
  const TextRef Sought = text(Search.getArg(0));
  noteSought(Sought);
  return Sought->Size.IsConstant ? Texts.constantOf(Sought).Text : "";
}

uricore::CharSet Evaluator::absentBehind(const Expr &Position,
                                         const Expr &Object) {
  const auto *Next = llvm::dyn_cast<BinaryOperator>(stripped(&Position));
  if (!Next || Next->getOpcode() != BO_Add ||
      !isConstant(*Next->getRHS(), 1, Unit.AST))
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

/// A call of a method of a text or of a list of texts.
class MethodCall : EvaluatorPart {
public:
  MethodCall(Evaluator &In, const CXXMemberCallExpr &E, const Expr &Object)
      : EvaluatorPart(In), E(E), Object(Object), Method(methodOf(E)),
        Arguments(E.getArgs(), E.getNumArgs()),
        HasArgument(!Arguments.empty() &&
                    !llvm::isa<CXXDefaultArgExpr>(Arguments[0])) {}

  /// \p Type is that of the text.
  std::optional<Content> evalText(QualType Type);
  std::optional<Content> evalList();

private:
  using Args = llvm::ArrayRef<const Expr *>;

  AddressSet locateObject() { return In.locateObject(Object); }
  /// A call that gives the text of an object of \p Type.
  Content evalReading(QualType Type);
  Content evalErasing();
  Content evalInsertion();
  std::optional<Content> evalChange();
  /// The text that the call adds to its object.
  TextRef addedBy();

  const CXXMemberCallExpr &E;
  const Expr &Object;
  const TextMethod Method;
  const Args Arguments;
  /// Whether the first argument is spelled out.
  const bool HasArgument;
};

std::optional<Content> MethodCall::evalList() {
  if (HasArgument &&
      (Method == TextMethod::Append || Method == TextMethod::Prepend ||
       Method == TextMethod::Insert)) {
    const TextRef Element = In.text(Arguments.back());
    for (const Address &A : locateObject())
      State.write(Unit.elementOf(*A.Of), {Element, {}});
    return In.resultOf(E);
  }
  if (Method != TextMethod::Join)
    return std::nullopt;
  const TextRef Between = HasArgument ? In.text(Arguments[0]) : Texts.empty();
  // `Text.split(" ").join("+")` replaces.
  if (const auto *Split = llvm::dyn_cast<CXXMemberCallExpr>(stripped(&Object));
      Split && Split->getNumArgs() > 0 && HasArgument &&
      isTextType(Split->getObjectType()) &&
      In.says(Split->getMethodDecl()->getNameAsString(),
              NameMeaning::Division)) {
    In.eval(Split);
    if (const TextRef After = Replacement(In, E).replaced(
            In.text(Split->getImplicitObjectArgument()),
            In.text(Split->getArg(0)), Between))
      return Content{After, {}};
  }
  return Content{In.joined(E, locateObject(), Between, nullptr), {}};
}

Content MethodCall::evalReading(QualType Type) {
  if (Method == TextMethod::Begin)
    return {nullptr, locateObject()};
  const TextRef T = In.textOf(State.read(locateObject()));
  if (Method == TextMethod::Latin1)
    In.note(TextEvent::Narrow, Object, T);
  if (std::optional<Transformer> Change = changeBy(Method)) {
    Change->Call = &E;
    return {Texts.coded(T, *Change), {}};
  }
  // `n.trimmed()` gives a text of the object's type.
  const bool IsSame = Unit.AST.hasSameUnqualifiedType(E.getType(), Type);
  return {In.readBy(T, IsSame ? &E : &Object), {}};
}

Content MethodCall::evalErasing() {
  const bool IsErase = Method == TextMethod::Erase;
  // `s.erase(std::remove_if(…), s.end())`: there is nothing behind the end.
  if (IsErase && Arguments.size() == 2 &&
      Arguments[0]->getType()->isRecordType()) {
    const AddressSet Begin = State.read(In.locate(Arguments[0])).Targets;
    if (!Begin.empty() && llvm::all_of(Begin, [](const Address &A) {
          return A.At == Address::End;
        }))
      return {nullptr, locateObject()};
  }
  const AddressSet Text = locateObject();
  if (IsErase && HasArgument) {
    const TextRef Before = In.textOf(State.read(Text));
    const TextRef After =
        Before ? Replacement(In, E).without(Before, E.getArg(0)) : nullptr;
    if (After) {
      In.consume(Before);
      In.assign(Text, {After, {}});
      return {nullptr, Text};
    }
  }
  In.useAll(Arguments);
  // `pop_back()` takes one byte off the end.
  const bool IsOne = Method == TextMethod::Chop && !HasArgument;
  for (const Address &A : Text)
    if (const TextRef T = State.read(*A.Of).Text)
      State.store(A, {IsOne ? Texts.cutEnd(T, 1) : In.sliceOf(T, &E), {}});
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

TextRef MethodCall::addedBy() {
  const bool Counts = beginsWithNumber(Arguments);
  const bool IsAt = Method == TextMethod::Insert && isIterator(Arguments[0]);
  const Args Inserted = Arguments.drop_front(IsAt ? 1 : 0);
  if (Inserted.size() > 1 && isIterator(Inserted[0])) {
    const TextRef T = In.textBetween(Inserted[0], Inserted[1]);
    In.consume(T);
    return T;
  }
  const TextRef T = In.text(IsAt     ? Arguments.back()
                            : Counts ? Arguments[1]
                                     : Arguments[0]);
  In.consume(T);
  // The text is followed by its length or a range of it: `append(s, 2, 5)`.
  const Args Rest = Arguments.drop_front(Counts ? 2 : 1);
  if (IsAt || Rest.empty() || llvm::isa<CXXDefaultArgExpr>(Rest[0]))
    return T;
  const TextRef Read = In.readBy(T, wholeOf(Arguments[0]));
  // A pointer is followed by a length, a text by a position.
  const bool IsLength =
      Rest.size() == 1 && !stripped(Arguments[0])->getType()->isRecordType();
  return IsLength ? In.bound(In.prefixOf(Read, E)) : In.sliceOf(Read, &E);
}

Content MethodCall::evalInsertion() {
  const TextRef Added = addedBy();
  const AddressSet Text = locateObject();
  In.readInPlace(Text, &Object);
  const Expr *First = stripped(Arguments[0]);
  const bool Counts = beginsWithNumber(Arguments);
  const bool IsAt = isIterator(Arguments[0]);
  // An iterator becomes a constant one.
  const auto *Made = llvm::dyn_cast<CXXConstructExpr>(First);
  const auto *Position = llvm::dyn_cast<CXXMemberCallExpr>(
      Made && Made->getNumArgs() == 1 ? stripped(Made->getArg(0)) : First);
  const TextMethod At =
      (Counts || IsAt) && Position ? methodOf(*Position) : TextMethod::None;
  const bool IsFront = Method == TextMethod::Prepend ||
                       At == TextMethod::Begin ||
                       (Counts && isConstant(*First, 0, Unit.AST));
  if (IsFront)
    In.prepend(Text, Added);
  else if (At == TextMethod::Length || At == TextMethod::End)
    In.append(Text, Added);
  else
    Positions(In, E).insert(Text, Added);
  return {nullptr, Text};
}

std::optional<Content> MethodCall::evalChange() {
  switch (Method) {
  case TextMethod::Arg:
    return In.evalArg(E);
  case TextMethod::Append: {
    const TextRef Added = addedBy();
    const AddressSet Text = locateObject();
    In.readInPlace(Text, &Object);
    In.append(Text, Added);
    return Content{nullptr, Text};
  }
  case TextMethod::Insert:
  case TextMethod::Prepend:
    return evalInsertion();
  case TextMethod::Assign:
  case TextMethod::Content: {
    const TextRef New = addedBy();
    const AddressSet Text = locateObject();
    In.assign(Text, {New, {}});
    return Content{nullptr, Text};
  }
  case TextMethod::Replace:
    return Replacement(In, E).evalMethod();
  default:
    return std::nullopt;
  }
}

std::optional<Content> MethodCall::evalText(QualType Type) {
  if (E.isGLValue() && E.getType()->isAnyCharacterType()) {
    In.useAll(Arguments);
    if (Method == TextMethod::Front)
      return Content{nullptr, locateObject()};
    if (Method == TextMethod::Back || Method == TextMethod::Element)
      return Content{nullptr, locateObject().at(Address::Inside)};
  }
  if (!HasArgument && givesText(Method))
    return evalReading(Type);
  if (std::optional<Transformer> How = changeBy(Method)) {
    In.useAll(Arguments);
    if (Method == TextMethod::Substring)
      How->Set = In.absentBehind(*Arguments[0], Object);
    How->Call = &E;
    return Content{Texts.coded(In.textOf(State.read(locateObject())), *How),
                   {}};
  }
  switch (Method) {
  case TextMethod::End:
    return Content{nullptr, locateObject().at(Address::End)};
  case TextMethod::NoEffect:
    In.useAll(Arguments);
    return In.resultOf(E);
  case TextMethod::Clear:
    In.assign(locateObject(), {Texts.empty(), {}});
    return In.resultOf(E);
  case TextMethod::Chop:
  case TextMethod::Erase:
  case TextMethod::Resize:
    return evalErasing();
  default:
    return HasArgument ? evalChange() : std::nullopt;
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
  MethodCall Call(*this, E, *Object);
  return IsList ? Call.evalList() : Call.evalText(Type);
}

} // namespace clang::tidy::uri
