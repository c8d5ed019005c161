//===--- Memberships.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Narrows texts that are compared with other texts, or found in collections.
///
//===----------------------------------------------------------------------===//

#include "ast/CallArguments.h"
#include "ast/TextTypes.h"
#include "eval/Narrower.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether \p E only refers to an object, so that evaluating it again has no
/// effect.
static bool isReference(const Expr *E) {
  E = stripped(E);
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(E))
    return isReference(Member->getBase());
  return llvm::isa<DeclRefExpr, CXXThisExpr>(E);
}

static bool consistsOfConstants(TextRef T) {
  switch (T->Kind) {
  case TextNode::Literal:
    return true;
  case TextNode::Value:
    return T->Facts->From->Kind == Origin::Constants;
  case TextNode::Choice:
    return llvm::all_of(T->Alternatives, consistsOfConstants);
  default:
    return T->Size.IsConstant;
  }
}

namespace {
/// The two sides of `a == b` or `a != b`.
struct Comparison {
  const Expr *Left = nullptr, *Right = nullptr;
  bool IsEqual = false;
};
} // namespace

static std::optional<Comparison> comparisonIn(const Expr *E) {
  if (const auto *Rewritten = llvm::dyn_cast<CXXRewrittenBinaryOperator>(E)) {
    const auto Parts = Rewritten->getDecomposedForm();
    if (Parts.Opcode != BO_EQ && Parts.Opcode != BO_NE)
      return std::nullopt;
    return Comparison{Parts.LHS, Parts.RHS, Parts.Opcode == BO_EQ};
  }
  if (const auto *Call = llvm::dyn_cast<CXXOperatorCallExpr>(E);
      Call && Call->getNumArgs() == 2 &&
      (Call->getOperator() == OO_EqualEqual ||
       Call->getOperator() == OO_ExclaimEqual))
    return Comparison{Call->getArg(0), Call->getArg(1),
                      Call->getOperator() == OO_EqualEqual};
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E);
      Binary && Binary->isEqualityOp())
    return Comparison{Binary->getLHS(), Binary->getRHS(),
                      Binary->getOpcode() == BO_EQ};
  return std::nullopt;
}

/// \p E without the conversion of an iterator to another one.
static const Expr *iteratorIn(const Expr *E) {
  E = stripped(E);
  while (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E)) {
    if (Construct->getNumArgs() != 1)
      break;
    E = stripped(Construct->getArg(0));
  }
  return E;
}

/// \p E without the conversion of a text to another type, such as a view.
static const Expr *unconverted(const Expr *E) {
  for (;;) {
    E = stripped(E);
    const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(E);
    if (!Call ||
        !llvm::isa_and_nonnull<CXXConversionDecl>(Call->getMethodDecl()))
      return E;
    E = Call->getImplicitObjectArgument();
  }
}

static TextMethod methodIn(const Expr *E) {
  const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(E);
  return Call ? methodOf(*Call) : TextMethod::None;
}

static bool isZero(const Expr *E) {
  const auto *Number = llvm::dyn_cast<IntegerLiteral>(stripped(E));
  return Number && Number->getValue() == 0;
}

/// Whether \p E is the end of a collection, maybe of a class of the program.
static bool isEnd(const Expr *E) {
  const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(E);
  return Call && (methodOf(*Call) == TextMethod::End ||
                  (Call->getNumArgs() == 0 && Call->getType()->isRecordType() &&
                   !isTextType(Call->getObjectType())));
}

namespace {
/// A text that is found in a collection.
struct Lookup {
  const Expr *Container = nullptr, *Sought = nullptr;
};
} // namespace

/// The lookup that was successful if \p Condition is \p IsTrue: `count(x) > 0`,
/// `find(x) != end()`, `contains(x)`, `std::find(begin(), end(), x) != end()`.
static std::optional<Lookup> lookupIn(const Expr &Condition, bool IsTrue,
                                      const NameMeanings &Names) {
  const Expr *E = iteratorIn(&Condition);
  bool IsWithEnd = false;
  if (const auto Compared = comparisonIn(E)) {
    const Expr *Left = iteratorIn(Compared->Left);
    const Expr *Right = iteratorIn(Compared->Right);
    if (methodIn(Left) == TextMethod::End)
      std::swap(Left, Right);
    IsWithEnd = isEnd(Right);
    if ((!IsWithEnd && !isZero(Right)) || Compared->IsEqual == IsTrue)
      return std::nullopt;
    E = Left;
  } else if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E);
             Binary && Binary->getOpcode() == BO_GT) {
    if (!IsTrue || !isZero(Binary->getRHS()))
      return std::nullopt;
    E = stripped(Binary->getLHS());
  } else if (!IsTrue) {
    return std::nullopt;
  }
  const auto *Call = llvm::dyn_cast<CallExpr>(E);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  if (!Callee || !Callee->getIdentifier() || Call->isTypeDependent())
    return std::nullopt;
  llvm::ArrayRef<const Expr *> Written(Call->getArgs(), Call->getNumArgs());
  Written = Written.take_front(writtenArguments(Written));
  if (Written.empty() || Written.size() > 3)
    return std::nullopt;
  Lookup Result;
  Result.Sought = unconverted(Written.back());
  bool IsLookup = false;
  if (const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(Call)) {
    Result.Container = Member->getImplicitObjectArgument();
    const TextMethod Method = methodOf(*Member);
    // A class of which nothing is known but the names of its methods.
    const bool IsNamed =
        Member->getMethodDecl()->isConst() &&
        (IsWithEnd ? Call->getType()->isRecordType()
                   : Names.say(Callee->getName(), NameMeaning::Membership));
    IsLookup = Written.size() == 1 &&
               (IsNamed || Method == TextMethod::Find ||
                Method == TextMethod::Contains || Method == TextMethod::Count);
  } else if (Written.size() > 1) {
    // `std::find(Begin, End, Text)`, `std::ranges::find(Container, Text)`.
    Result.Container = iteratorIn(Written.front());
    if (methodIn(Result.Container) == TextMethod::Begin)
      Result.Container = llvm::cast<CXXMemberCallExpr>(Result.Container)
                             ->getImplicitObjectArgument();
    IsLookup = Names.say(Callee->getName(), NameMeaning::Split);
  }
  // A text that is found in another one can still be anything.
  if (!IsLookup || !isTextType(stripped(Result.Sought)->getType()) ||
      isTextType(stripped(Result.Container)->getType()))
    return std::nullopt;
  return Result;
}

