//===--- Guards.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/Guards.h"

namespace clang::tidy::uri {

Narrowings Guards::guardsOf(const Expr &Condition, bool IsTrue) { return {}; }

Narrowings Guards::guardsOfCase(const SwitchStmt &Switch,
                                const SwitchCase &Case) {
  return {};
}

Narrowings Guards::guardsOfLoop(const Stmt &Loop) { return {}; }

} // namespace clang::tidy::uri
