//===--- UnusedNolint.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finds NOLINT comments that suppress nothing.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_FINDINGS_UNUSEDNOLINT_H
#define URI_TIDY_TOOL_FINDINGS_UNUSEDNOLINT_H

#include "findings/Finding.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// A NOLINT comment for one of our checks, in any form.
struct NolintComment {
  /// NOLINT, NOLINTNEXTLINE or NOLINTBEGIN.
  std::string Form;
  /// One of the globs in its list.
  std::string Check;
  /// The line of the comment, and the lines to which it applies, from 1.
  unsigned Line = 1, First = 1, Last = 1;
};

/// The comments in \p Text that name our checks. Comments without a list, or
/// with a list of other checks only, are ignored.
std::vector<NolintComment> findNolints(llvm::StringRef Text);

/// The comments in the file \p Path that suppress none of \p Findings, one line
/// of text each. \p Path is relative to \p Root; the file is read now.
/// \p IsEnabled returns whether a glob matches a check that runs on this file.
std::vector<std::string>
unusedNolints(const std::string &Root, const std::string &Path,
              llvm::ArrayRef<Finding> Findings,
              llvm::function_ref<bool(llvm::StringRef)> IsEnabled);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_UNUSEDNOLINT_H
