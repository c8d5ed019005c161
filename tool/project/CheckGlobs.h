//===--- CheckGlobs.h - uri-tidy ------------------------------ -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Lists of globs that select checks, as in the option `Checks`.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_CHECKGLOBS_H
#define URI_TIDY_TOOL_PROJECT_CHECKGLOBS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The items of \p Globs, which are separated by commas or line breaks.
llvm::SmallVector<llvm::StringRef> itemsOf(llvm::StringRef Globs);

/// \p Globs with commas between them, as every version of GlobList reads them.
std::string withCommas(llvm::StringRef Globs);

/// The check or glob that \p Item adds or removes.
llvm::StringRef withoutSign(llvm::StringRef Item);

/// The names of those of our checks that \p Globs select, sorted.
std::vector<std::string> selectedBy(llvm::StringRef Globs);

/// Whether \p Name is that of one of our checks or options.
bool isOurs(llvm::StringRef Name);

/// Those of our checks that run if the configuration specifies \p Configured
/// and the command line \p Given.
///
/// Configurations are written for clang-tidy. If one selects any of our checks,
/// that selection applies. If it selects only other checks, all of ours run,
/// except those that it removes by name. If it selects nothing at all, none do.
std::vector<std::string> selectChecks(llvm::StringRef Configured,
                                      llvm::StringRef Given);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_CHECKGLOBS_H
