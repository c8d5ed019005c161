//===--- WriteFile.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writes files so that nobody ever sees a partial one.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_WRITEFILE_H
#define URI_TIDY_TOOL_SUPPORT_WRITEFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <system_error>

namespace clang::tidy::uri::tool {

/// Replaces \p File with a file that contains \p Text, if \p Wanted returns
/// true once the text is on disk. Keeps the permissions and the owner. A file
/// with several names, or with an owner that only the system could set, is
/// overwritten in place. If \p File is not a regular file, like /dev/stderr,
/// writes to it. On failure, \p File is unchanged.
std::error_code replaceFile(
    llvm::StringRef File, llvm::StringRef Text,
    llvm::function_ref<bool()> Wanted = [] { return true; });

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_WRITEFILE_H
