//===--- Pages.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The documentation pages of the checks, which are part of the program.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_COMMANDS_PAGES_H
#define URI_TIDY_TOOL_COMMANDS_PAGES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri::tool {

/// The page of one check, in Markdown.
struct Page {
  llvm::StringLiteral Check;
  llvm::StringLiteral Text;

  /// What the check does, in one sentence.
  llvm::StringRef summary() const;
};

/// All pages, sorted by name.
llvm::ArrayRef<Page> pages();

/// The page of \p Check; null if there is none.
const Page *findPage(llvm::StringRef Check);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_COMMANDS_PAGES_H
