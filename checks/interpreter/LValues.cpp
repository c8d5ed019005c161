//===--- LValues.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "interpreter/CharacterTests.h"
#include "interpreter/ContainerTypes.h"
#include "interpreter/Interpreter.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

Value Interpreter::copyOf(const Value &V) {
  if (!V.isObject())
    return V;
  Cells &Copy = make(V.Target->Kind);
  if (!hold(V.Target->Elements.size()))
    return Value::opaque(true);
  Copy = *V.Target;
  Copy.IsInput = false;
  Copy.IsWritten = false;
  // Copies of characters of the input still depend on the input.
  if (V.Target->IsInput)
    for (Value &Element : Copy.Elements)
      Element.FromInput = true;
  if (Copy.Kind == Cells::Record)
    for (Value &Element : Copy.Elements)
      Element = copyOf(Element);
  for (auto &Field : Copy.Fields)
    Field.second = &variable(copyOf(Field.second->Elements.front()));
  return Value::object(&Copy);
}

bool Interpreter::isPastEnd(const Cells &Text, int64_t At, const Expr *Where) {
  // The terminator of a string can be read.
  const bool IsText = Text.Kind == Cells::Text;
  const auto End = static_cast<int64_t>(Text.Elements.size()) +
                   (IsText && !Text.IsBounded ? 1 : 0);
  if (At < End || Text.IsOpen || Text.IsLost || Text.IsConstant ||
      !(IsText || Text.IsInput || Text.IsBounded))
    return false;
  note(EncoderFault::PastEnd, Where);
  return true;
}

Value Interpreter::load(CellRef P, QualType Type) {
  if (!P.Target)
    return testOf(Type->isIntegralOrEnumerationType() ? P.Table : nullptr,
                  Value::number(P.Index, P.FromInput));
  const Cells &From = *P.Target;
  if (From.IsLost)
    return Value::opaque(true);
  if (From.Kind == Cells::Stream)
    return Value::opaque(true);
  const bool IsEnd = From.Kind == Cells::Text &&
                     P.Index == static_cast<int64_t>(From.Elements.size());
  if (IsEnd && !From.IsOpen && !From.IsBounded)
    return Value::number(0);
  if (isPastEnd(From, P.Index, P.IndexExpr))
    return Value::opaque(true);
  if (P.Index < 0 || P.Index >= static_cast<int64_t>(From.Elements.size())) {
    // Only a read outside a table that nothing changes is a fault. Elsewhere,
    // elements that have not been written yet are unknown.
    if (!(From.IsConstant || From.Literal) || From.IsOpen)
      return Value::opaque(P.FromInput);
    note(&From == CtypeTable ? EncoderFault::NegativeCtype
                             : EncoderFault::OutOfBounds,
         P.IndexExpr);
    return Value::number('?', true);
  }
  Value V = From.Elements[P.Index];
  V.FromInput |= P.FromInput || From.IsInput;
  if (V.isNumber()) {
    V.Offset = intType(Type).wrap(V.Offset);
    if (From.Literal && P.IndexExpr && P.FromInput)
      note(HexSource{HexSource::Table, P.IndexExpr, From.Literal});
  }
  // The table of glibc is valid for negative indices, too.
  if (&From == CtypeTable && P.Index < 128)
    note(EncoderFault::NegativeCtype, P.IndexExpr);
  if (&From == CtypeTable && P.Index >= 256)
    note(EncoderFault::LocaleCtype, P.IndexExpr);
  return V;
}

void Interpreter::store(CellRef P, Value V) {
  if (!P.Target) {
    // Something that may depend on the input is written to an unknown place.
    return;
  }
  Cells &To = *P.Target;
  if (P.Index < 0 || P.Index >= static_cast<int64_t>(MaxElements) ||
      To.Kind == Cells::Stream)
    return void(stop());
  if (P.Index >= static_cast<int64_t>(To.Elements.size())) {
    if (!hold(P.Index + 1 - To.Elements.size()))
      return;
    To.Elements.resize(P.Index + 1);
  }
  if (V.isNumber())
    V.Offset = To.Unit.wrap(V.Offset);
  To.Elements[P.Index] = V;
  To.IsWritten = true;
  // The elements no longer come from the literal.
  To.Literal = nullptr;
}

