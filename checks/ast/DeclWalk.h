//===--- DeclWalk.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Visits all code in a declaration. Unlike RecursiveASTVisitor, this takes no
/// time to compile in each file that uses it.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_DECLWALK_H
#define URI_TIDY_AST_DECLWALK_H

#include "clang/AST/Decl.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clang::tidy::uri {

/// Calls \p OnDecl for \p Root and all declarations inside it, and \p OnStmt
/// for all statements and expressions inside it, in source order, except that
/// the variables of a statement precede their initializers. The second argument
/// is the innermost function that contains the statement, or null. Expressions
/// in types, such as the size of an array, are not visited.
void walkDecl(
    const Decl &Root, llvm::function_ref<void(const Decl &)> OnDecl,
    llvm::function_ref<void(const Stmt &, const FunctionDecl *)> OnStmt);

/// The initializer of \p D: a parameter, a variable or a field. Null if it has
/// none, or if it is read as a part of another declaration: that of a local
/// variable with its function, that of an instantiation with its template.
const Expr *initializerOf(const Decl &D);

/// Whether \p Loc is in a system header, or in the header of a library that is
/// installed where the system's libraries are: `-I` may name its directory.
bool isInLibrary(SourceLocation Loc, const SourceManager &SM);
bool isInLibrary(const Decl &D);

/// Calls \p OnDecl for the functions, variables and other declarations in
/// \p Scope, in its namespaces and in its classes, except those of libraries. A
/// template is represented by its pattern.
void forEachOwnDecl(const DeclContext &Scope,
                    llvm::function_ref<void(const Decl &)> OnDecl);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_DECLWALK_H
