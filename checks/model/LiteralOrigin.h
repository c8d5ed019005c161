//===--- LiteralOrigin.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Whether the source of a token belongs to this use of it alone.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_LITERALORIGIN_H
#define URI_TIDY_MODEL_LITERALORIGIN_H

#include "model/LiteralEdit.h"

namespace clang {
class LangOptions;
class SourceManager;
} // namespace clang

namespace clang::tidy::uri {

/// Why the source of the token at \p TokenLoc must not be edited:
/// FixRefusal::None, NotInFile, InSystemHeader, InMacroBody,
/// MacroArgumentReused or BesideEmptyArgument. Reads the text of macro
/// definitions; for a token in the body of a macro, searches the whole main
/// file.
FixRefusal whyNotEditable(SourceLocation TokenLoc, const SourceManager &SM,
                          const LangOptions &LangOpts);

/// Returns the range of \p E in a file. The range is invalid if an edit would
/// change something else, too: if a part of \p E is in the body of a macro, or
/// if a macro uses the argument that contains \p E more than once.
CharSourceRange editableRange(const Expr &E, const SourceManager &SM,
                              const LangOptions &LangOpts);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_LITERALORIGIN_H
