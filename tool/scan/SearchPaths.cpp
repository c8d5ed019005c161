//===--- SearchPaths.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/SearchPaths.h"
#include "LLVMCompat.h"
#include "project/Arguments.h"
#include "support/Paths.h"
#include "clang/Driver/Types.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang::tooling;
using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Records the directories that the compiler would search, without parsing.
class DirectoryCollector : public ToolAction {
public:
  bool runInvocation(std::shared_ptr<CompilerInvocation> Invocation,
                     FileManager *, std::shared_ptr<PCHContainerOperations>,
                     DiagnosticConsumer *) override {
    for (const HeaderSearchOptions::Entry &Entry :
         Invocation->getHeaderSearchOpts().UserEntries)
      Found.push_back({Entry.Path, Entry.Group != frontend::Angled &&
                                       Entry.Group != frontend::Quoted});
    return true;
  }

  std::vector<SearchPaths::Directory> Found;
};

class OneCommand : public CompilationDatabase {
public:
  explicit OneCommand(CompileCommand Command) : Commands{std::move(Command)} {}
  std::vector<CompileCommand> getCompileCommands(StringRef) const override {
    return Commands;
  }

private:
  std::vector<CompileCommand> Commands;
};

/// Whether \p Flag affects the compiler's own directories.
bool concernsBuiltIn(StringRef Flag) {
  return llvm::any_of(
      llvm::ArrayRef<StringRef>{"-std", "--std", "-x", "--target", "-target",
                                "-m", "-stdlib", "-nostd", "-isysroot",
                                "--sysroot", "-B", "--gcc", "-resource-dir",
                                "--driver-mode"},
      [Flag](StringRef Prefix) { return compat::startsWith(Flag, Prefix); });
}

/// Whether \p Flag is followed by a value, apart from the flags handled below.
bool takesValue(StringRef Flag) {
  return compat::isOneOf({"-x", "-target", "-isysroot", "--sysroot", "-B",
                          "-resource-dir", "-o", "-MF", "-MT", "-MQ", "-arch"},
                         Flag);
}

/// Whether \p Flag affects inclusions in a way that this reader does not model.
bool hidesInclusions(StringRef Flag) {
  return llvm::any_of(
      llvm::ArrayRef<StringRef>{"-Wp,",
                                "-Xclang",
                                "-Xpreprocessor",
                                "-include-pch",
                                "-fmodule",
                                "-ivfsoverlay",
                                "-F",
                                "-iframework",
                                "-iprefix",
                                "-iwithprefix",
                                "-I-",
                                "--include",
                                "--config",
                                "@",
                                "-cxx-isystem",
                                "-working-directory",
                                "/I",
                                "-imsvc",
                                "-fms-",
                                "-trigraphs"},
      [Flag](StringRef Prefix) { return compat::startsWith(Flag, Prefix); });
}

} // namespace

std::string SearchPaths::key() const {
  std::string Key = IsCPlusPlus ? "+" : "-";
  for (const Directory &Each : Directories)
    Key += '\0' + Each.Path + (Each.IsSystem ? "*" : "");
  Key += '\0' + std::to_string(FirstAngled);
  for (const auto *List : {&Forced, &Macros})
    for (const std::string &Each : *List)
      Key += '\0' + Each;
  return Key;
}

const std::vector<SearchPaths::Directory> &
SearchPathReader::builtIn(const CompileCommand &Residue) {
  std::string Key = Residue.Directory;
  for (const std::string &Flag :
       llvm::ArrayRef(Residue.CommandLine).drop_back())
    Key += '\0' + Flag;
  Key += llvm::sys::path::extension(Residue.Filename);
  const auto [Entry, IsNew] = Known.try_emplace(Key);
  if (IsNew) {
    DirectoryCollector Collector;
    DiagnosticConsumer Quiet;
    CompileCommand Asked = Residue;
    Asked.CommandLine = withResourceDir(std::move(Asked.CommandLine));
    const OneCommand Commands(std::move(Asked));
    ClangTool Tool(Commands, {Residue.Filename});
    Tool.setDiagnosticConsumer(&Quiet);
    Tool.setPrintErrorMessage(false);
    Tool.run(&Collector);
    Entry->second = std::move(Collector.Found);
  }
  return Entry->second;
}

SearchPaths SearchPathReader::read(const CompileCommand &Command) {
  SearchPaths Result;
  std::vector<std::string> Quoted, Angled, System, After;
  CompileCommand Residue(Command.Directory, Command.Filename, {}, "");
  const auto &Line = Command.CommandLine;
  if (!Line.empty())
    Residue.CommandLine.push_back(Line.front());
  const auto Type = driver::types::lookupTypeForExtension(
      llvm::sys::path::extension(Command.Filename).ltrim('.'));
  Result.IsCPlusPlus =
      Type == driver::types::TY_INVALID || driver::types::isCXX(Type);
  Result.IsOpaque = driver::types::isObjC(Type);
  for (size_t I = 1; I < Line.size(); ++I) {
    StringRef Flag = Line[I];
    const auto Take = [&](StringRef Name, std::vector<std::string> &To) {
      if (!Flag.consume_front(Name))
        return false;
      if (Flag.empty() && I + 1 < Line.size())
        Flag = Line[++I];
      To.push_back(Flag.str());
      return true;
    };
    if (hidesInclusions(Flag)) {
      Result.IsOpaque = true;
      return Result;
    }
    if (Take("-iquote", Quoted) || Take("-isystem", System) ||
        Take("-idirafter", After) || Take("-imacros", Result.Forced) ||
        Take("-include", Result.Forced) || Take("-I", Angled) ||
        Take("-D", Result.Macros))
      continue;
    const size_t Values = takesValue(Flag) && I + 1 < Line.size() ? 1 : 0;
    if (concernsBuiltIn(Flag))
      Residue.CommandLine.insert(Residue.CommandLine.end(), Line.begin() + I,
                                 Line.begin() + I + Values + 1);
    I += Values;
    // `-x c++` or `-xc++`.
    if (Flag.consume_front("-x")) {
      const StringRef Language = Values > 0 ? StringRef(Line[I]) : Flag;
      Result.IsCPlusPlus = Language.contains("c++");
      Result.IsOpaque |= Language.contains("objective");
    }
  }
  for (std::string &Name : Result.Forced)
    if (const std::string Path = pathFrom(Command.Directory, Name);
        llvm::sys::fs::exists(Path))
      Name = Path;
  Residue.CommandLine.push_back(Command.Filename);
  const std::vector<SearchPaths::Directory> &BuiltIn = builtIn(Residue);

  const auto Add = [&](const std::vector<std::string> &Paths, bool IsSystem) {
    for (const std::string &Path : Paths)
      Result.Directories.push_back(
          {pathFrom(Command.Directory, Path), IsSystem});
  };
  const auto AddBuiltIn = [&](bool IsSystem) {
    for (const SearchPaths::Directory &Each : BuiltIn)
      if (Each.IsSystem == IsSystem)
        Result.Directories.push_back(
            {pathFrom(Command.Directory, Each.Path), IsSystem});
  };
  Add(Quoted, false);
  Result.FirstAngled = Result.Directories.size();
  Add(Angled, false);
  // The directories in CPATH.
  AddBuiltIn(false);
  Add(System, true);
  AddBuiltIn(true);
  Add(After, true);
  return Result;
}

} // namespace clang::tidy::uri::tool
