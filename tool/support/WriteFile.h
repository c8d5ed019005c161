//===--- WriteFile.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Writing files so that nobody ever sees half of one.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_WRITEFILE_H
#define URI_TIDY_TOOL_SUPPORT_WRITEFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <system_error>

namespace clang::tidy::uri::tool {

/// Puts a file with \p Text in \p File's place, if \p Wanted still says so when
/// the text is on the disk; keeps the permissions and the owner. A file with
/// several names, or with an owner that only the system could give it, is
/// written over. What is no ordinary file, like /dev/stderr, is written to.
/// Without success, \p File is as before.
std::error_code replaceFile(
    llvm::StringRef File, llvm::StringRef Text,
    llvm::function_ref<bool()> Wanted = [] { return true; });

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_WRITEFILE_H
