//===--- ConfigurationProblems.cpp - uri-tidy -----------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ConfigurationProblems.h"
#include "LLVMCompat.h"
#include "clang-tidy/ClangTidyCheck.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

using llvm::StringRef;
namespace path = llvm::sys::path;

namespace clang::tidy::uri::editor {
namespace {

/// Reads the .clang-tidy file that applies to \p File, as clangd does.
void readConfiguration(StringRef File, std::vector<std::string> &Problems) {
  for (StringRef Directory = path::parent_path(File); !Directory.empty();
       Directory = path::parent_path(Directory)) {
    llvm::SmallString<256> Name(Directory);
    path::append(Name, ".clang-tidy");
    const auto Text = llvm::MemoryBuffer::getFile(Name);
    if (!Text)
      continue;
    const auto Report = [&](const llvm::SMDiagnostic &Wrong) {
      Problems.push_back((Name + ":" + llvm::Twine(Wrong.getLineNo()) + ":" +
                          llvm::Twine(Wrong.getColumnNo() + 1) + ": " +
                          Wrong.getMessage() + "; the file is ignored")
                             .str());
    };
    (void)parseConfigurationWithDiags((*Text)->getMemBufferRef(), Report);
    return;
  }
}

} // namespace

ConfigurationProblems &ConfigurationProblems::ofAllFiles() {
  static ConfigurationProblems All;
  return All;
}

void ConfigurationProblems::examine(StringRef File,
                                    const ClangTidyOptions &Options) {
  std::vector<std::string> Problems;
  readConfiguration(File, Problems);

  // The checks report what is wrong when they are created.
  ClangTidyContext Context(std::make_unique<DefaultOptionsProvider>(
      ClangTidyGlobalOptions(), Options));
  Context.setCurrentFile(File);
  ClangTidyDiagnosticConsumer Consumer(Context);
  const auto Engine = compat::createDiagnosticsEngine(Context, Consumer);
  ClangTidyCheckFactories Factories;
  for (const auto &Module : ClangTidyModuleRegistry::entries())
    if (Module.getName() == "uri-module")
      Module.instantiate()->addCheckFactories(Factories);
  (void)Factories.createChecks(&Context);
  for (const ClangTidyError &Wrong : Consumer.take())
    if (!llvm::is_contained(Problems, Wrong.Message.Message))
      Problems.push_back(Wrong.Message.Message);

  const std::lock_guard<std::mutex> Lock(Guard);
  Known[File] = std::move(Problems);
}

std::vector<std::string> ConfigurationProblems::of(StringRef File) {
  const std::lock_guard<std::mutex> Lock(Guard);
  return Known.lookup(File);
}

} // namespace clang::tidy::uri::editor
