//===--- Severity.h - uri-tidy -------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How severe findings are, and which of them fail a run.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_FINDINGS_SEVERITY_H
#define URI_TIDY_TOOL_FINDINGS_SEVERITY_H

#include "findings/Finding.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace clang::tidy::uri::tool {

enum class Severity { Note, Warning, Error };

/// A note is about the spelling of a URI, which does not change the request. An
/// error is what the configuration treats as one.
Severity severityOf(const Finding &Found);

/// The severity of the findings of \p Check, unless they are configured to be
/// errors.
Severity severityOf(llvm::StringRef Check);

/// `note`, `warning` or `error`.
llvm::StringRef nameOf(Severity Level);

/// The value of --fail-on: the lowest severity of the findings that fail a run,
/// or globs of their checks.
class FailingFindings {
public:
  /// Prints an error and returns nothing if \p Value is neither.
  static std::optional<FailingFindings> create(llvm::StringRef Value);

  bool contain(const Finding &Found) const;

private:
  Severity Lowest = Severity::Warning;
  /// Empty if the severity decides.
  std::string Globs;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_SEVERITY_H