Value Interpreter::freshField(const FieldDecl &Field, bool IsOpen) {
  const QualType Type = Field.getType();
  const QualType To = Type->isReferenceType() || Type->isPointerType()
                          ? Type->getPointeeType()
                          : QualType();
  // What it writes to, `std::string &Out`, belongs to the caller, too.
  if (!IsOpen || To.isNull() || To.isConstQualified() ||
      (!isTextClass(To) && !isStringStream(To)))
    return fresh(Type, IsOpen);
  const Value Object = fresh(To, /*IsOpen=*/true);
  // A member that is a reference is the object itself.
  return Type->isReferenceType() ? Object : Value::pointer(&variable(Object));
}

Cells *Interpreter::fieldOf(Cells &Record, const FieldDecl &Field) {
  if (Record.Kind != Cells::Record)
    return nullptr;
  Cells *&Slot = Record.Fields[&Field];
  if (!Slot) {
    const Cells *Table = Record.IsOpen ? builtTable(Field) : nullptr;
    Cells &Made = variable(Table ? copyOf(Table->Elements.front())
                                 : freshField(Field, Record.IsOpen));
    // The map may have grown in the meantime.
    Record.Fields[&Field] = &Made;
    return &Made;
  }
  return Slot;
}

CellRef Interpreter::placeOfMember(const MemberExpr &Member) {
  if (const auto *Var = llvm::dyn_cast<VarDecl>(Member.getMemberDecl()))
    return placeOfDecl(*Var);
  const Expr *Base = Member.getBase();
  Value Object;
  if (Member.isArrow()) {
    const Value Pointer = eval(Base);
    if (!Pointer.isPointer() || !Pointer.Target)
      return {nullptr, 0, Pointer.FromInput};
    Object = load({Pointer.Target, Pointer.Offset}, Base->getType());
  } else {
    Object = eval(Base);
  }
  const auto *Field = llvm::dyn_cast<FieldDecl>(Member.getMemberDecl());
  if (!Object.isObject() || !Field)
    return {nullptr, 0, Object.FromInput};
  if (Object.Target->Kind == Cells::Text && Field->getIdentifier()) {
    // A GString.
    if (Field->getName() == "str")
      return {&variable(Value::pointer(Object.Target)), 0};
    if (Field->getName() == "len")
      return {&variable(Value::number(
                  static_cast<int64_t>(Object.Target->Elements.size()))),
              0};
  }
  if (Object.Target->IsEntry) {
    const auto Index = memberIndex(*Field);
    return Index ? CellRef{Object.Target, *Index} : CellRef{nullptr, 0, true};
  }
  Cells *Holder = fieldOf(*Object.Target, *Field);
  return {Holder, 0};
}

CellRef Interpreter::placeOfDecl(const ValueDecl &D) {
  for (auto &F : llvm::reverse(Frames))
    if (const auto Known = F.Places.find(&D); Known != F.Places.end())
      return Known->second;
  if (const auto *Binding = llvm::dyn_cast<BindingDecl>(&D)) {
    if (Binding->getHoldingVar())
      return placeOfTupleMember(*Binding);
    return Binding->getBinding() ? place(Binding->getBinding())
                                 : CellRef{nullptr, 0, true};
  }
  const auto *Var = llvm::dyn_cast<VarDecl>(&D);
  if (Var && Var->hasGlobalStorage())
    return placeOfGlobal(*Var);
  if (!Var || !ValueOf)
    return {};
  const PriorValue &Known = ValueOf(*Var);
  if (!Known.isKnown() && Var->getType()->isReferenceType())
    return {};
  // Its own initializer does not know it.
  Frames.front().Places[Var] = {};
  CellRef Result;
  if (Known.Begin && Known.Begin == Var->getInit()) {
    declare(*Var);
    Result = Frames.back().Places.lookup(Var);
  } else {
    Result = {&variable(Value::opaque()), 0};
  }
  Frames.front().Places[Var] = Result;
  // What the piece stores is known, and so is what was stored before.
  if (Known.Begin && Known.Begin != Var->getInit())
    eval(Known.Begin);
  runChanges(Known);
  return Result;
}

