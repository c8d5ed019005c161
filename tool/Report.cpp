//===--- Report.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "LLVMCompat.h"
#include "Messages.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <map>
#include <tuple>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Resolves the paths of errors, each once.
class RealPaths {
public:
  const std::string &of(const ClangTidyError &Error) {
    llvm::SmallString<256> Path;
    if (Error.Message.FilePath.empty())
      return None;
    if (llvm::sys::path::is_relative(Error.Message.FilePath))
      Path = Error.BuildDirectory;
    llvm::sys::path::append(Path, Error.Message.FilePath);
    auto [Entry, IsNew] = Resolved.try_emplace(Path);
    if (IsNew) {
      llvm::SmallString<256> Real;
      Entry->second = llvm::sys::fs::real_path(Path, Real) ? Path.str().str()
                                                           : Real.str().str();
    }
    return Entry->second;
  }

private:
  const std::string None;
  llvm::StringMap<std::string> Resolved;
};

bool isFromCompiler(const ClangTidyError &Error) {
  return StringRef(Error.DiagnosticName).substr(0, 17) == "clang-diagnostic-";
}

} // namespace

void mergeErrors(std::vector<ClangTidyError> &Errors) {
  RealPaths Paths;
  const auto Key = [&Paths](const ClangTidyError &Error) {
    return std::make_tuple(Paths.of(Error), Error.Message.FileOffset,
                           Error.DiagnosticName, Error.Message.Message);
  };
  std::map<decltype(Key(Errors.front())), ClangTidyError> Merged;
  for (ClangTidyError &Error : Errors)
    Merged.try_emplace(Key(Error), std::move(Error));
  Errors.clear();
  for (auto &Entry : Merged)
    Errors.push_back(std::move(Entry.second));
}

bool hasFindings(const std::vector<ClangTidyError> &Errors) {
  return !llvm::all_of(Errors, isFromCompiler);
}

bool hasConfigurationErrors(const std::vector<ClangTidyError> &Errors) {
  return llvm::any_of(Errors, [](const ClangTidyError &Error) {
    return Error.DiagnosticName == "clang-tidy-config";
  });
}

bool report(const std::vector<ClangTidyError> &Errors, const CommandLine &Line,
            Configuration &Config) {
  const bool Compiles = llvm::none_of(Errors, [](const ClangTidyError &Error) {
    return Error.DiagLevel == ClangTidyError::Error;
  });
  if (Line.Fix != FB_NoFix && !Compiles)
    printError("no fix is applied: the code has errors");

  ClangTidyContext Context(Config.provider());
  // Colours come from the options of the current file.
  const auto First = llvm::find_if(Line.Files, [](const std::string &File) {
    return llvm::sys::fs::exists(File);
  });
  if (First != Line.Files.end())
    Context.setCurrentFile(tooling::getAbsolutePath(*First));
  unsigned WarningsAsErrors = 0;
  handleErrors(Errors, Context, Compiles ? Line.Fix : FB_NoFix,
               WarningsAsErrors, llvm::vfs::getRealFileSystem());

  if (Line.ExportFixes.empty())
    return true;
  std::error_code Error;
  llvm::raw_fd_ostream Output(Line.ExportFixes, Error, llvm::sys::fs::OF_Text);
  if (Error) {
    printError("--export-fixes: cannot write '" + Line.ExportFixes +
               "': " + Error.message());
    return false;
  }
  exportReplacements(
      Line.Files.empty() ? "" : tooling::getAbsolutePath(Line.Files.front()),
      Errors, Output);
  return true;
}

} // namespace clang::tidy::uri::tool