/// The keys of the map, or the elements of any other collection, that
/// \p Container refers to; null if nothing is known of them.
static TextRef elementsIn(const Expr *Container, Evaluator &In) {
  UnitTexts &Unit = In.Unit;
  if (!isReference(Container))
    return nullptr;
  const bool HasKeys = llvm::any_of(
      TextTypes::current().partsOf(stripped(Container)->getType()),
      [](const TypePart &Part) { return Part.Step.Kind == FlowStep::Key; });
  const Selector Part = {HasKeys ? Selector::Key : Selector::Element};
  TextRef Result = nullptr;
  for (const Address &A : In.locate(Container)) {
    const Content Held = In.State.read(Unit.Places.part(*A.Of, Part));
    Result = Unit.Texts.join(Result, Held.Text);
    for (const Address &Target : Held.Targets)
      Result = Unit.Texts.join(Result, In.State.read(*Target.Of).Text);
  }
  return Result;
}

/// Whether \p T is known to be one of some constants.
static bool isListOfConstants(TextRef T) {
  return T && !T->isEmpty() && consistsOfConstants(T);
}

void Narrower::markListed(const Expr *Text) {
  const AddressSet Where = locateNarrowed(Text);
  const Address *Sole = Where.sole();
  const TextRef Held = Sole ? State.read(*Sole->Of).Text : nullptr;
  if (!Held || Sole->Of->IsShared)
    return;
  State.write(*Sole->Of, {Texts.substitute(Held,
                                           [&](const TextValue &V) {
                                             TextValue One = V;
                                             One.IsListed = true;
                                             return Texts.value(One);
                                           }),
                          {}});
}

void Narrower::narrowMembers(const Expr &Condition, bool IsTrue,
                             unsigned Depth) {
  static constexpr unsigned MaxConditions = 64, MaxDepth = 8;
  llvm::SmallVector<std::pair<const Expr *, bool>, 4> Pending = {
      {&Condition, IsTrue}};
  for (unsigned I = 0; I < MaxConditions && !Pending.empty(); ++I) {
    auto [E, Holds] = Pending.pop_back_val();
    E = stripped(E);
    if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E);
        Unary && Unary->getOpcode() == UO_LNot) {
      Pending.emplace_back(Unary->getSubExpr(), !Holds);
      continue;
    }
    if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E);
        Binary && Binary->isLogicalOp()) {
      if ((Binary->getOpcode() == BO_LAnd) == Holds) {
        Pending.emplace_back(Binary->getLHS(), Holds);
        Pending.emplace_back(Binary->getRHS(), Holds);
      } else if (Depth < MaxDepth) {
        const Environment Before = State;
        narrowMembers(*Binary->getLHS(), Holds, Depth + 1);
        const Environment Either = std::exchange(State, Before);
        narrowMembers(*Binary->getRHS(), Holds, Depth + 1);
        State.join(Either);
      }
      continue;
    }
    if (E->isInstantiationDependent() || E->containsErrors())
      continue;
    if (const auto Found = lookupIn(*E, Holds, Unit.Names)) {
      const TextRef Known = elementsIn(Found->Container, In);
      if (isListOfConstants(Known))
        narrowTo(Found->Sought, Known->Sum.Chars);
      else if (llvm::isa<CXXMemberCallExpr>(Found->Sought) ||
               isReference(Found->Sought))
        markListed(Found->Sought);
      continue;
    }
    narrowMatch(*E, Holds);
    narrowAccepted(*E, Holds);
    const auto Compared = comparisonIn(E);
    if (!Compared || Compared->IsEqual != Holds)
      continue;
    const Expr *Left = Compared->Left, *Right = Compared->Right;
    // Pointers that are equal refer to the same text.
    if (!isReference(Left) || !isReference(Right) ||
        !isTextType(stripped(Left)->getType()) ||
        !isTextType(stripped(Right)->getType()))
      continue;
    const TextRef OfLeft = In.knownText(Left), OfRight = In.knownText(Right);
    if (isListOfConstants(OfRight))
      narrowTo(Left, OfRight->Sum.Chars);
    if (isListOfConstants(OfLeft))
      narrowTo(Right, OfLeft->Sum.Chars);
  }
}

} // namespace clang::tidy::uri
