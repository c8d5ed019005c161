//===--- LibraryFiles.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where the headers of libraries are installed.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_LIBRARYFILES_H
#define URI_TIDY_KNOWLEDGE_LIBRARYFILES_H

#include "LLVMSupportCompat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri {

/// Whether \p Path is in a directory of the system's libraries.
inline bool isLibraryFile(llvm::StringRef Path) {
  constexpr llvm::StringLiteral Roots[] = {"/usr/include/",
                                           "/usr/local/include/", "/usr/lib/"};
  return llvm::any_of(Roots, [Path](llvm::StringRef Root) {
    return compat::startsWith(Path, Root);
  });
}

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_LIBRARYFILES_H
