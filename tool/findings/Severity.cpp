//===--- Severity.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/Severity.h"
#include "clang-tidy/GlobList.h"
#include "project/CheckGlobs.h"
#include "support/Messages.h"
#include "llvm/ADT/STLExtras.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {

/// The checks whose findings do not change what a server receives.
static constexpr llvm::StringLiteral OfSpelling[] = {"uri-encoded-unreserved",
                                                     "uri-lowercase-hex"};

static constexpr llvm::StringLiteral Names[] = {"note", "warning", "error"};

StringRef nameOf(Severity Level) { return Names[static_cast<unsigned>(Level)]; }

Severity severityOf(const Finding &Found) {
  return Found.isError() ? Severity::Error : severityOf(Found.Check);
}

Severity severityOf(StringRef Check) {
  return llvm::is_contained(OfSpelling, Check) ? Severity::Note
                                               : Severity::Warning;
}

std::optional<FailingFindings> FailingFindings::create(StringRef Value) {
  FailingFindings Result;
  for (const Severity Level :
       {Severity::Note, Severity::Warning, Severity::Error})
    if (Value == nameOf(Level)) {
      Result.Lowest = Level;
      return Result;
    }
  for (const StringRef Item : itemsOf(Value))
    if (selectedBy(withoutSign(Item)).empty()) {
      printError("--fail-on: '" + Item +
                 "' is neither note, warning or error, nor a check");
      return std::nullopt;
    }
  Result.Globs = Value.str();
  return Result;
}

bool FailingFindings::contain(const Finding &Found) const {
  return Globs.empty() ? severityOf(Found) >= Lowest
                       : GlobList(Globs).contains(Found.Check);
}

} // namespace clang::tidy::uri::tool
