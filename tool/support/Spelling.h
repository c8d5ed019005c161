//===--- Spelling.h - uri-tidy -------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Suggestions for misspelled names.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_SPELLING_H
#define URI_TIDY_TOOL_SUPPORT_SPELLING_H

#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri::tool {

/// The name in \p Known, a range of strings, that is closest to \p Name; empty
/// if none is close enough.
template <typename Range>
llvm::StringRef closestName(llvm::StringRef Name, const Range &Known) {
  // A short name is close to anything.
  const unsigned MostErrors = Name.size() < 6 ? 1 : 3;
  unsigned Best = MostErrors + 1;
  llvm::StringRef Result;
  for (const llvm::StringRef Candidate : Known) {
    const unsigned Distance =
        Name.edit_distance(Candidate, /*AllowReplacements=*/true, Best);
    if (Distance < Best ||
        (Distance == Best && !Result.empty() && Candidate < Result)) {
      Best = Distance;
      Result = Candidate;
    }
  }
  return Result;
}

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_SPELLING_H
