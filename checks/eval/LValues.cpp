//===--- LValues.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The objects that expressions refer to, and writes to them.
///
//===----------------------------------------------------------------------===//

#include "ast/Constants.h"
#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "eval/Narrower.h"
#include "eval/calls/FlowCall.h"

namespace clang::tidy::uri {

AddressSet Evaluator::locate(const Expr *E) {
  if (!E || isTooDeep(*E) || !spend(1))
    return AddressSet::any();
  ++Unit.Depth;
  AddressSet Result = Tested.in(locateExpr(stripped(E)), E);
  --Unit.Depth;
  return Result;
}

/// The constant value of \p Index, if it is small.
static std::optional<unsigned> constantIndex(const Expr *Index,
                                             const ASTContext &Context) {
  const auto Value = Index ? constantOf(*Index, Context) : std::nullopt;
  static constexpr unsigned MaxKeys = 64;
  if (!Value || Value->isNegative() || Value->getActiveBits() > 31 ||
      Value->ugt(MaxKeys))
    return std::nullopt;
  return static_cast<unsigned>(Value->getZExtValue());
}

std::optional<std::string> Evaluator::constantKey(const Expr &Key,
                                                  QualType Container) {
  if (const auto Index = constantIndex(&Key, Unit.AST))
    return TextTypes::current().keepsKeys(Container)
               ? std::optional(std::to_string(*Index))
               : std::nullopt;
  const TextRef T = text(&Key);
  return T->Size.IsConstant ? std::optional(Texts.constantOf(T).Text)
                            : std::nullopt;
}

AddressSet Evaluator::locateElement(const AddressSet &Array,
                                    const ArraySubscriptExpr &Subscript,
                                    bool IsPointer) {
  const Expr *Index = Subscript.getIdx();
  const std::optional<unsigned> Constant = constantIndex(Index, Unit.AST);
  AddressSet Result;
  for (const Address &A : Array) {
    // Characters are no places of their own.
    if (Subscript.getType()->isAnyCharacterType()) {
      Result.add({A.Of, positionOf(A, Index, Constant)});
      continue;
    }
    // A pointer to the first element of an array leads to the others, too.
    const bool IsElement =
        A.Of->Whole && (A.Of->Step.Kind == Selector::Element);
    const Place &Whole = IsPointer && IsElement ? *A.Of->Whole : *A.Of;
    if (IsPointer && !IsElement && Constant == 0u)
      Result.add(A);
    else if (IsPointer && !isTextType(Subscript.getType()) &&
             Unit.isOfBytes(*A.Of)) // `((T *)Bytes)[I]`
      Result.addAll(AddressSet::any());
    else if (Constant && !(IsPointer && IsElement && A.At != Address::Start))
      Result.add(
          {&Unit.elementOf(Whole, std::to_string(*Constant)), Address::Start});
    else
      Result.add({&Unit.elementOf(Whole), Address::Start});
  }
  if (Array.isAny())
    Result.addAll(AddressSet::any());
  return Result;
}

AddressSet Evaluator::locateExpr(const Expr *E) {
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E)) {
    if (const auto *Binding = llvm::dyn_cast<BindingDecl>(Ref->getDecl())) {
      if (const VarDecl *Holding = Binding->getHoldingVar())
        return State.read(Unit.placeOf(*Holding)).Targets;
      return Binding->getBinding() ? locate(Binding->getBinding())
                                   : AddressSet::any();
    }
    if (const auto *Named = llvm::dyn_cast<FunctionDecl>(Ref->getDecl()))
      return Address{&Unit.codeOf(*Named), Address::Start};
    const auto *Var = llvm::dyn_cast<VarDecl>(Ref->getDecl());
    if (!Var)
      return {};
    const Place &P = Unit.placeOf(*Var);
    return Var->getType()->isReferenceType()
               ? State.read(P).Targets
               : AddressSet(Address{&P, Address::Start});
  }
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(E)) {
    if (const auto *Static = llvm::dyn_cast<VarDecl>(Member->getMemberDecl())) {
      run(*Member->getBase());
      return Address{&Unit.placeOf(*Static), Address::Start};
    }
    const auto *Field = llvm::dyn_cast<FieldDecl>(Member->getMemberDecl());
    const AddressSet Base = Member->isArrow() ? eval(Member->getBase()).Targets
                                              : locate(Member->getBase());
    if (!Field)
      return AddressSet::any();
    // Fields of wrappers, such as pair::first.
    if (const std::optional<Flow> Known =
            TextTypes::current().fieldOf(*Field)) {
      const Spot Part = FlowCall(*this, *E, {}, Base).spotOf(Known->From);
      if (Known->Kind != Flow::Select || !(Field->getType()->isRecordType() ||
                                           Field->getType()->isPointerType()))
        return Part.Where;
      // An iterator, or a pointer to the part.
      const Place &To = Unit.temporary(*E);
      State.write(To, Content{nullptr, Part.Where});
      return Address{&To, Address::Start};
    }
    AddressSet Result;
    const auto Add = [&](const Place &Object) {
      const Place &Part = Unit.fieldOf(Object, *Field);
      if (Field->getType()->isReferenceType())
        Result.addAll(State.read(Part).Targets);
      else
        Result.add({&Part, Address::Start});
    };
    for (const Address &A : Base)
      Add(*A.Of);
    if (Base.isAny())
      Add(Unit.anyOf(*Field->getParent()));
    return Result;
  }
  if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(E)) {
    eval(Subscript->getIdx());
    const Expr *Base = stripped(Subscript->getBase());
    return Base->getType()->isArrayType() && Base->isGLValue()
               ? locateElement(locate(Base), *Subscript, false)
               : locateElement(eval(Base).Targets, *Subscript, true);
  }
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E)) {
    switch (Unary->getOpcode()) {
    case UO_Deref:
      return eval(Unary->getSubExpr()).Targets;
    case UO_PreInc:
    case UO_PreDec:
      evalUnary(*Unary);
      return locate(Unary->getSubExpr());
    case UO_Extension:
    case UO_Real:
    case UO_Imag:
      return locate(Unary->getSubExpr());
    default:
      break;
    }
  }
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E)) {
    if (Binary->getOpcode() == BO_Comma) {
      run(*Binary->getLHS());
      return locate(Binary->getRHS());
    }
    if (Binary->isAssignmentOp() && E->isGLValue()) {
      evalBinary(*Binary);
      return locate(Binary->getLHS());
    }
  }
  // What can only be read is read in the arms, where the condition says more.
  if (const auto *Ternary = llvm::dyn_cast<ConditionalOperator>(E);
      Ternary && !(E->getType().isConstQualified() && isTextType(E->getType())))
    return eitherOf(*Ternary->getCond(), Ternary->getTrueExpr(),
                    Ternary->getFalseExpr(), &Evaluator::locate);
  if (const auto *Call = llvm::dyn_cast<CallExpr>(E)) {
    const Content Result = evalCall(*Call);
    if (!E->isGLValue() && Result.Text) {
      const Place &To = Unit.temporary(*E);
      State.write(To, Result);
      return Address{&To, Address::Start};
    }
    return Result.Targets;
  }
  if (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E);
      Cast && (E->isGLValue() || Cast->getSubExpr()->getType() == E->getType()))
    return locate(Cast->getSubExpr());
  if (const auto *Default = llvm::dyn_cast<CXXDefaultArgExpr>(E))
    return locate(Default->getExpr());
  if (const auto *Compound = llvm::dyn_cast<CompoundLiteralExpr>(E))
    return locate(Compound->getInitializer());
  if (const auto *Opaque = llvm::dyn_cast<OpaqueValueExpr>(E))
    return Opaque->getSourceExpr() ? locate(Opaque->getSourceExpr())
                                   : AddressSet::any();
  if (llvm::isa<LambdaExpr>(E))
    eval(E);
  if (E->isTypeDependent())
    return AddressSet::any();
  // A class prvalue, or a literal.
  const Place &To = Unit.temporary(*E);
  State.begin(To);
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E))
    constructObject(*Construct, To);
  else if (const auto *List = llvm::dyn_cast<InitListExpr>(E))
    construct(List, To);
  else
    State.write(To, eval(E));
  return Address{&To, Address::Start};
}

