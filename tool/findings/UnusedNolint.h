//===--- UnusedNolint.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// NOLINT comments that keep nothing silent.
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

/// A NOLINT for a check of ours, in whichever form.
struct NolintComment {
  /// NOLINT, NOLINTNEXTLINE or NOLINTBEGIN.
  std::string Form;
  /// One of the globs in its list.
  std::string Check;
  /// Where it stands, and the lines that it concerns, from 1.
  unsigned Line = 1, First = 1, Last = 1;
};

/// The comments in \p Text that name checks of ours. One without a list, or
/// with a list of other checks, is none of our business.
std::vector<NolintComment> findNolints(llvm::StringRef Text);

/// The comments in the file \p Path, from \p Root, which is read now, that
/// suppress none of \p Findings; one line of text each. \p IsEnabled says
/// whether some check that runs on this file fits a glob.
std::vector<std::string>
unusedNolints(const std::string &Root, const std::string &Path,
              llvm::ArrayRef<Finding> Findings,
              llvm::function_ref<bool(llvm::StringRef)> IsEnabled);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_UNUSEDNOLINT_H
