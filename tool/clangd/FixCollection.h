//===--- FixCollection.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The findings of an open document that can be fixed, and one edit that fixes
/// many of them. Speaks the language server protocol's JSON; positions are
/// passed on in whatever unit client and server have agreed on.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_CLANGD_FIXCOLLECTION_H
#define URI_TIDY_TOOL_CLANGD_FIXCOLLECTION_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/JSON.h"
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::editor {

/// One finding of a check of ours.
struct FixableFinding {
  std::string Check;
  llvm::json::Object Diagnostic;
  /// The protocol's TextEdits.
  llvm::json::Array Edits;
  /// Whether the URI means the same afterwards.
  bool KeepsMeaning;

  /// Whether it shares a line with \p Range: what an editor asks about when the
  /// cursor is there.
  bool isIn(const llvm::json::Object &Range) const;
};

/// The findings that clangd has published for one document.
class FixCollection {
public:
  FixCollection() = default;
  /// \p Published holds the parameters of textDocument/publishDiagnostics, with
  /// clangd's code actions embedded into the diagnostics.
  explicit FixCollection(const llvm::json::Object &Published);

  const std::vector<FixableFinding> &findings() const { return Findings; }
  /// The version of the document that they hold for, if clangd has said so.
  std::optional<int64_t> version() const { return Version; }
  /// A code action that fixes all findings that \p IsMeant says true of; a
  /// finding whose edits touch those of one before it is left for next time.
  llvm::json::Object
  action(std::string Title, llvm::StringRef Kind,
         llvm::function_ref<bool(const FixableFinding &)> IsMeant) const;

private:
  llvm::json::Value Uri = nullptr;
  std::optional<int64_t> Version;
  /// Whether the edits go by the document's version.
  bool IsVersioned = false;
  std::vector<FixableFinding> Findings;
};

} // namespace clang::tidy::uri::editor

#endif // URI_TIDY_TOOL_CLANGD_FIXCOLLECTION_H