// --- Operators ------------------------------------------------------------

AddressSet Evaluator::advanced(const AddressSet &Pointer, const Expr *By) {
  AddressSet Result;
  for (const Address &A : Pointer) {
    // A pointer that fills an empty buffer stays at the end of the text.
    const TextRef Text = State.read(*A.Of).Text;
    const bool IsEnd =
        A.At == Address::End ||
        (A.At == Address::Start &&
         (!Text || Text->isEmpty() || (By && isLengthOf(By, Text))));
    Result.add({A.Of, IsEnd ? Address::End : Address::Inside});
  }
  if (Pointer.isAny())
    Result.addAll(AddressSet::any());
  return Result;
}

Content Evaluator::evalUnary(const UnaryOperator &Unary) {
  const Expr *Operand = Unary.getSubExpr();
  switch (Unary.getOpcode()) {
  case UO_AddrOf:
    Tested.noteChange(Operand);
    return {nullptr, locate(Operand)};
  case UO_PreInc:
  case UO_PostInc:
  case UO_PreDec:
  case UO_PostDec: {
    const AddressSet Where = locate(Operand);
    const Content Before = State.read(Where);
    Tested.noteChange(Operand);
    if (Operand->getType()->isPointerType()) {
      Content After = Before;
      After.Targets = advanced(Before.Targets, nullptr);
      if (Before.Text)
        After.Text = sliceOf(Before.Text, nullptr);
      assign(Where, After);
      return Unary.isPostfix() ? Before : After;
    }
    return {Unit.numberOf(Unary.getType(), &Unary), {}};
  }
  default:
    eval(Operand);
    return {Unit.numberOf(Unary.getType(), &Unary), {}};
  }
}

