//===--- FixCollection.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The findings of an open document that can be fixed, and edits that fix
/// several of them at once. Uses the JSON of the language server protocol;
/// positions are passed on in the unit that client and server have agreed on.
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

/// A finding of one of our checks.
struct FixableFinding {
  std::string Check;
  llvm::json::Object Diagnostic;
  /// The protocol's TextEdits.
  llvm::json::Array Edits;
  /// Whether the edits keep the meaning of the URI.
  bool KeepsMeaning;

  /// Whether it shares a line with \p Range, the range for which an editor
  /// requests actions.
  bool isIn(const llvm::json::Object &Range) const;
};

/// The findings that clangd has published for one document.
class FixCollection {
public:
  FixCollection() = default;
  /// \p Published contains the parameters of textDocument/publishDiagnostics,
  /// with clangd's code actions embedded in the diagnostics.
  explicit FixCollection(const llvm::json::Object &Published);

  const std::vector<FixableFinding> &findings() const { return Findings; }
  /// The version of the document that they apply to, if clangd has specified
  /// it.
  std::optional<int64_t> version() const { return Version; }
  /// A code action that fixes all findings for which \p IsMeant returns true. A
  /// finding whose edits overlap with those of an earlier one is skipped; it
  /// can be fixed next time.
  llvm::json::Object
  action(std::string Title, llvm::StringRef Kind,
         llvm::function_ref<bool(const FixableFinding &)> IsMeant) const;

private:
  llvm::json::Value Uri = nullptr;
  std::optional<int64_t> Version;
  /// Whether the edits refer to a version of the document.
  bool IsVersioned = false;
  std::vector<FixableFinding> Findings;
};

} // namespace clang::tidy::uri::editor

#endif // URI_TIDY_TOOL_CLANGD_FIXCOLLECTION_H
