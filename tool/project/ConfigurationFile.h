//===--- ConfigurationFile.h - uri-tidy ----------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Reads the text of a .clang-tidy file.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_PROJECT_CONFIGURATIONFILE_H
#define URI_TIDY_TOOL_PROJECT_CONFIGURATIONFILE_H

#include "clang-tidy/ClangTidyOptions.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/ErrorOr.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <string>

namespace clang::tidy::uri::tool {

/// A key that this version of clang-tidy does not know.
struct UnknownKey {
  std::string Name;
  unsigned Line = 0, Column = 0;
};

/// Parses \p Text. Prints an error if it is invalid. If \p Report is given,
/// unknown keys are passed to it and ignored; otherwise, they are errors.
llvm::ErrorOr<ClangTidyOptions> parseConfigurationFile(
    llvm::MemoryBufferRef Text,
    llvm::function_ref<void(const UnknownKey &)> Report = nullptr);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_PROJECT_CONFIGURATIONFILE_H
