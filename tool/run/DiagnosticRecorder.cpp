//===--- DiagnosticRecorder.cpp - uri-tidy --------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run/DiagnosticRecorder.h"
#include "LLVMCompat.h"
#include "findings/Conversion.h"
#include "support/Paths.h"
#include "clang/Basic/DiagnosticDriver.h"
#include "clang/Basic/DiagnosticFrontend.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/LexDiagnostic.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {

#define OWN_CLANG "Clang " LLVM_VERSION_STRING

/// What the user can do about the compiler error \p ID.
static std::string adviceFor(unsigned ID, StringRef Text) {
  switch (ID) {
  case diag::err_pp_file_not_found:
    return "; if the build writes this header, build first; otherwise, add its "
           "directory with --extra-arg=-IDIR, or the root of another system "
           "with --extra-arg=--sysroot=DIR";
  case diag::err_module_not_found:
    return "; compile the module with " OWN_CLANG
           ", and add --extra-arg=-fmodule-file=NAME=FILE";
  case diag::err_drv_no_such_file:
    return Text.contains("'@") ? "; the build writes this file: build first"
                               : "";
  default:
    break;
  }
  // Errors about precompiled headers and modules.
  if (ID > diag::DIAG_START_SERIALIZATION && ID < diag::DIAG_START_LEX)
    return "; this file has to be written by " OWN_CLANG
           ": build with it, or without precompiled headers and modules";
  return "";
}

void DiagnosticRecorder::HandleDiagnostic(DiagnosticsEngine::Level Level,
                                          const Diagnostic &Info) {
  const std::string Check = Context.getCheckName(Info.getID());
  if (Check == "uri-analysis")
    return remark(Info);
  if (Check == "uri-details")
    return recordDetails(Info);
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

void DiagnosticRecorder::addDetails(FileResult &Result) const {
  for (Finding &Each : Result.Findings)
    if (Each.Where)
      if (const auto Known =
              Details.find({Each.Check, Each.Where->Name, Each.Where->Offset});
          Known != Details.end())
        Each.Details = readDetails(Known->second);
}

std::string DiagnosticRecorder::messageOf(const Diagnostic &Info) const {
  llvm::SmallString<128> Text;
  Info.FormatDiagnostic(Text);
  const std::string Name = " [" + Context.getCheckName(Info.getID()) + "]";
  StringRef Message = Text;
  Message.consume_back(Name);
  return Message.str();
}

void DiagnosticRecorder::recordDetails(const Diagnostic &Info) {
  if (!Info.hasSourceManager() || Info.getLocation().isInvalid())
    return;
  const SourceManager &Sources = Info.getSourceManager();
  const tooling::DiagnosticMessage At("", Sources,
                                      Sources.getFileLoc(Info.getLocation()));
  const std::string Text = messageOf(Info);
  const auto [Check, Line] = StringRef(Text).split(' ');
  Details[{Check.str(), At.FilePath, At.FileOffset}] = Line.str();
}

void DiagnosticRecorder::remark(const Diagnostic &Info) {
  if (!Info.hasSourceManager() || Info.getLocation().isInvalid())
    return;
  const SourceManager &Sources = Info.getSourceManager();
  const SourceLocation Loc = Sources.getFileLoc(Info.getLocation());
  Remarks.push_back((Sources.getFilename(Loc) + ":" +
                     llvm::Twine(Sources.getSpellingLineNumber(Loc)) +
                     ": note: " + messageOf(Info))
                        .str());
}

void DiagnosticRecorder::recordError(const Diagnostic &Info) {
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
  Advice = adviceFor(Info.getID(), Text);
}

void DiagnosticRecorder::record(DiagnosticsEngine::Level Level,
                                const Diagnostic &Info) {
  llvm::SmallVector<tooling::Diagnostic, 1> Unpaired;
  if (Level < DiagnosticsEngine::Warning || !Info.hasSourceManager() ||
      Info.getLocation().isInvalid() ||
      !Context.shouldSuppressDiagnostic(Level, Info, Unpaired))
    return;
  const std::string Check = Context.getCheckName(Info.getID());
  if (Check.empty())
    return;
  const SourceManager &Sources = Info.getSourceManager();
  ClangTidyError Error(Check, ClangTidyError::Warning,
                       Context.getCurrentBuildDirectory(),
                       /*IsWarningAsError=*/false);
  Error.Message = tooling::DiagnosticMessage(
      messageOf(Info), Sources, Sources.getFileLoc(Info.getLocation()));
  // A NOLINT may be at any place that the macro comes from.
  for (SourceLocation Loc = Info.getLocation(); Loc.isMacroID();
       Loc = Sources.getImmediateExpansionRange(Loc).getBegin())
    Error.Notes.push_back(tooling::DiagnosticMessage(
        "expanded from here", Sources, Sources.getSpellingLoc(Loc)));
  Found.push_back(fromClangTidy(Error));
  Found.back().SuppressedBy = Suppression::InSource;
}

} // namespace clang::tidy::uri::tool
