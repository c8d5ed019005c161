//===--- Callee.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The properties of a called function that its declaration shows.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_CALLEE_H
#define URI_TIDY_AST_CALLEE_H

#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace clang::tidy::uri {

/// Returns the variable or parameter that \p E, which may be null, names; null
/// if it is anything else.
const VarDecl *namedVariable(const Expr *E);
/// Returns the parameter that \p E, which may be null, names; null if it is
/// anything else.
const ParmVarDecl *namedParameter(const Expr *E);

/// If \p E is glibc's macro for tolower() or toupper(), which contains a call
/// of the function that it replaces, returns this call; otherwise null.
const CallExpr *replacedCall(const Expr &E);

/// \p E without nodes that do not change its text: casts, temporaries,
/// cleanups, macros for functions.
const Expr *stripped(const Expr *E);

/// The list in braces that \p E is, or that an object is made of; or null.
const InitListExpr *listIn(const Expr *E);

/// Whether \p E is a null pointer, whatever it is cast to: `(char *)0`.
bool isNullPointer(const Expr *E, const ASTContext &Context);

/// The name with namespaces and classes, but without inline and unnamed
/// namespaces.
std::string qualifiedName(const NamedDecl &D);

/// The indices of the format and of the first argument of a function that
/// formats as printf does, not counting the object; from the function's
/// attribute.
struct PrintfLike {
  unsigned Format;
  /// Beyond the last argument if the function takes a va_list.
  unsigned FirstArg;
};
std::optional<PrintfLike> printfAttribute(const FunctionDecl &Callee);
/// The same, or what the types say: the last of the parameters before the `...`
/// is a character pointer.
std::optional<PrintfLike> printfSignature(const FunctionDecl &Callee);

/// The same for a template: the parameter before a pack may be a format.
std::optional<PrintfLike> packSignature(const FunctionDecl &Callee);

/// The positions of the format and of the first place for a value, if an
/// attribute says that \p Callee reads values as scanf() does.
std::optional<PrintfLike> scanSignature(const FunctionDecl &Callee);
/// The type of the function that \p Call calls, perhaps through a pointer. Null
/// if that is not known.
const FunctionProtoType *prototypeOf(const Expr &Call);
/// Whether \p Call reads the texts among its arguments of a variable number:
/// unlike scanf(), its function writes nothing there.
bool readsVariadicTexts(const Expr &Call);

/// Whether \p Type is `va_list`, also as the type of a parameter.
bool isArgumentList(QualType Type, const ASTContext &Context);

/// Returns the function that a call of a lambda with the class \p Lambda runs.
/// For a generic lambda, this is its last instance, in which the types are
/// known.
const CXXMethodDecl *codeOfLambda(const CXXRecordDecl &Lambda);

/// The only `operator()` of \p Type, or of what it refers to, if it is a class
/// that is not a lambda; null otherwise.
const FunctionDecl *callOperatorOf(QualType Type);

/// The function that \p S calls; or that an algorithm may call, which gets the
/// lambda or the object that \p S creates. May be null.
const FunctionDecl *calledBy(const Stmt &S);

/// The qualified name of the class of \p Type, ignoring references and
/// pointers; empty if it is not a class.
std::string className(QualType Type);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_CALLEE_H
