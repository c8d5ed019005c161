//===--- EditorSession.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Stands between clangd and the editor, and adds to the findings of our checks
/// what clangd does not know: the page that explains a check, and code actions
/// that fix all findings of a document. Everything else passes as it is.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_CLANGD_EDITORSESSION_H
#define URI_TIDY_TOOL_CLANGD_EDITORSESSION_H

#include "Clangd.h"
#include "FixCollection.h"
#include "llvm/ADT/StringMap.h"
#include <mutex>

namespace clang::tidy::uri::editor {

class EditorSession : public clangd::Transport {
public:
  explicit EditorSession(std::unique_ptr<clangd::Transport> Editor);

  void notify(llvm::StringRef Method, llvm::json::Value Params) override;
  void call(llvm::StringRef Method, llvm::json::Value Params,
            llvm::json::Value Id) override;
  void reply(llvm::json::Value Id,
             llvm::Expected<llvm::json::Value> Result) override;
  llvm::Error loop(MessageHandler &Server) override;

private:
  /// What the editor sends, on its way to clangd.
  class Incoming;

  struct Request {
    std::string Method;
    llvm::json::Object Params;
  };

  void sent(llvm::StringRef Method, const llvm::json::Value &Params);
  void asked(llvm::StringRef Method, llvm::json::Value &Params,
             const llvm::json::Value &Id);
  void readCapabilities(llvm::json::Object &Params);
  void amendDiagnostics(llvm::json::Object &Published);
  void addActions(const llvm::json::Object &Params, llvm::json::Array &Actions);

  const std::unique_ptr<clangd::Transport> Editor;
  /// clangd answers on other threads than it is asked on.
  std::mutex Guard;
  llvm::StringMap<Request> Requests;
  /// By the document's decoded URI: clients escape more or less of it.
  llvm::StringMap<FixCollection> Documents;
  llvm::StringMap<int64_t> Versions;
  bool TakesEmbeddedActions = false;
  bool TakesActionLiterals = false;
};

} // namespace clang::tidy::uri::editor

#endif // URI_TIDY_TOOL_CLANGD_EDITORSESSION_H
