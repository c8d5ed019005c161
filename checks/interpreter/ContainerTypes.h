//===--- ContainerTypes.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The parts of containers, pairs and tuples.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_INTERPRETER_CONTAINERTYPES_H
#define URI_TIDY_INTERPRETER_CONTAINERTYPES_H

#include "knowledge/Flow.h"
#include "clang/AST/Decl.h"
#include "clang/AST/Type.h"
#include <optional>

namespace clang::tidy::uri {

/// The type of the part \p Kind of an object of \p Type; null if it has none.
QualType partOf(QualType Type, FlowStep::KindTy Kind);

/// The index of the member of a pair or a tuple that \p Field is; nothing if it
/// is a field of another class.
std::optional<unsigned> memberIndex(const FieldDecl &Field);

/// The field of \p Record that is member \p Index of a pair or a tuple, or
/// null.
const FieldDecl *memberOf(const RecordDecl *Record, unsigned Index);

} // namespace clang::tidy::uri

#endif // URI_TIDY_INTERPRETER_CONTAINERTYPES_H