void Evaluator::noteComparison(const BinaryOperator &Binary, TextRef Character,
                               TextRef With) {
  if (Character->Kind != TextNode::Value)
    return;
  const auto Done = Character->Facts->Done.all();
  if (Done.empty() || !Done.back()->IsCharacter)
    return;
  noteSought(With);
  // It may escape the text instead of dividing it.
  if (!With->Size.IsConstant || Texts.constantOf(With).Text != "&" ||
      (Function && hasEntity(*Function)))
    return;
  TextValue Whole = *Character->Facts;
  Whole.Done = {};
  for (const Transformer *Each : Done.drop_back())
    Whole.Done.push(Each);
  note(TextEvent::Split, Binary, Texts.value(Whole), "&");
}

void Evaluator::clearCounted(const Expr *Length, const Expr *New) {
  const auto *Member = llvm::dyn_cast<MemberExpr>(stripped(Length));
  const FieldDecl *Field =
      Member ? textCountedBy(*Member->getMemberDecl(), Unit.Names) : nullptr;
  if (!Field || constantIndex(New, Unit.AST) != 0u)
    return;
  const Expr *Object = Member->getBase();
  const AddressSet Text = fieldIn(
      Member->isArrow() ? eval(Object).Targets : locate(Object), *Field);
  const Content Held = State.read(Text);
  assign(Held.Targets.empty() ? Text : Held.Targets, {Texts.empty(), {}});
}

