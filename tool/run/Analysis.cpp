//===--- Analysis.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run/Analysis.h"
#include "LLVMCompat.h"
#include "LLVMDriverCompat.h"
#include "cache/RecordingFiles.h"
#include "clang-tidy/ClangTidy.h"
#include "findings/Conversion.h"
#include "knowledge/CatalogueTable.h"
#include "project/Arguments.h"
#include "project/ForeignCommands.h"
#include "project/SideEffects.h"
#include "run/DiagnosticRecorder.h"
#include "support/Paths.h"
#include "unit/TextDump.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Frontend/MultiplexConsumer.h"
#include "clang/Lex/LexDiagnostic.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Tooling/ArgumentsAdjusters.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/xxhash.h"

using namespace clang::tooling;
using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Skips the bodies of functions in system headers, because no check inspects
/// them. The exception is functions that call an argument: their bodies decide
/// the types in a generic lambda. Clang parses bodies that are constexpr, or
/// that determine the return type, in any case.
class SystemBodySkipper : public ASTConsumer {
public:
  explicit SystemBodySkipper(const SourceManager &Sources) : Sources(Sources) {}

  bool shouldSkipFunctionBody(Decl *D) override {
    if (!Sources.isInSystemHeader(D->getLocation()))
      return false;
    const FunctionDecl *Function = D->getAsFunction();
    return !Function || !Function->getIdentifier() ||
           !catalogue::builtIn().callsArgument(Function->getName());
  }

private:
  const SourceManager &Sources;
};

class CheckAction : public ASTFrontendAction {
public:
  CheckAction(ClangTidyASTConsumerFactory &Consumers,
              std::vector<InputFile> &Inputs, bool SkipsBodies,
              llvm::raw_ostream *Texts)
      : Consumers(Consumers), Inputs(Inputs), SkipsBodies(SkipsBodies),
        Texts(Texts) {}

  bool BeginInvocation(CompilerInstance &Compiler) override {
    // clang-tidy defines __clang_analyzer__; do the same, to see the same code.
    Compiler.getPreprocessorOpts().SetUpStaticAnalyzer = true;
    // A module that is built along the way is stored for others, which need all
    // of it.
    SkipsBodies &= !Compiler.getLangOpts().Modules;
    Compiler.getFrontendOpts().SkipFunctionBodies = SkipsBodies;
    // After a missing header, continue to read the others.
    Compiler.getDiagnostics().setSeverity(
        diag::err_pp_file_not_found, diag::Severity::Error, SourceLocation());
    return true;
  }

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &Compiler,
                                                 StringRef File) override {
    std::vector<std::unique_ptr<ASTConsumer>> All;
    All.push_back(Texts ? createTextDump(*Texts)
                        : Consumers.createASTConsumer(Compiler, File));
    if (SkipsBodies)
      All.push_back(
          std::make_unique<SystemBodySkipper>(Compiler.getSourceManager()));
    return std::make_unique<MultiplexConsumer>(std::move(All));
  }

  void EndSourceFileAction() override {
    const SourceManager &Sources = getCompilerInstance().getSourceManager();
    for (auto I = Sources.fileinfo_begin(); I != Sources.fileinfo_end(); ++I)
      if (const auto Text = I->second->getBufferIfLoaded())
        Inputs.push_back({compat::realPathOf(I->first).str(),
                          llvm::xxHash64(Text->getBuffer())});
  }

private:
  ClangTidyASTConsumerFactory &Consumers;
  std::vector<InputFile> &Inputs;
  bool SkipsBodies;
  llvm::raw_ostream *Texts;
};

class CheckActionFactory : public FrontendActionFactory {
public:
  CheckActionFactory(
      ClangTidyContext &Context,
      llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> Files,
      std::vector<InputFile> &Inputs, const CommandLine &Line,
      llvm::raw_ostream *Texts)
      : Consumers(Context, std::move(Files)), Inputs(Inputs), Line(Line),
        Texts(Texts) {}

  /// The directory in which the next command is run.
  std::string Directory;

  bool runInvocation(std::shared_ptr<CompilerInvocation> Invocation,
                     FileManager *Files,
                     std::shared_ptr<PCHContainerOperations> Containers,
                     DiagnosticConsumer *Diagnostics) override {
    removeSideEffects(*Invocation, Directory, Line);
    includePrecompiledHeaderAsText(*Invocation, Directory);
    // Continue to read after many errors, too.
    Invocation->getDiagnosticOpts().ErrorLimit = 0;
    return FrontendActionFactory::runInvocation(
        std::move(Invocation), Files, std::move(Containers), Diagnostics);
  }

  std::unique_ptr<FrontendAction> create() override {
    return std::make_unique<CheckAction>(Consumers, Inputs, !Line.Exhaustive,
                                         Texts);
  }

private:
  ClangTidyASTConsumerFactory Consumers;
  std::vector<InputFile> &Inputs;
  const CommandLine &Line;
  llvm::raw_ostream *Texts;
};

