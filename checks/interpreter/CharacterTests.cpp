//===--- CharacterTests.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "interpreter/CharacterTests.h"
#include "ast/DeclWalk.h"
#include "core/CharSet.h"
#include "interpreter/Interpreter.h"

namespace clang::tidy::uri {

const Decl *sharedTable(const Expr &E) {
  const Expr *Named = E.IgnoreParenImpCasts();
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(Named))
    return Member->getMemberDecl()->getCanonicalDecl();
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(Named);
  const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  return Var && Var->hasGlobalStorage() ? Var->getCanonicalDecl() : nullptr;
}

Value testOf(const Decl *By, const Value &Character) {
  Value Result = Value::opaque(Character.FromInput);
  if (!By || !Character.isNumber() || !Character.FromInput ||
      Character.Offset < -0x80 || Character.Offset > 0xFF)
    return Result;
  Result.Kind = Value::Test;
  Result.Offset = Character.Offset & 0xFF;
  Result.Code = By;
  return Result;
}

std::optional<Value> testBy(const FunctionDecl &Callee,
                            llvm::ArrayRef<Value> Given) {
  const QualType Type = Callee.getReturnType();
  if ((Callee.hasBody() && !isInLibrary(Callee)) ||
      !Type->isIntegralOrEnumerationType() || Type->isAnyCharacterType())
    return std::nullopt;
  const Value *Tested = nullptr;
  for (const Value &Each : Given)
    if (holdsInput(Each)) {
      if (Tested || !Each.isNumber())
        return std::nullopt;
      Tested = &Each;
    }
  return Tested ? std::optional(testOf(Callee.getCanonicalDecl(), *Tested))
                : std::nullopt;
}

Value answer(Value V, bool Negates) {
  if (V.Kind != Value::Test)
    return Value::opaque(V.FromInput);
  V.IsNegated ^= Negates;
  return V;
}

std::optional<Value> compareTest(BinaryOperatorKind Op, Value L, Value R) {
  if (R.Kind == Value::Test)
    std::swap(L, R);
  if (L.Kind != Value::Test)
    return std::nullopt;
  if (L.IsNegated || (!R.isNumber() && (!R.isPointer() || R.Target)))
    return Value::opaque(true);
  if (Op == BO_And && L.Mask == 0 && R.Offset > 0 && R.Offset <= 0xFFFF) {
    L.Mask = static_cast<uint16_t>(R.Offset);
    return L;
  }
  // Zero, a null pointer, or npos, which is -1.
  const bool IsNone = R.Offset == 0 || R.Offset == -1;
  return IsNone && (Op == BO_EQ || Op == BO_NE) ? answer(L, Op == BO_EQ)
                                                : Value::opaque(true);
}

std::optional<bool> Interpreter::assume(const Value &Test) {
  // Bits of one table are different tests; a declaration is longer than this.
  static constexpr uint16_t MaxTests = 61;
  HasAssumed = true;
  const auto IsInSet =
      decide(reinterpret_cast<const char *>(Test.Code) + Test.Mask % MaxTests);
  if (!IsInSet)
    return std::nullopt;
  const auto Byte = static_cast<unsigned char>(Test.Offset);
  return (Assumed->contains(Byte) == *IsInSet) != Test.IsNegated;
}

} // namespace clang::tidy::uri
