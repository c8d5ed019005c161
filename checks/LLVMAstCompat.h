//===--- LLVMAstCompat.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What depends on the version of Clang's syntax tree and lexer.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_LLVMASTCOMPAT_H
#define URI_TIDY_LLVMASTCOMPAT_H

#include "clang/AST/Attr.h"
#include "clang/AST/Decl.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Builtins.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

// LLVM 15: the table of Unicode names is new.
#if CLANG_VERSION_MAJOR >= 15
#include "llvm/Support/Unicode.h"
#endif

namespace clang::tidy::uri::compat {

/// Whether \p Lit is an ordinary literal, without an encoding prefix.
inline bool isOrdinary(const StringLiteral &Lit) {
  // LLVM 15: isAscii() became isOrdinary().
#if CLANG_VERSION_MAJOR >= 15
  return Lit.isOrdinary();
#else
  return Lit.isAscii();
#endif
}

/// Whether \p D is visible only in its translation unit.
inline bool hasInternalLinkage(const NamedDecl &D) {
  // LLVM 18: the enumerators of Linkage lost their suffix.
#if CLANG_VERSION_MAJOR >= 18
  return D.getFormalLinkage() == Linkage::Internal;
#else
  return D.getFormalLinkage() == InternalLinkage;
#endif
}

inline bool isPure(const FunctionDecl &Method) {
  // LLVM 18: isPure() became isPureVirtual().
#if CLANG_VERSION_MAJOR >= 18
  return Method.isPureVirtual();
#else
  return Method.isPure();
#endif
}

inline bool isUnnamedBitField(const FieldDecl &Field) {
  // LLVM 19: isUnnamedBitfield() became isUnnamedBitField().
#if CLANG_VERSION_MAJOR >= 19
  return Field.isUnnamedBitField();
#else
  return Field.isUnnamedBitfield();
#endif
}

/// Whether \p Callee returns memory whose size it is given.
inline bool allocatesSize(const FunctionDecl &Callee) {
  // LLVM 15: functions of the C library have the attribute without its being
  // written.
#if CLANG_VERSION_MAJOR < 15
  switch (Callee.getBuiltinID()) {
  case Builtin::BIaligned_alloc:
  case Builtin::BIcalloc:
  case Builtin::BImalloc:
  case Builtin::BImemalign:
  case Builtin::BIrealloc:
    return true;
  default:
    break;
  }
#endif
  return Callee.hasAttr<AllocSizeAttr>();
}

/// What follows `co_await` or `co_yield`.
inline const Expr *operandOf(const CoroutineSuspendExpr &E) {
  // LLVM 15: the operand is kept as written. Before, it is the argument of the
  // calls that make the awaiter from it.
#if CLANG_VERSION_MAJOR >= 15
  return E.getOperand();
#else
  const Expr *Operand = E.getCommonExpr()->IgnoreImplicit();
  const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(Operand);
  if (Operator && Operator->getOperator() == OO_Coawait)
    Operand = Operator->getArg(0)->IgnoreImplicit();
  const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(Operand);
  if (const auto *Method = Member ? Member->getMethodDecl() : nullptr)
    if (Member->getNumArgs() == 1 && Method->getDeclName().isIdentifier() &&
        (Method->getName() == "await_transform" ||
         Method->getName() == "yield_value"))
      return Member->getArg(0);
  return Operand;
#endif
}

/// The code point that `\N{NAME}` represents in a literal, if any.
inline std::optional<uint32_t> codePointOfName(llvm::StringRef Name) {
  // LLVM 15: \N{NAME} is new, and its table with it.
#if CLANG_VERSION_MAJOR >= 15
  if (const auto CodePoint = llvm::sys::unicode::nameToCodepointStrict(Name))
    return *CodePoint;
#endif
  return std::nullopt;
}

} // namespace clang::tidy::uri::compat

#endif // URI_TIDY_LLVMASTCOMPAT_H
