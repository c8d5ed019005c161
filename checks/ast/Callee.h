//===--- Callee.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What is known of a called function from its declaration.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_CALLEE_H
#define URI_TIDY_AST_CALLEE_H

#include "clang/AST/Expr.h"
#include "llvm/ADT/SmallVector.h"
#include <string>

namespace clang::tidy::uri {

/// \p E without what does not change its text: casts, temporaries, cleanups.
const Expr *stripped(const Expr *E);

/// The name with namespaces and classes, without inline and unnamed ones.
std::string qualifiedName(const NamedDecl &D);

/// Where a function that formats as printf does has its format and its first
/// argument, counted without the object; from the function's attribute.
struct PrintfLike {
  unsigned Format;
  /// Behind the last argument if the function takes a va_list.
  unsigned FirstArg;
};
std::optional<PrintfLike> printfAttribute(const FunctionDecl &Callee);

/// The class of \p Type without references and pointers, qualified; empty if
/// it is none.
std::string className(QualType Type);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_CALLEE_H
