//===--- Expressions.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/Callee.h"
#include "interpreter/CharacterTests.h"
#include "interpreter/Interpreter.h"

namespace clang::tidy::uri {

bool Interpreter::isRunnable(const Expr *E) {
  if (E && !E->isInstantiationDependent() && !E->containsErrors())
    return step();
  stop();
  return false;
}

Value Interpreter::eval(const Expr *E) {
  if (!isRunnable(E))
    return Value::opaque(true);
  if (const auto Known = Given.find(E); Known != Given.end())
    return load(Known->second, E->getType());
  static constexpr unsigned MaxDepth = 400;
  if (++Depth > MaxDepth)
    stop();
  Value Result;
  if (!Stopped)
    Result = E->isGLValue() && !E->getType()->isFunctionType()
                 ? load(place(E), E->getType())
                 : evalExpr(E);
  --Depth;
  if (Stopped)
    return Value::opaque(true);
  if (!Repair.Masks.empty() && Result.isNumber())
    if (const auto Mask = Repair.Masks.find(E); Mask != Repair.Masks.end())
      Result.Offset &= Mask->second;
  return Result;
}

Value Interpreter::evalExpr(const Expr *E) {
  if (const auto *Cast = llvm::dyn_cast<CastExpr>(E))
    return evalCast(*Cast);
  if (const auto *Full = llvm::dyn_cast<FullExpr>(E))
    return eval(Full->getSubExpr());
  // `"text"s`
  if (const auto *Literal = llvm::dyn_cast<UserDefinedLiteral>(E);
      Literal && isTextClass(E->getType()) &&
      Literal->getLiteralOperatorKind() == UserDefinedLiteral::LOK_String)
    return constructText(E->getType(), Literal->getArg(0));
  if (const auto *Call = llvm::dyn_cast<CallExpr>(E))
    return evalCall(*Call);
  switch (E->getStmtClass()) {
  case Stmt::CXXRewrittenBinaryOperatorClass:
    return evalExpr(
        llvm::cast<CXXRewrittenBinaryOperator>(E)->getSemanticForm());
  case Stmt::ParenExprClass:
    return eval(llvm::cast<ParenExpr>(E)->getSubExpr());
  case Stmt::IntegerLiteralClass:
    return Value::number(static_cast<int64_t>(
        llvm::cast<IntegerLiteral>(E)->getValue().getLimitedValue()));
  case Stmt::CharacterLiteralClass:
    return convert(Value::number(llvm::cast<CharacterLiteral>(E)->getValue()),
                   E->getType());
  case Stmt::CXXBoolLiteralExprClass:
    return Value::number(llvm::cast<CXXBoolLiteralExpr>(E)->getValue());
  case Stmt::CXXNullPtrLiteralExprClass:
  case Stmt::GNUNullExprClass:
    return Value::pointer(nullptr);
  case Stmt::ImplicitValueInitExprClass:
  case Stmt::CXXScalarValueInitExprClass:
    return zero(E->getType());
  case Stmt::DeclRefExprClass: {
    const ValueDecl *D = llvm::cast<DeclRefExpr>(E)->getDecl();
    if (const auto *Constant = llvm::dyn_cast<EnumConstantDecl>(D))
      return Value::number(numberOf(Constant->getInitVal()));
    Value Result;
    if (llvm::isa<FunctionDecl>(D)) {
      Result.Kind = Value::Callable;
      Result.Code = D;
    }
    return Result;
  }
  case Stmt::StringLiteralClass: // The initializer of an array.
    return evalLiteral(*llvm::cast<StringLiteral>(E));
  case Stmt::UnaryOperatorClass:
    return evalUnary(*llvm::cast<UnaryOperator>(E));
  case Stmt::BinaryOperatorClass:
  case Stmt::CompoundAssignOperatorClass:
    return evalBinary(*llvm::cast<BinaryOperator>(E));
  case Stmt::ConditionalOperatorClass: {
    const auto *Ternary = llvm::cast<ConditionalOperator>(E);
    const auto Known = condition(Ternary->getCond());
    if (!Known)
      return stop();
    return eval(*Known ? Ternary->getTrueExpr() : Ternary->getFalseExpr());
  }
  case Stmt::BinaryConditionalOperatorClass: {
    const auto *Ternary = llvm::cast<BinaryConditionalOperator>(E);
    const Value V = eval(Ternary->getCommon());
    const auto Known = truth(V);
    if (!Known)
      return stop();
    return *Known ? V : eval(Ternary->getFalseExpr());
  }
  case Stmt::UnaryExprOrTypeTraitExprClass: {
    Expr::EvalResult Size;
    if (E->EvaluateAsInt(Size, Context))
      return Value::number(numberOf(Size.Val.getInt()));
    return Value::opaque();
  }
  case Stmt::InitListExprClass:
    return evalInitList(*llvm::cast<InitListExpr>(E));
  case Stmt::CompoundLiteralExprClass:
    return eval(llvm::cast<CompoundLiteralExpr>(E)->getInitializer());
  case Stmt::CXXConstructExprClass:
  case Stmt::CXXTemporaryObjectExprClass:
    return evalConstruct(*llvm::cast<CXXConstructExpr>(E));
  case Stmt::CXXBindTemporaryExprClass:
    return eval(llvm::cast<CXXBindTemporaryExpr>(E)->getSubExpr());
  case Stmt::CXXStdInitializerListExprClass:
    return eval(llvm::cast<CXXStdInitializerListExpr>(E)->getSubExpr());
  case Stmt::SubstNonTypeTemplateParmExprClass:
    return eval(llvm::cast<SubstNonTypeTemplateParmExpr>(E)->getReplacement());
  case Stmt::CXXDefaultArgExprClass:
    return eval(llvm::cast<CXXDefaultArgExpr>(E)->getExpr());
  case Stmt::CXXDefaultInitExprClass:
    return eval(llvm::cast<CXXDefaultInitExpr>(E)->getExpr());
  case Stmt::CXXThisExprClass:
    return Frames.empty() ? Value::opaque() : Frames.back().This;
  case Stmt::LambdaExprClass: {
    Value Result;
    Result.Kind = Value::Callable;
    Result.Lambda = llvm::cast<LambdaExpr>(E);
    return Result;
  }
  case Stmt::CXXNewExprClass:
    return evalNew(*llvm::cast<CXXNewExpr>(E));
  case Stmt::CXXDeleteExprClass:
    return Value::opaque();
  case Stmt::GenericSelectionExprClass:
    return eval(llvm::cast<GenericSelectionExpr>(E)->getResultExpr());
  case Stmt::StmtExprClass: {
    if (const CallExpr *Call = replacedCall(*E))
      return eval(Call);
    // The value of a statement expression is that of its last expression.
    const CompoundStmt *Body = llvm::cast<StmtExpr>(E)->getSubStmt();
    Value Result;
    for (const Stmt *S : Body->body())
      if (const auto *Last = llvm::dyn_cast<Expr>(S);
          Last && S == Body->body_back())
        Result = eval(Last);
      else if (exec(S) != Flow::Next)
        return stop();
    return Result;
  }
  case Stmt::VAArgExprClass:
    return evalNextArgument(*llvm::cast<VAArgExpr>(E));
  case Stmt::CXXThrowExprClass:
    return leave();
  default:
    return Value::opaque(true);
  }
}

Value Interpreter::convert(Value V, QualType Type) const {
  if (V.isNumber() && !Type.isNull()) {
    if (Type->isPointerType())
      return V.Offset == 0 ? Value::pointer(nullptr)
                           : Value::opaque(V.FromInput);
    if (Type->isRealFloatingType())
      return Value::opaque(V.FromInput);
    V.Offset = intType(Type).wrap(V.Offset);
  }
  return V;
}

Value Interpreter::evalCast(const CastExpr &Cast) {
  const Expr *Sub = Cast.getSubExpr();
  switch (Cast.getCastKind()) {
  case CK_LValueToRValue:
    return eval(Sub);
  case CK_ArrayToPointerDecay: {
    const Value Array = eval(Sub);
    return Array.isObject() ? Value::pointer(Array.Target)
                            : Value::opaque(Array.FromInput);
  }
  case CK_NullToPointer:
    return Value::pointer(nullptr);
  case CK_IntegralCast:
  case CK_BooleanToSignedIntegral:
    return convert(eval(Sub), Cast.getType());
  case CK_IntegralToBoolean:
  case CK_PointerToBoolean: {
    const Value V = eval(Sub);
    const auto Known = truth(V);
    return Known ? Value::number(*Known, V.FromInput) : answer(V);
  }
  case CK_BitCast: {
    const Value V = eval(Sub);
    const QualType From = Sub->getType()->getPointeeType();
    const QualType To = Cast.getType()->getPointeeType();
    const auto SizeOf = [&](QualType T) {
      return T.isNull() || T->isIncompleteType() || T->isFunctionType()
                 ? 0
                 : Context.getTypeSize(T);
    };
    // A pointer that is cast to `void *` is cast back later.
    if (!V.isPointer() || !V.Target || SizeOf(From) == SizeOf(To) ||
        SizeOf(From) == 0 || SizeOf(To) == 0)
      return V;
    return Value::opaque(true);
  }
  case CK_ToVoid:
    eval(Sub);
    return Value::opaque();
  case CK_NoOp:
  case CK_ConstructorConversion:
  case CK_UserDefinedConversion:
  case CK_DerivedToBase:
  case CK_UncheckedDerivedToBase:
  case CK_BaseToDerived:
  case CK_FunctionToPointerDecay:
  case CK_BuiltinFnToFnPtr:
  case CK_ToUnion:
    return convert(eval(Sub), Cast.getType());
  default: {
    const Value V = eval(Sub);
    return Value::opaque(V.FromInput);
  }
  }
}

Value Interpreter::evalUnary(const UnaryOperator &Unary) {
  const Expr *Sub = Unary.getSubExpr();
  switch (Unary.getOpcode()) {
  case UO_PostInc:
  case UO_PostDec: {
    Value Old;
    increment(Sub, Unary.isIncrementOp(), Old);
    return Old;
  }
  case UO_PreInc:
  case UO_PreDec: { // In C, these are rvalues.
    Value Old;
    return load(increment(Sub, Unary.isIncrementOp(), Old), Sub->getType());
  }
  case UO_AddrOf: {
    if (Sub->getType()->isFunctionType())
      return evalExpr(Sub->IgnoreParens());
    const CellRef P = place(Sub);
    if (!P)
      return Value::opaque(P.FromInput);
    Value Result = Value::pointer(P.Target, P.Index);
    Result.FromInput = P.FromInput;
    return Result;
  }
  case UO_LNot: {
    const Value V = eval(Sub);
    const auto Known = truth(V);
    return Known ? Value::number(!*Known, V.FromInput)
                 : answer(V, /*Negates=*/true);
  }
  case UO_Plus:
  case UO_Minus:
  case UO_Not: {
    Value V = eval(Sub);
    if (!V.isNumber())
      return Value::opaque(V.FromInput);
    if (Unary.getOpcode() == UO_Minus)
      V.Offset = static_cast<int64_t>(0 - static_cast<uint64_t>(V.Offset));
    else if (Unary.getOpcode() == UO_Not)
      V.Offset = ~V.Offset;
    return convert(V, Unary.getType());
  }
  case UO_Extension:
    return eval(Sub);
  default:
    return Value::opaque(true);
  }
}

Value Interpreter::evalBinary(const BinaryOperator &Binary) {
  const BinaryOperatorKind Op = Binary.getOpcode();
  if (Binary.isAssignmentOp())
    return load(place(&Binary), Binary.getType());
  const Expr *Left = Binary.getLHS(), *Right = Binary.getRHS();
  if (Op == BO_Comma) {
    eval(Left);
    return eval(Right);
  }
  if (Op == BO_LAnd || Op == BO_LOr) {
    const auto First = condition(Left);
    if (!First)
      return stop();
    if (*First == (Op == BO_LOr))
      return Value::number(*First, true);
    // Nothing depends on the value of the last operand yet.
    const Value V = eval(Right);
    const auto Second = truth(V);
    return Second ? Value::number(*Second, true) : answer(V);
  }
  const Value L = eval(Left);
  const Value R = eval(Right);
  return Stopped ? stop()
                 : arithmetic(Op, L, R, Left->getType(), Binary.getType());
}

static Value comparison(BinaryOperatorKind Op, int Order, bool FromInput) {
  const bool Result = Op == BO_EQ   ? Order == 0
                      : Op == BO_NE ? Order != 0
                      : Op == BO_LT ? Order < 0
                      : Op == BO_LE ? Order <= 0
                      : Op == BO_GT ? Order > 0
                                    : Order >= 0;
  return Value::number(Result, FromInput);
}

Value Interpreter::arithmetic(BinaryOperatorKind Op, Value L, Value R,
                              QualType Operands, QualType Result) {
  const bool FromInput = L.FromInput || R.FromInput;
  const bool Compares = BinaryOperator::isComparisonOp(Op);
  if (L.isPointer() && R.isPointer()) {
    if (L.Target != R.Target)
      return Op == BO_EQ || Op == BO_NE ? Value::number(Op == BO_NE, FromInput)
                                        : Value::opaque(true);
    if (Op == BO_Sub)
      return Value::number(sum(L.Offset, R.Offset, -1), FromInput);
    if (Compares)
      return comparison(Op, (L.Offset > R.Offset) - (L.Offset < R.Offset),
                        FromInput);
    return Value::opaque(true);
  }
  if (Op == BO_Add && L.isNumber() && R.isPointer())
    std::swap(L, R);
  if (L.isPointer() && R.isNumber()) {
    if (Op == BO_Add || Op == BO_Sub)
      L.Offset = sum(L.Offset, R.Offset, Op == BO_Add ? 1 : -1);
    else
      return Value::opaque(true);
    L.FromInput = FromInput;
    return L;
  }
  if (const auto Test = compareTest(Op, L, R))
    return *Test;
  if (!L.isNumber() || !R.isNumber())
    return Value::opaque(FromInput);
  const IntType Type = intType(Operands);
  const bool IsUnsigned = Type && !Type.IsSigned;
  const int64_t A = L.Offset, B = R.Offset;
  const auto UA = static_cast<uint64_t>(A), UB = static_cast<uint64_t>(B);
  if (Compares) {
    const int Order = IsUnsigned ? (UA > UB) - (UA < UB) : (A > B) - (A < B);
    return comparison(Op, Order, FromInput);
  }
  const bool HasBadDivisor =
      (Op == BO_Div || Op == BO_Rem) && (B == 0 || (B == -1 && !IsUnsigned));
  const bool HasBadShift = (Op == BO_Shl || Op == BO_Shr) && (B < 0 || B > 63);
  if (HasBadDivisor || HasBadShift)
    return stop();
  int64_t Number = 0;
  switch (Op) {
  case BO_Add:
    Number = static_cast<int64_t>(UA + UB);
    break;
  case BO_Sub:
    Number = static_cast<int64_t>(UA - UB);
    break;
  case BO_Mul:
    Number = static_cast<int64_t>(UA * UB);
    break;
  case BO_Div:
    Number = IsUnsigned ? static_cast<int64_t>(UA / UB) : A / B;
    break;
  case BO_Rem:
    Number = IsUnsigned ? static_cast<int64_t>(UA % UB) : A % B;
    break;
  case BO_And:
    Number = A & B;
    break;
  case BO_Or:
    Number = A | B;
    break;
  case BO_Xor:
    Number = A ^ B;
    break;
  case BO_Shl:
    Number = static_cast<int64_t>(UA << UB);
    break;
  case BO_Shr:
    Number = IsUnsigned ? static_cast<int64_t>(UA >> UB) : A >> B;
    break;
  default:
    return Value::opaque(FromInput);
  }
  return convert(Value::number(Number, FromInput), Result);
}

} // namespace clang::tidy::uri
