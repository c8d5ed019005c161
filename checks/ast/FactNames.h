//===--- FactNames.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The names under which catalogues describe a function.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_FACTNAMES_H
#define URI_TIDY_AST_FACTNAMES_H

#include "knowledge/CatalogueTable.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace clang::tidy::uri {

/// The name without namespaces and classes. \p Storage holds it if it is not
/// stored as a whole elsewhere.
llvm::StringRef lastName(const FunctionDecl &Callee, std::string &Storage);

/// The qualified names that a fact about \p Callee can have: its own, and that
/// in each class from \p Class, the object's if there is one, to the method's.
std::vector<std::string> namesOf(const FunctionDecl &Callee,
                                 llvm::StringRef Last,
                                 const CXXRecordDecl *Class);

/// Whether a fact about \p Fact is one about a function with \p Names.
bool isNamed(llvm::StringRef Fact, llvm::ArrayRef<std::string> Names);

/// Whether \p Callee is the overload that \p Parameters describes: all, those
/// with a number of parameters, or the one with types separated by '|'.
bool isOverload(const FunctionDecl &Callee, llvm::StringRef Parameters);

/// Sets \p To to the index of the argument \p From of \p Table in a call of \p
/// Callee with \p Count arguments, or to a constant of ApiFact. Returns false
/// if there is no such argument.
bool resolveArgument(const catalogue::Argument &From,
                     const catalogue::CatalogueTable &Table,
                     const FunctionDecl &Callee, size_t Count, signed char &To);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_FACTNAMES_H
