//===--- PreparedText.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Code that prepares text for a URI without an encoder.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_FLOW_PREPAREDTEXT_H
#define URI_TIDY_FLOW_PREPAREDTEXT_H

#include "clang/AST/Expr.h"

namespace clang::tidy::uri {

/// Whether \p Body has both a blank and a '+' as literals of their own: it may
/// write one for the other, as a form does, and an encoder would then turn the
/// '+' into `%2B`.
bool mayReplaceBlanks(const Stmt &Body);

/// Whether \p Value, as it is written, has a delimiter of URIs as a literal of
/// its own (`parts.join("/")`): what it joins was meant to stay divided.
bool mayJoinParts(const Expr &Value);

} // namespace clang::tidy::uri

#endif // URI_TIDY_FLOW_PREPAREDTEXT_H
