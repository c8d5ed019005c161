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
#include <vector>

namespace clang::tidy::uri::tool {

/// The page of one check, in Markdown.
struct Page {
  llvm::StringLiteral Check;
  llvm::StringLiteral Text;

  /// What the check does, in one sentence.
  llvm::StringRef summary() const;
  /// The weaknesses that its references name, such as `CWE-116`.
  std::vector<llvm::StringRef> weaknesses() const;
  /// How severe they are, from 0.1 to 10, as SARIF writes it; empty if the
  /// check is not about security.
  llvm::StringRef severity() const;
};

/// All pages, sorted by name.
llvm::ArrayRef<Page> pages();

/// The page of \p Check; null if there is none.
const Page *findPage(llvm::StringRef Check);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_COMMANDS_PAGES_H
