//===--- ForeignCommands.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/ForeignCommands.h"
#include "LLVMCompat.h"
#include "LLVMDriverCompat.h"
#include "project/SideEffects.h"
#include "support/Paths.h"
#include "clang/Driver/Driver.h"
#include "clang/Driver/ToolChain.h"
#include "clang/Driver/Types.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"

using namespace clang::driver;
using clang::tooling::CommandLineArguments;
using clang::tooling::CompileCommand;
using llvm::StringRef;
using llvm::opt::Arg;
namespace path = llvm::sys::path;

namespace clang::tidy::uri::tool {
namespace {

bool isSourceName(StringRef Path) {
  return types::lookupTypeForExtension(path::extension(Path).ltrim('.')) !=
         types::TY_INVALID;
}

/// Whether a program of this name is a compiler: gcc, arm-none-eabi-g++-12.
bool isCompiler(StringRef Path) {
  return !isSourceName(Path) &&
         ToolChain::getTargetAndModeFromProgramName(path::filename(Path))
             .DriverMode;
}

std::vector<const char *> asPointers(const CommandLineArguments &Arguments) {
  std::vector<const char *> Result;
  for (const std::string &Each : Arguments)
    Result.push_back(Each.c_str());
  return Result;
}

llvm::opt::InputArgList parseOptions(llvm::ArrayRef<const char *> Arguments) {
  const bool IsCL = IsClangCL(getDriverMode(Arguments.front(), Arguments));
  return compat::parseCompilerOptions(Arguments, IsCL);
}

/// Ends before the source is read.
class NoAction : public ASTFrontendAction {
public:
  bool BeginInvocation(CompilerInstance &) override { return false; }
  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &,
                                                 StringRef) override {
    return nullptr;
  }
};

class NoActionFactory : public tooling::FrontendActionFactory {
public:
  NoActionFactory(StringRef Directory, const CommandLine &Line)
      : Directory(Directory), Line(Line) {}

  std::unique_ptr<FrontendAction> create() override {
    return std::make_unique<NoAction>();
  }
  bool runInvocation(std::shared_ptr<CompilerInvocation> Invocation,
                     FileManager *Files,
                     std::shared_ptr<PCHContainerOperations> Containers,
                     DiagnosticConsumer *Diagnostics) override {
    removeSideEffects(*Invocation, Directory, Line);
    return FrontendActionFactory::runInvocation(
        std::move(Invocation), Files, std::move(Containers), Diagnostics);
  }

private:
  const StringRef Directory;
  const CommandLine &Line;
};

/// The number of errors that Clang reports for \p Arguments by themselves.
unsigned countErrors(const CommandLineArguments &Arguments, StringRef Directory,
                     const CommandLine &Line) {
  const auto Files =
      llvm::makeIntrusiveRefCnt<FileManager>(FileSystemOptions());
  DiagnosticConsumer Errors;
  NoActionFactory Action(Directory, Line);
  tooling::ToolInvocation Run(Arguments, &Action, Files.get(),
                              std::make_shared<PCHContainerOperations>());
  Run.setDiagnosticConsumer(&Errors);
  Run.run();
  return Errors.getNumErrors();
}

} // namespace

std::string pathWithoutDots(StringRef Directory, StringRef Path) {
  llvm::SmallString<256> Result(pathFrom(Directory, Path));
  path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

void adaptToClang(CompileCommand &Command) {
  std::vector<std::string> &Line = Command.CommandLine;
  if (Line.empty())
    return;
  size_t Compiler = 0;
  bool HasOwn = false;
  std::vector<size_t> Unknown, Inputs;
  const std::vector<const char *> Pointers = asPointers(Line);
  for (const Arg *Each : parseOptions(Pointers)) {
    const size_t Index = Each->getIndex();
    if (Each->getOption().getKind() == llvm::opt::Option::UnknownClass) {
      Unknown.push_back(Index);
    } else if (Each->getOption().getKind() == llvm::opt::Option::InputClass &&
               Index > 0) {
      const StringRef Value = Each->getValue();
      if (pathWithoutDots(Command.Directory, Value) == Command.Filename)
        HasOwn = true;
      // The file may be missing, which has to be reported.
      else if (!compat::startsWith(Value, "@"))
        Inputs.push_back(Index);
      if (!HasOwn && isCompiler(Value))
        Compiler = Index;
    }
  }
  std::vector<size_t> Removed = std::move(Unknown);
  if (HasOwn)
    llvm::append_range(Removed, Inputs);
  else
    Compiler = 0;
  llvm::sort(Removed);
  for (const size_t Index : llvm::reverse(Removed))
    if (Index > Compiler)
      Line.erase(Line.begin() + static_cast<std::ptrdiff_t>(Index));
  if (Compiler == 0)
    return;
  Line.erase(Line.begin(),
             Line.begin() + static_cast<std::ptrdiff_t>(Compiler));
  const std::string Program = Line.front();
  tooling::addTargetAndModeForProgramName(Line, Program);
}

CommandLineArguments withKnownProcessor(const CommandLineArguments &Arguments,
                                        StringRef Directory,
                                        const CommandLine &Line) {
  // Without the options for a processor, and without its name, either.
  std::vector<bool> HasOption(Arguments.size()), HasName(Arguments.size());
  const std::vector<const char *> Pointers = asPointers(Arguments);
  for (const Arg *Each : parseOptions(Pointers)) {
    const llvm::opt::Option Option = Each->getOption();
    const bool IsName = Option.matches(options::OPT_target) ||
                        Option.matches(options::OPT_target_legacy_spelling);
    if (!IsName && !Option.matches(options::OPT_m_Group))
      continue;
    for (unsigned I = 0; I <= Each->getNumValues(); ++I)
      if (I == 0 || Option.getKind() == llvm::opt::Option::SeparateClass)
        (IsName ? HasName : HasOption)[Each->getIndex() + I] = true;
  }
  const bool IsNamed = llvm::is_contained(HasName, true);
  if (!IsNamed && !llvm::is_contained(HasOption, true))
    return Arguments;

  CommandLineArguments Best = Arguments;
  unsigned Fewest = countErrors(Arguments, Directory, Line);
  for (const bool KeepsName : {true, false}) {
    if (Fewest == 0 || (!KeepsName && !IsNamed))
      break;
    CommandLineArguments Others;
    for (size_t I = 0; I < Arguments.size(); ++I)
      if (!HasOption[I] && (KeepsName || !HasName[I]))
        Others.push_back(Arguments[I]);
    const unsigned Errors = countErrors(Others, Directory, Line);
    if (Errors < Fewest) {
      Best = std::move(Others);
      Fewest = Errors;
    }
  }
  return Best;
}

void includePrecompiledHeaderAsText(CompilerInvocation &Invocation,
                                    StringRef Directory) {
  PreprocessorOptions &Options = Invocation.getPreprocessorOpts();
  StringRef Header = Options.ImplicitPCHInclude;
  if (!Header.consume_back(".pch") && !Header.consume_back(".gch"))
    return;
  if (!llvm::is_contained(Options.Includes, Header)) {
    if (!llvm::sys::fs::exists(pathFrom(Directory, Header)))
      return;
    Options.Includes.insert(Options.Includes.begin(), Header.str());
  }
  Options.ImplicitPCHInclude.clear();
}

} // namespace clang::tidy::uri::tool