CellRef Interpreter::placeOfTupleMember(const BindingDecl &Binding) {
  const auto *Of =
      llvm::dyn_cast_or_null<DecompositionDecl>(Binding.getDecomposedDecl());
  if (!Of)
    return {nullptr, 0, true};
  const QualType Type = Of->getType().getNonReferenceType();
  const Value Object = load(placeOfDecl(*Of), Type);
  const auto Index = static_cast<unsigned>(
      llvm::find(Of->bindings(), &Binding) - Of->bindings().begin());
  if (!Object.isObject())
    return {nullptr, 0, true};
  if (Object.Target->IsEntry)
    return {Object.Target, Index};
  const FieldDecl *Member = memberOf(Type->getAsRecordDecl(), Index);
  return {Member ? fieldOf(*Object.Target, *Member) : nullptr, 0};
}

/// Returns the place that a pointer, or a reference from a call, refers to.
static CellRef placeAt(const Value &V) {
  if (!V.isPointer())
    return {nullptr, 0, V.FromInput};
  return {V.Target, V.Offset, V.FromInput};
}

CellRef Interpreter::place(const Expr *E) {
  if (!isRunnable(E))
    return {};
  E = E->IgnoreParens();
  if (const auto Known = Given.find(E); Known != Given.end())
    return Known->second;
  if (E == WatchedRead) {
    std::vector<Value> Text;
    if (textOf(load(placeOfDecl(*WatchedRead->getDecl()), E->getType()), Text))
      TextRead = std::move(Text);
    stop();
    return {};
  }
  switch (E->getStmtClass()) {
  case Stmt::DeclRefExprClass:
    return placeOfDecl(*llvm::cast<DeclRefExpr>(E)->getDecl());
  case Stmt::MemberExprClass:
    return placeOfMember(*llvm::cast<MemberExpr>(E));
  case Stmt::ArraySubscriptExprClass: {
    const auto *Subscript = llvm::cast<ArraySubscriptExpr>(E);
    const Value Base = eval(Subscript->getBase());
    Value Index = eval(Subscript->getIdx());
    // One of a few tables, whichever it is.
    if (Base.isPointer() && Base.Target && Base.Target->IsConstant &&
        Subscript->getType()->isPointerType() && Index.isOpaque() &&
        !Index.FromInput)
      Index = chooseIndex(*Subscript, Base);
    // One of several buffers that a program uses in turn.
    if (Index.isOpaque() && !Index.FromInput && !Base.FromInput &&
        Subscript->getType()->isArrayType())
      return {&variable(fresh(Subscript->getType())), 0};
    if (!Base.isPointer() || !Base.Target || !Index.isNumber())
      return {nullptr, Index.Offset, Base.FromInput || Index.FromInput,
              Subscript->getIdx(),
              Index.isNumber() && !Base.FromInput
                  ? sharedTable(*Subscript->getBase())
                  : nullptr};
    return {Base.Target, sum(Base.Offset, Index.Offset),
            Base.FromInput || Index.FromInput, Subscript->getIdx()};
  }
  case Stmt::UnaryOperatorClass: {
    const auto *Unary = llvm::cast<UnaryOperator>(E);
    if (Unary->getOpcode() == UO_Deref)
      return placeAt(eval(Unary->getSubExpr()));
    Value Old;
    if (Unary->isPrefix() && Unary->isIncrementDecrementOp())
      return increment(Unary->getSubExpr(), Unary->isIncrementOp(), Old);
    return Unary->getOpcode() == UO_Extension ? place(Unary->getSubExpr())
                                              : CellRef();
  }
  case Stmt::BinaryOperatorClass:
  case Stmt::CompoundAssignOperatorClass: {
    const auto *Binary = llvm::cast<BinaryOperator>(E);
    if (Binary->getOpcode() == BO_Comma) {
      eval(Binary->getLHS());
      return place(Binary->getRHS());
    }
    const CellRef To = place(Binary->getLHS());
    Value V = eval(Binary->getRHS());
    if (const auto *Compound = llvm::dyn_cast<CompoundAssignOperator>(Binary)) {
      const Value Old = load(To, Binary->getLHS()->getType());
      V = arithmetic(
          BinaryOperator::getOpForCompoundAssignment(Binary->getOpcode()),
          convert(Old, Compound->getComputationLHSType()), V,
          Compound->getComputationLHSType(),
          Compound->getComputationResultType());
    }
    store(To, convert(copyOf(V), Binary->getLHS()->getType()));
    return To;
  }
  case Stmt::ConditionalOperatorClass: {
    const auto *Ternary = llvm::cast<ConditionalOperator>(E);
    const auto Known = condition(Ternary->getCond());
    if (!Known)
      return {};
    return place(*Known ? Ternary->getTrueExpr() : Ternary->getFalseExpr());
  }
  case Stmt::MaterializeTemporaryExprClass: {
    const Expr *Sub = llvm::cast<MaterializeTemporaryExpr>(E)->getSubExpr();
    if (const auto Element = placeOfProxy(Sub))
      return *Element;
    // A temporary whose lifetime a lambda or a list extends is created once.
    return {&variable(eval(Sub)), 0};
  }
  case Stmt::StringLiteralClass:
    return {&variable(evalLiteral(*llvm::cast<StringLiteral>(E))), 0};
  default:
    break;
  }
  if (const auto *Cast = llvm::dyn_cast<CastExpr>(E);
      Cast && Cast->getSubExpr()->isGLValue() && E->isGLValue())
    return place(Cast->getSubExpr());
  if (const auto *Full = llvm::dyn_cast<FullExpr>(E))
    return place(Full->getSubExpr());
  if (const auto *Default = llvm::dyn_cast<CXXDefaultArgExpr>(E))
    return place(Default->getExpr());
  if (const auto *Call = llvm::dyn_cast<CallExpr>(E); Call && E->isGLValue())
    return placeAt(evalCall(*Call));
  if (E->isGLValue() && !llvm::isa<CompoundLiteralExpr>(E))
    return {nullptr, 0, true};
  return {&variable(evalExpr(E)), 0};
}

std::optional<CellRef> Interpreter::placeOfProxy(const Expr *E) {
  const auto *Call =
      llvm::dyn_cast<CXXOperatorCallExpr>(E->IgnoreUnlessSpelledInSource());
  if (!Call || Call->getOperator() != OO_Subscript || Call->getNumArgs() != 2 ||
      !Call->getType()->isRecordType())
    return std::nullopt;
  const Expr *Object = Call->getArg(0);
  Cells *Text = textObject(load(place(Object), Object->getType()));
  const Value Index = Text ? eval(Call->getArg(1)) : Value();
  if (!Index.isNumber())
    return std::nullopt;
  return CellRef{Text, Index.Offset, Index.FromInput};
}

CellRef Interpreter::increment(const Expr *E, bool IsIncrement, Value &Old) {
  const CellRef P = place(E);
  Old = load(P, E->getType());
  Value New = Old;
  if (New.isNumber() || (New.isPointer() && New.Target))
    New.Offset = sum(New.Offset, IsIncrement ? 1 : -1);
  store(P, convert(New, E->getType()));
  return P;
}

} // namespace clang::tidy::uri
