//===--- PreparedText.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "flow/PreparedText.h"
#include "ast/FindStmt.h"
#include "model/LiteralText.h"

namespace clang::tidy::uri {

/// Whether \p S is a literal, a text or a character, that is one of \p Chars.
static bool isOneOf(const Stmt &S, llvm::StringRef Chars) {
  if (const auto *Character = llvm::dyn_cast<CharacterLiteral>(&S))
    return Character->getValue() < 0x80 &&
           Chars.contains(static_cast<char>(Character->getValue()));
  const auto *Literal = llvm::dyn_cast<StringLiteral>(&S);
  if (!Literal || Literal->getLength() != 1)
    return false;
  const std::optional<std::string> Bytes = literalBytes(*Literal);
  return Bytes && Bytes->size() == 1 && Chars.contains(Bytes->front());
}

bool mayReplaceBlanks(const Stmt &Body) {
  const auto Has = [&Body](llvm::StringRef Char) {
    return findStmt(&Body, [Char](const Stmt &S) { return isOneOf(S, Char); });
  };
  return Has(" ") && Has("+");
}

bool mayJoinParts(const Expr &Value) {
  return findStmt(&Value, [](const Stmt &S) { return isOneOf(S, "/+&"); });
}

} // namespace clang::tidy::uri
