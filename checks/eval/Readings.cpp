//===--- Readings.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a text is where an expression reads it, alone or as one of two arms.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "encoder/Pieces.h"
#include "eval/Narrower.h"

namespace clang::tidy::uri {

TextRef Evaluator::bound(TextRef T) {
  return Texts.substitute(T, [&](const TextValue &V) {
    TextValue Bound = V;
    Bound.IsBound = true;
    return Texts.value(Bound);
  });
}

TextRef Evaluator::sliceOf(TextRef T, const Expr *By) {
  Transformer Slice(Transformer::Slice);
  Slice.Call = By;
  return Texts.coded(T, Slice);
}

TextRef Evaluator::textAt(const Address &A) {
  const TextRef Whole = State.read(*A.Of).Text;
  if (!Whole || A.At == Address::Start)
    return Whole;
  return A.At == Address::End ? Texts.empty() : sliceOf(Whole, nullptr);
}

TextRef Evaluator::textAt(const Place &P) {
  const Content Held = State.read(P);
  const QualType Type = Unit.typeOf(P);
  // A container of C does not say what it holds.
  const bool MayBeText = Type.isNull()
                             ? P.Whole && P.Step.Kind != Selector::Field
                             : isTextType(Type) || P.Kind == Place::Target;
  return MayBeText ? heldText(Held) : nullptr;
}

TextRef Evaluator::heldText(const Content &C) {
  TextRef Result = C.Text;
  for (const Address &A : C.Targets)
    Result = Texts.join(Result, textAt(A));
  return Result;
}

TextRef Evaluator::textOf(const Content &C) {
  TextRef Result = C.Text;
  for (const Address &A : C.Targets) {
    const TextRef There = textAt(A);
    if (There && A.At == Address::Start)
      Read.insert({A.Of, There});
    Result = Texts.join(Result, There);
  }
  if (C.Targets.isAny())
    Result = Texts.join(Result, Unit.lost());
  return Result ? Result : Texts.empty();
}

/// \p V as \p E, called \p Name, reads it.
static TextValue readAs(TextValue V, const Expr *E, llvm::StringRef Name,
                        const NameMeanings &Names) {
  const NameMeaningSet Said =
      Names.of(Name, {NameMeaning::Encoded, NameMeaning::Uri});
  const bool IsOpaque = !V.isRelative() && V.From->Kind != Origin::Number &&
                        V.From->Kind != Origin::Enumerator &&
                        V.From->Kind != Origin::Constants;
  const bool IsPart = llvm::all_of(V.Done, [](const Transformer *T) {
    return T->Kind == Transformer::Slice;
  });
  if (IsOpaque && IsPart && Said.has(NameMeaning::Encoded) &&
      V.Level == EncodingLevel())
    V.Level = {1, 1};
  else if (IsOpaque && V.Done.empty() && Said.has(NameMeaning::Uri) &&
           V.Part == UriPart::Data)
    V.Part = UriPart::Uri;
  return uri::readBy(V, E, Name);
}

/// Whether a call around the expression that reads \p T encodes all of it.
static bool canBeWrapped(TextRef T) {
  const auto IsValue = [](TextRef Part) {
    return Part->Kind == TextNode::Value;
  };
  return IsValue(T) || (T->Kind == TextNode::Choice &&
                        llvm::all_of(T->Alternatives, [&](TextRef A) {
                          return A->Size.IsConstant ||
                                 (IsValue(A) && !isEncoded(*A->Facts));
                        }));
}

/// The text that \p E, if it only makes an object of it, is made of.
static const Expr *innermost(const Expr *E) {
  for (;;) {
    const Expr *Plain = E->IgnoreParenImpCasts();
    if (const auto *Cast = llvm::dyn_cast<CXXFunctionalCastExpr>(Plain);
        Cast && isTextType(Cast->getType())) {
      const Expr *Made = stripped(Cast->getSubExpr());
      if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(Made);
          Construct && Construct->getNumArgs() > 0 &&
          llvm::all_of(llvm::drop_begin(Construct->arguments()),
                       [](const Expr *Next) {
                         return llvm::isa<CXXDefaultArgExpr>(Next);
                       }) &&
          isTextType(stripped(Construct->getArg(0))->getType())) {
        E = Construct->getArg(0);
        continue;
      }
    }
    return llvm::isa<ParenExpr>(E->IgnoreImpCasts()) ? Plain : E;
  }
}