/// Adds the flags of the configuration, and ours, to \p Tool.
void adjustArguments(ClangTool &Tool, const ClangTidyOptions &Options,
                     const std::string &Directory, const CommandLine &Line) {
  Tool.appendArgumentsAdjuster(
      [&Options](const CommandLineArguments &Arguments, StringRef) {
        return configured(Arguments, Options);
      });
  Tool.appendArgumentsAdjuster(getStripPluginsAdjuster());
  Tool.appendArgumentsAdjuster(
      [Directory](const CommandLineArguments &Arguments, StringRef) {
        return withoutSideEffects(Arguments, Directory);
      });
  // The project's -Werror refers to the warnings of its own compiler.
  Tool.appendArgumentsAdjuster(
      getInsertArgumentAdjuster("-w", ArgumentInsertPosition::BEGIN));
  Tool.appendArgumentsAdjuster(
      [Directory, &Line](const CommandLineArguments &Arguments, StringRef) {
        return withKnownProcessor(withResourceDir(Arguments), Directory, Line);
      });
}

/// Whether \p Found is reported when \p File is checked: it, or a note that
/// explains it, is in the file or in a header that \p Headers accept.
bool isReported(const Finding &Found, StringRef File,
                const HeaderPatterns &Headers) {
  const std::string Main = pathWithoutDots("", getAbsolutePath(File));
  const auto IsHere = [&](const Message &Said) {
    if (!Said.Where)
      return false;
    const std::string Path = pathWithoutDots(Found.Directory, Said.Where->Name);
    return Path == Main || Headers.accepts(Path);
  };
  return !Found.Where || Found.isError() || IsHere(Found) ||
         llvm::any_of(Found.Notes, IsHere);
}

/// The commands of one file.
class ChosenCommands : public CompilationDatabase {
public:
  std::vector<CompileCommand> getCompileCommands(StringRef) const override {
    return Commands;
  }

  std::vector<CompileCommand> Commands;
};

/// The commands of \p File that can be run. The reasons why others cannot be
/// run are added to \p Of.
ChosenCommands chooseCommands(StringRef File, const Compilations &From,
                              FileResult &Of) {
  ChosenCommands Result;
  std::vector<std::string> &Problems = Of.Problems;
  Result.Commands = From.getCompileCommands(getAbsolutePath(File));
  if (Result.Commands.empty())
    Problems.push_back(
        ("the compilation database has no command for '" + File + "'").str());
  llvm::erase_if(Result.Commands, [&](const CompileCommand &Command) {
    if (llvm::sys::fs::is_directory(Command.Directory))
      return false;
    Problems.push_back(
        ("the compilation database names a missing directory for '" + File +
         "': " + Command.Directory)
            .str());
    return true;
  });
  return Result;
}

} // namespace

FileResult analyze(StringRef File, const Compilations &Commands,
                   Configuration &Config, const CommandLine &Line,
                   llvm::raw_ostream *Texts) {
  FileResult Result;
  const ChosenCommands Chosen = chooseCommands(File, Commands, Result);
  if (Chosen.Commands.empty())
    return Result;

  ClangTidyContext Context(Config.provider());
  // Each fix includes the header that it needs; FixPlan merges equal edits.
  compat::setSelfContained(Context);
  // LLVM 19 takes the header filter from the options that are in effect when
  // the consumer is created.
  Context.setCurrentFile(getAbsolutePath(File));
  ClangTidyDiagnosticConsumer Consumer(Context, /*ExternalDiagEngine=*/nullptr,
                                       /*RemoveIncompatibleErrors=*/true,
                                       /*GetFixesFromNotes=*/Line.Fix ==
                                           FB_FixNotes,
                                       /*EnableNolintBlocks=*/true);
  DiagnosticRecorder Recorder(Context, Consumer, Result);
  const auto Engine = compat::createDiagnosticsEngine(Context, Recorder);

  const auto Recorded = llvm::makeIntrusiveRefCnt<RecordingFiles>();
  auto Files =
      llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(Recorded);
  CheckActionFactory Factory(Context, Files, Result.Inputs, Line, Texts);
  const ClangTidyOptions &Options = Config.optionsOf(getAbsolutePath(File));
  bool Compiles = true;
  // A ClangTool with several commands prints which one it is processing.
  for (const CompileCommand &Command : Chosen.Commands) {
    ChosenCommands One;
    One.Commands = {Command};
    ClangTool Tool(One, {File.str()},
                   std::make_shared<PCHContainerOperations>(), Files);
    Tool.setDiagnosticConsumer(&Recorder);
    Tool.setPrintErrorMessage(false);
    adjustArguments(Tool, Options, Command.Directory, Line);
    Factory.Directory = Command.Directory;
    Compiles &= Tool.run(&Factory) == 0;
  }
  const HeaderPatterns &Headers = Config.headersOf(getAbsolutePath(File));
  for (const ClangTidyError &Error : Consumer.take())
    if (Finding Found = fromClangTidy(Error); isReported(Found, File, Headers))
      Result.Findings.push_back(std::move(Found));
  Recorder.addDetails(Result);
  llvm::append_range(Result.Lookups, Recorded->lookups(Result.Inputs));
  if (!Compiles)
    Result.Problems.push_back(
        ("'" + File + "' does not compile: findings may be missing" +
         (Recorder.FirstError.empty()
              ? ""
              : "; the first error is: " + Recorder.FirstError +
                    Recorder.Advice))
            .str());
  Result.Questions = std::move(ProgramFacts::current().Questions);
  Result.Answers = std::move(ProgramFacts::current().Answers);
  Result.Complete = Result.Problems.empty();
  return Result;
}

} // namespace clang::tidy::uri::tool
