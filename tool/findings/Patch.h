//===--- Patch.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints changes as a patch.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_FINDINGS_PATCH_H
#define URI_TIDY_TOOL_FINDINGS_PATCH_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clang::tidy::uri::tool {

/// Prints the difference between two versions of the file \p Path, which is
/// relative, in the unified format that `git apply` and `patch -p1` accept.
void printPatch(llvm::raw_ostream &Output, llvm::StringRef Path,
                llvm::StringRef Before, llvm::StringRef After);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_PATCH_H