/// Whether \p E reads a text where it is stored, as opposed to spelling it.
static bool isRead(const Expr *E) {
  for (;;) {
    E = stripped(E);
    if (llvm::isa<DeclRefExpr, MemberExpr, ArraySubscriptExpr>(E))
      return true;
    if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(E))
      return Operator->getOperator() == OO_Subscript ||
             Operator->getOperator() == OO_Star;
    if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E))
      return Unary->getOpcode() == UO_Deref;
    if (const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(E);
        Member && isTextType(Member->getObjectType()))
      E = Member->getImplicitObjectArgument();
    else if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E);
             Construct && Construct->getNumArgs() > 0)
      E = Construct->getArg(0);
    else if (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E))
      E = Cast->getSubExpr();
    else {
      // A lambda may only wrap a literal, and so may a function that takes one.
      const auto *Call = llvm::dyn_cast<CallExpr>(E);
      const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
      return Callee && Callee->getIdentifier() &&
             (llvm::isa<CXXMemberCallExpr>(Call) ||
              llvm::none_of(Call->arguments(), [](const Expr *Argument) {
                return isTextType(stripped(Argument)->getType());
              }));
    }
  }
}

TextRef Evaluator::asData(TextRef T, const Expr *E) {
  if (!T || !E || T->isEmpty() || !TextArena::isConstantData(T))
    return T;
  TextValue Read;
  Read.Entry = E->isTypeDependent() ? E : innermost(E);
  Read.IsBound = !T->Size.IsConstant && !canBeWrapped(T);
  Read.Names.note(Unit.intern(nameOf(E)));
  return Texts.asData(T, Read);
}

TextRef Evaluator::readBy(TextRef T, const Expr *E) {
  if (!T || T->isEmpty())
    return T;
  if (E && !E->isTypeDependent())
    E = innermost(E);
  const bool IsStored = E && isRead(E);
  if (IsStored)
    T = asData(T, E);
  const bool IsWhole = canBeWrapped(T);
  if (!IsWhole && IsStored && TextArena::isAssembledData(T))
    return readAsOne(T, E);
  if (!IsWhole && T->HasEntries)
    return T;
  const llvm::StringRef Name = Unit.intern(nameOf(E));
  return Texts.substitute(T, [&](const TextValue &V) {
    if (!IsWhole && V.Entry)
      return Texts.value(V);
    TextValue Read = readAs(V, E, Name, Unit.Names);
    Read.IsBound = !IsWhole;
    return Texts.value(Read);
  });
}

TextRef Evaluator::readAsOne(TextRef T, const Expr *E) {
  const llvm::StringRef Name = Unit.intern(nameOf(E));
  TextValue Rest;
  Rest.Entry = E;
  Rest.IsBound = true;
  Rest.Names.note(Name);
  return Texts.asAssembledData(T, Rest, [&](const TextValue &V) {
    TextValue Read = readAs(V, E, Name, Unit.Names);
    Read.IsBound = true;
    return Texts.value(Read);
  });
}

TextRef Evaluator::readResult(TextRef T, const Expr &Call) {
  if (!T || !TextArena::isUndivided(T))
    return T;
  if (T->Kind != TextNode::Value)
    return readAsOne(T, &Call);
  // A call around the argument would not encode what the function makes of it.
  return T->Facts->Done.empty() ? T : readBy(T, &Call);
}

