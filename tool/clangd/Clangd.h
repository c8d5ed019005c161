//===--- Clangd.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declarations of the parts of clangd that uri-clangd uses, because no package
/// installs clangd's headers. They must match those of clangd in LLVM 19 to 22:
/// clang-tools-extra/clangd/{Transport.h,TidyProvider.h,tool/ClangdMain.h}.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_CLANGD_CLANGD_H
#define URI_TIDY_TOOL_CLANGD_CLANGD_H

#include "clang-tidy/ClangTidyOptions.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>
#include <memory>
#include <optional>

namespace clang::clangd {

int clangdMain(int Argc, char **Argv);

/// Sends messages to the editor, one at a time, and receives them.
class Transport {
public:
  virtual ~Transport() = default;
  virtual void notify(llvm::StringRef Method, llvm::json::Value Params) = 0;
  virtual void call(llvm::StringRef Method, llvm::json::Value Params,
                    llvm::json::Value Id) = 0;
  virtual void reply(llvm::json::Value Id,
                     llvm::Expected<llvm::json::Value> Result) = 0;

  /// Handles messages from the editor. Returning false ends the session.
  class MessageHandler {
  public:
    virtual ~MessageHandler() = default;
    virtual bool onNotify(llvm::StringRef Method, llvm::json::Value Params) = 0;
    virtual bool onCall(llvm::StringRef Method, llvm::json::Value Params,
                        llvm::json::Value Id) = 0;
    virtual bool onReply(llvm::json::Value Id,
                         llvm::Expected<llvm::json::Value> Result) = 0;
  };
  /// Passes messages to \p Handler until the session ends.
  virtual llvm::Error loop(MessageHandler &Handler) = 0;
};

enum JSONStreamStyle { Standard, Delimited };

using TidyProviderRef =
    llvm::function_ref<void(tidy::ClangTidyOptions &, llvm::StringRef)>;

} // namespace clang::clangd

#endif // URI_TIDY_TOOL_CLANGD_CLANGD_H