Content Evaluator::evalBinary(const BinaryOperator &Binary) {
  const Expr *Left = Binary.getLHS(), *Right = Binary.getRHS();
  if (Binary.isAssignmentOp())
    Tested.noteChange(Left);
  switch (Binary.getOpcode()) {
  case BO_Assign: {
    const QualType Type = Left->getType();
    if (!Type->isDependentType() && Type->isRecordType() && !isTextType(Type)) {
      const AddressSet From = locate(Right);
      const AddressSet To = locate(Left);
      copy(From, To);
      return {nullptr, To};
    }
    Content Value = eval(Right);
    if (!Type->isDependentType() && Type->isAnyCharacterType()) {
      if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(Left))
        if (llvm::isa<DeclRefExpr, MemberExpr>(stripped(Subscript->getBase())))
          objectBehind(Subscript->getBase());
      const AddressSet Where = locate(Left);
      const Address *Sole = Where.sole();
      if (!Sole || isTextAt(*Sole)) {
        const TextRef New = textOf(Value);
        if (Sole && Sole->At == Address::Inside && New->isEmpty())
          cut(*Sole, *Left);
        assignCharacter(Where, New);
        return Value;
      }
    }
    assign(Left, Value);
    clearCounted(Left, Right);
    return Value;
  }
  case BO_AddAssign:
  case BO_SubAssign: {
    if (Binary.isTypeDependent()) {
      const TextRef Added = text(Right);
      append(locate(Left), Added);
      return State.read(locate(Left));
    }
    eval(Right);
    if (!Left->getType()->isPointerType())
      break;
    const AddressSet Where = locate(Left);
    Content Moved = State.read(Where);
    Moved.Targets = advanced(
        Moved.Targets, Binary.getOpcode() == BO_AddAssign ? Right : nullptr);
    if (Moved.Text)
      Moved.Text = sliceOf(Moved.Text, nullptr);
    assign(Where, Moved);
    return Moved;
  }
  case BO_Add:
  case BO_Sub: {
    if (Binary.isTypeDependent())
      return evalConcatenation(&Binary);
    if (!Binary.getType()->isPointerType()) {
      eval(Left);
      eval(Right);
      break;
    }
    const bool IsLeft =
        Left->getType()->isPointerType() || Left->getType()->isArrayType();
    const Expr *By = IsLeft ? Right : Left;
    eval(By);
    Content Whole = eval(IsLeft ? Left : Right);
    if (constantIndex(By, Unit.AST) == 0u)
      return Whole;
    if (Whole.Text)
      Whole.Text = sliceOf(Whole.Text, &Binary);
    Whole.Targets =
        advanced(Whole.Targets, Binary.getOpcode() == BO_Add ? By : nullptr);
    return Whole;
  }
  case BO_Comma:
    run(*Left);
    return eval(Right);
  case BO_LAnd:
  case BO_LOr: {
    eval(Left);
    const Environment Skipped = State;
    Narrower(*this).narrow(*Left, Binary.getOpcode() == BO_LAnd);
    eval(Right);
    State.join(Skipped);
    return {Unit.numberOf(Binary.getType(), &Binary), {}};
  }
  case BO_EQ:
  case BO_NE:
  case BO_LT:
  case BO_GT:
  case BO_LE:
  case BO_GE: {
    const TextRef A = text(Left), B = text(Right);
    use(A, {Usage::Comparand, nameOf(Left)});
    use(B, {Usage::Comparand, nameOf(Right)});
    noteComparison(Binary, A, B);
    noteComparison(Binary, B, A);
    return {Unit.numberOf(Binary.getType(), &Binary), {}};
  }
  default:
    eval(Left);
    eval(Right);
    break;
  }
  if (Binary.isTypeDependent())
    return {Unit.lost(&Binary), {}};
  const Content Result = {Binary.getType()->isAnyCharacterType()
                              ? Unit.lost(&Binary)
                              : Unit.numberOf(Binary.getType(), &Binary),
                          {}};
  if (Binary.isAssignmentOp())
    assign(locate(Left), Result);
  return Result;
}

// --- Writes ---------------------------------------------------------------

void Evaluator::assign(const Expr *Target, Content New) {
  assign(locate(Target), New);
}

void Evaluator::assign(const AddressSet &Where, Content New) {
  if (const Address *Sole = Where.sole(); Sole && Sole->At == Address::Start)
    leave(*Sole->Of);
  State.store(Where, New);
}

void Evaluator::change(const AddressSet &Where, TextRef New,
                       const Environment *Before) {
  const auto IsInside = [](const Address &A) {
    return A.At == Address::Inside;
  };
  if (llvm::none_of(Where, IsInside))
    return assign(Where, {New, {}});
  if (Before)
    for (const Address &A : Where)
      State.write(*A.Of, Before->read(*A.Of));
  State.mayStore(Where, {New, {}});
}

void Evaluator::append(const AddressSet &Where, TextRef Text) {
  if (const Address *Sole = Where.sole())
    return State.append(*Sole->Of, Text);
  State.store(Where.at(Address::End), {Text, {}});
}

void Evaluator::extend(const AddressSet &Where, TextRef Text) {
  append(Where, Text);
  // If it is all that is there, it is of interest itself.
  if (llvm::none_of(Where, [&](const Address &A) {
        return State.read(*A.Of).Text == Text;
      }))
    consume(Text);
}

void Evaluator::prepend(const AddressSet &Where, TextRef Text) {
  for (const Address &A : Where) {
    const TextRef Before = State.read(*A.Of).Text;
    State.store(A, {Before ? Texts.append(Text, Before) : Text, {}});
  }
}

} // namespace clang::tidy::uri
