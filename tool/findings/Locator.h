//===--- Locator.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Converts the compiler's names and offsets to paths, lines and columns.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_FINDINGS_LOCATOR_H
#define URI_TIDY_TOOL_FINDINGS_LOCATOR_H

#include "findings/Finding.h"
#include "support/SourceLines.h"
#include "llvm/ADT/StringMap.h"
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace clang::tidy::uri::tool {

/// Determines where findings are. Reads each file once.
class Locator {
public:
  /// Fingerprints depend on paths relative to \p Root, the root of the
  /// repository.
  explicit Locator(llvm::StringRef Root) : Root(Root) {}

  void locate(Finding &Found);

private:
  struct File {
    std::string Path;
    SourceLines Lines;
  };

  const File &file(llvm::StringRef Name);
  void locate(Place &Where);
  void locate(Message &Said);
  uint64_t identityOf(const Finding &Found, llvm::StringRef Line);

  const std::string Root;
  /// The directory to which names in the current finding are relative.
  llvm::StringRef Directory;
  llvm::StringMap<std::unique_ptr<File>> Files;
  /// By check and line: a generated file may consist of a single line.
  std::map<std::pair<std::string, const char *>, uint64_t> Identities;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_LOCATOR_H
