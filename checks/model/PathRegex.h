//===--- PathRegex.h - uri-tidy ------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Regular expressions for paths in options.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_PATHREGEX_H
#define URI_TIDY_MODEL_PATHREGEX_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Regex.h"

namespace clang::tidy::uri {

/// Whether \p Pattern matches \p Path, which is absolute, or one that is
/// relative to any directory above it. How a compiler was given the path does
/// not matter.
inline bool matchesPath(const llvm::Regex &Pattern, llvm::StringRef Path) {
  if (Pattern.match(Path))
    return true;
  while (Path.contains('/')) {
    Path = Path.split('/').second;
    if (Pattern.match(Path))
      return true;
  }
  return false;
}

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_PATHREGEX_H
