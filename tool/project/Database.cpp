//===--- Database.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/Database.h"
#include "LLVMCompat.h"
#include "support/Paths.h"
#include "clang/Driver/Driver.h"
#include "clang/Driver/Types.h"
#if __has_include("clang/Options/Options.h")
#include "clang/Options/Options.h"
#else
#include "clang/Driver/Options.h"
#endif
#include "llvm/ADT/STLExtras.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"

using namespace clang::driver;
using clang::tooling::CompileCommand;
using llvm::StringRef;
namespace path = llvm::sys::path;

namespace clang::tidy::uri::tool {
namespace {

/// \p Path, resolved against \p Directory, which is absolute, without dots.
std::string below(StringRef Directory, StringRef Path) {
  llvm::SmallString<256> Result(pathFrom(Directory, Path));
  path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

bool looksLikeInput(StringRef Argument) {
  return !compat::startsWith(Argument, "-") &&
         types::lookupTypeForExtension(path::extension(Argument).ltrim('.')) !=
             types::TY_INVALID;
}

/// Removes the other input files from \p Command, because Clang's tools process
/// one at a time.
void keepOwnInput(CompileCommand &Command) {
  std::vector<std::string> &Line = Command.CommandLine;
  // Parsing the options takes time.
  if (llvm::count_if(Line, looksLikeInput) < 2)
    return;
  llvm::SmallVector<const char *, 64> Arguments;
  for (const std::string &Each : Line)
    Arguments.push_back(Each.c_str());
  const bool IsCL = IsClangCL(getDriverMode(Line.front(), Arguments));
  unsigned MissingIndex = 0, MissingCount = 0;
  const llvm::opt::InputArgList Parsed = getDriverOptTable().ParseArgs(
      Arguments, MissingIndex, MissingCount,
      llvm::opt::Visibility(IsCL ? options::CLOption : options::ClangOption));
  bool HasOwn = false;
  std::vector<size_t> Others;
  for (const llvm::opt::Arg *Each : Parsed) {
    if (Each->getIndex() == 0 ||
        Each->getOption().getKind() != llvm::opt::Option::InputClass)
      continue;
    if (below(Command.Directory, Each->getValue()) == Command.Filename)
      HasOwn = true;
    else
      Others.push_back(Each->getIndex());
  }
  if (HasOwn)
    for (const size_t Index : llvm::reverse(Others))
      Line.erase(Line.begin() + static_cast<std::ptrdiff_t>(Index));
}

} // namespace

std::unique_ptr<Database> Database::load(StringRef Directory,
                                         std::string &Error) {
  auto Result = std::make_unique<Database>();
  Result->Inner = CompilationDatabase::loadFromDirectory(Directory, Error);
  if (!Result->Inner)
    return nullptr;
  llvm::SmallString<256> Home(Directory);
  if (const std::error_code Code = llvm::sys::fs::make_absolute(Home)) {
    Error = Code.message();
    return nullptr;
  }
  for (CompileCommand &Command : Result->Inner->getAllCompileCommands()) {
    Command.Directory = below(Home, Command.Directory);
    Command.Filename = below(Command.Directory, Command.Filename);
    std::vector<CompileCommand> &Known = Result->Commands[Command.Filename];
    if (!llvm::is_contained(Known, Command))
      Known.push_back(std::move(Command));
  }
  return Result;
}

std::vector<CompileCommand> Database::getCompileCommands(StringRef File) const {
  const auto Found = Commands.find(below("", File));
  std::vector<CompileCommand> Result =
      Found != Commands.end() ? Found->second : Inner->getCompileCommands(File);
  llvm::for_each(Result, keepOwnInput);
  return Result;
}

std::vector<std::string> Database::getAllFiles() const {
  std::vector<std::string> Files;
  Files.reserve(Commands.size());
  for (StringRef File : Commands.keys())
    Files.push_back(File.str());
  llvm::sort(Files);
  return Files;
}

} // namespace clang::tidy::uri::tool
