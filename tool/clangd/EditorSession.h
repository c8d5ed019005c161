//===--- EditorSession.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sits between clangd and the editor. Adds the page that explains a check to
/// the findings of our checks, and offers code actions that fix several
/// findings of a document at once. Passes everything else on unchanged.
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
  /// Processes the messages from the editor to clangd.
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
  /// clangd replies on threads other than those on which it receives requests.
  std::mutex Guard;
  llvm::StringMap<Request> Requests;
  /// By the decoded URI of the document, because clients differ in which
  /// characters they encode.
  llvm::StringMap<FixCollection> Documents;
  llvm::StringMap<int64_t> Versions;
  bool TakesEmbeddedActions = false;
  bool TakesActionLiterals = false;
};

} // namespace clang::tidy::uri::editor

#endif // URI_TIDY_TOOL_CLANGD_EDITORSESSION_H
