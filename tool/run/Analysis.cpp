//===--- Analysis.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run/Analysis.h"
#include "LLVMCompat.h"
#include "TextDump.h"
#include "cache/RecordingFiles.h"
#include "clang-tidy/ClangTidy.h"
#include "findings/Conversion.h"
#include "project/Arguments.h"
#include "project/SideEffects.h"
#include "support/Paths.h"
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
/// them. Clang parses bodies that are constexpr, or that determine the return
/// type, in any case.
class SystemBodySkipper : public ASTConsumer {
public:
  explicit SystemBodySkipper(const SourceManager &Sources) : Sources(Sources) {}

  bool shouldSkipFunctionBody(Decl *D) override {
    return Sources.isInSystemHeader(D->getLocation());
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
        Inputs.push_back({I->first.getFileEntry().tryGetRealPathName().str(),
                          llvm::xxh3_64bits(
                              llvm::arrayRefFromStringRef(Text->getBuffer()))});
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

/// Passes diagnostics on to clang-tidy's consumer. Records those that it will
/// drop because of a NOLINT, and the compiler's first error. Remarks on code
/// that was not analysed are not findings, and are recorded separately.
class DiagnosticRecorder : public DiagnosticConsumer {
public:
  DiagnosticRecorder(ClangTidyContext &Context, DiagnosticConsumer &Next,
                     FileResult &Result)
      : Context(Context), Next(Next), Found(Result.Findings),
        Remarks(Result.Remarks) {}

  /// As a compiler prints it; empty if there was none.
  std::string FirstError;

  void BeginSourceFile(const LangOptions &Language,
                       const Preprocessor *PP) override {
    Next.BeginSourceFile(Language, PP);
  }
  void EndSourceFile() override { Next.EndSourceFile(); }
  void finish() override { Next.finish(); }

  void HandleDiagnostic(DiagnosticsEngine::Level Level,
                        const Diagnostic &Info) override {
    if (Context.getCheckName(Info.getID()) == "uri-analysis")
      return remark(Info);
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    // Nobody reads more errors. Their notes are dropped, too.
    constexpr unsigned MostErrors = 20;
    if (Level != DiagnosticsEngine::Note)
      IsTooMany = Level >= DiagnosticsEngine::Error && Errors++ >= MostErrors;
    if (IsTooMany)
      return;
    if (Level >= DiagnosticsEngine::Error && FirstError.empty())
      recordError(Info);
    record(Level, Info);
    Next.HandleDiagnostic(Level, Info);
  }

private:
  void remark(const Diagnostic &Info) {
    if (!Info.hasSourceManager() || Info.getLocation().isInvalid())
      return;
    const SourceManager &Sources = Info.getSourceManager();
    const SourceLocation Loc = Sources.getFileLoc(Info.getLocation());
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    StringRef Message = Text;
    Message.consume_back(" [uri-analysis]");
    Remarks.push_back((Sources.getFilename(Loc) + ":" +
                       llvm::Twine(Sources.getSpellingLineNumber(Loc)) +
                       ": note: " + Message)
                          .str());
  }

  void recordError(const Diagnostic &Info) {
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    llvm::raw_string_ostream Output(FirstError);
    if (Info.hasSourceManager() && Info.getLocation().isValid()) {
      const PresumedLoc Place = Info.getSourceManager().getPresumedLoc(
          Info.getLocation(), /*UseLineDirectives=*/false);
      llvm::SmallString<256> Current;
      const std::string &Directory = Context.getCurrentBuildDirectory();
      if (Place.isValid())
        Output << withoutDots(llvm::sys::fs::current_path(Current) ||
                                      Current == Directory
                                  ? Place.getFilename()
                                  : pathFrom(Directory, Place.getFilename()))
               << ':' << Place.getLine() << ':' << Place.getColumn() << ": ";
    }
    Output << "error: " << Text;
  }

  void record(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
    llvm::SmallVector<tooling::Diagnostic, 1> Unpaired;
    if (Level < DiagnosticsEngine::Warning || !Info.hasSourceManager() ||
        Info.getLocation().isInvalid() ||
        !Context.shouldSuppressDiagnostic(Level, Info, Unpaired))
      return;
    const std::string Check = Context.getCheckName(Info.getID());
    if (Check.empty())
      return;
    const SourceManager &Sources = Info.getSourceManager();
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    // clang-tidy appends the name of the check to the message.
    const std::string Name = " [" + Check + "]";
    StringRef Message = Text;
    Message.consume_back(Name);
    ClangTidyError Error(Check, ClangTidyError::Warning,
                         Context.getCurrentBuildDirectory(),
                         /*IsWarningAsError=*/false);
    Error.Message = DiagnosticMessage(Message, Sources,
                                      Sources.getFileLoc(Info.getLocation()));
    // A NOLINT may be at any place that the macro comes from.
    for (SourceLocation Loc = Info.getLocation(); Loc.isMacroID();
         Loc = Sources.getImmediateExpansionRange(Loc).getBegin())
      Error.Notes.push_back(DiagnosticMessage("expanded from here", Sources,
                                              Sources.getSpellingLoc(Loc)));
    Found.push_back(fromClangTidy(Error));
    Found.back().SuppressedBy = Suppression::InSource;
  }

  ClangTidyContext &Context;
  DiagnosticConsumer &Next;
  std::vector<Finding> &Found;
  std::vector<std::string> &Remarks;
  unsigned Errors = 0;
  bool IsTooMany = false;
};

/// Adds the flags of the configuration, and ours, to \p Tool.
void adjustArguments(ClangTool &Tool, const ClangTidyOptions &Options,
                     const std::string &Directory) {
  Tool.appendArgumentsAdjuster(
      [&Options](const CommandLineArguments &Arguments, StringRef) {
        return configured(Arguments, Options);
      });
  Tool.appendArgumentsAdjuster(getStripPluginsAdjuster());
  Tool.appendArgumentsAdjuster(
      [Directory](const CommandLineArguments &Arguments, StringRef) {
        return withoutSideEffects(Arguments, Directory);
      });
  // Without carets, Clang does not print '1 warning generated.' by itself. The
  // project's -Werror refers to the warnings of its own compiler.
  Tool.appendArgumentsAdjuster(getInsertArgumentAdjuster(
      {"-fno-caret-diagnostics", "-w"}, ArgumentInsertPosition::BEGIN));
  Tool.appendArgumentsAdjuster(
      [](const CommandLineArguments &Arguments, StringRef) {
        return withResourceDir(Arguments);
      });
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
  Context.setSelfContainedDiags(true);
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
    adjustArguments(Tool, Options, Command.Directory);
    Factory.Directory = Command.Directory;
    Compiles &= Tool.run(&Factory) == 0;
  }
  for (const ClangTidyError &Error : Consumer.take())
    Result.Findings.push_back(fromClangTidy(Error));
  llvm::append_range(Result.Lookups, Recorded->lookups(Result.Inputs));
  if (!Compiles)
    Result.Problems.push_back(
        ("'" + File + "' does not compile: findings may be missing" +
         (Recorder.FirstError.empty()
              ? ""
              : "; the first error is: " + Recorder.FirstError))
            .str());
  Result.Complete = Result.Problems.empty();
  return Result;
}

} // namespace clang::tidy::uri::tool