void Evaluator::readInPlace(const AddressSet &Where, const Expr *Object) {
  const Address *Sole = Where.sole();
  if (!Sole || Sole->Of->IsShared)
    return;
  Content Held = State.read(*Sole->Of);
  // A piece of a longer text was inserted where that was put together.
  if (!Held.Text ||
      (Held.Text->HasEntries && Held.Text->Kind != TextNode::Value))
    return;
  // The object is changed: a call cannot take its place.
  Held.Text = bound(readBy(Held.Text, Object));
  State.write(*Sole->Of, Held);
}

/// Whether \p Whole contains the value that \p Part, if it is one, comes from.
static bool isPartOf(TextRef Part, TextRef Whole) {
  return Part && Whole && Part->Kind == TextNode::Value &&
         llvm::any_of(itemsOf(Whole), [&](TextRef Item) {
           return Item->Kind == TextNode::Value &&
                  Item->Facts->From == Part->Facts->From;
         });
}

const Expr *Evaluator::testFor(const Expr &Condition) {
  static constexpr size_t MaxTests = 16;
  if (Tests.size() >= MaxTests ||
      Condition.HasSideEffects(Unit.AST, /*IncludePossibleEffects=*/false))
    return nullptr;
  const auto *const Known = llvm::find_if(Tests, [&](const Expr *Test) {
    return areSame(*Test, Condition, Unit.AST);
  });
  if (Known != Tests.end())
    return *Known;
  return Tests.emplace_back(&Condition);
}

TextRef Evaluator::joinArms(TextRef IfTrue, TextRef IfFalse,
                            const Expr &Condition) {
  const TextRef Joined = Texts.joinArms(IfTrue, IfFalse, testFor(Condition));
  // The same value in both arms is encoded in both of them, or in neither.
  return Joined && !canBeWrapped(Joined) &&
                 (isPartOf(IfTrue, IfFalse) || isPartOf(IfFalse, IfTrue))
             ? bound(Joined)
             : Joined;
}

TextRef Evaluator::textOfArm(const Expr *E) {
  Content Result = eval(E);
  Result.Text = readBy(Result.Text, E);
  return textOf(Result);
}

template <typename Result>
Result Evaluator::eitherOf(const Expr &Condition, const Expr *True,
                           const Expr *False,
                           Result (Evaluator::*Eval)(const Expr *)) {
  eval(&Condition);
  Environment Other = State;
  Narrower(*this).narrow(Condition, true);
  Result A = (this->*Eval)(True);
  std::swap(State, Other);
  Narrower(*this).narrow(Condition, false);
  Result B = (this->*Eval)(False);
  if constexpr (std::is_same_v<Result, Content>) {
    // As for a variable that gets one of them.
    const QualType Type = True->getType();
    if (isReadOnlyText(Type)) {
      const Content InA = Other.apart(A, B, State);
      B = State.apart(B, A, Other);
      A = InA;
    }
  }
  State.join(Other);
  if constexpr (std::is_same_v<Result, Content>) {
    A.Text = joinArms(readBy(A.Text, True), readBy(B.Text, False), Condition);
    A.Targets.addAll(B.Targets);
  } else if constexpr (std::is_same_v<Result, TextRef>) {
    A = joinArms(A, B, Condition);
  } else {
    A.addAll(B);
  }
  return A;
}

template Content Evaluator::eitherOf(const Expr &, const Expr *, const Expr *,
                                     Content (Evaluator::*)(const Expr *));
template TextRef Evaluator::eitherOf(const Expr &, const Expr *, const Expr *,
                                     TextRef (Evaluator::*)(const Expr *));
template AddressSet
Evaluator::eitherOf(const Expr &, const Expr *, const Expr *,
                    AddressSet (Evaluator::*)(const Expr *));

TextRef Evaluator::knownText(const Expr *E) {
  const Content Held = eval(E);
  return Held.Targets.isAny() ? nullptr : heldText(Held);
}

} // namespace clang::tidy::uri
