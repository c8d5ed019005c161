//===--- TextReport.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "report/TextReport.h"
#include "support/Paths.h"
#include "clang/Frontend/FrontendDiagnostic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {

TextReport::TextReport(llvm::raw_ostream &Output, bool UseColor)
    : Options(new DiagnosticOptions()),
      Printer(Output, compat::forEngine(Options)),
      Engine(compat::createDiagnosticIDs(), compat::forEngine(Options),
             &Printer, /*ShouldOwnClient=*/false),
      Files(FileSystemOptions()), Sources(Engine, Files) {
  llvm::SmallString<256> Current;
  if (!llvm::sys::fs::current_path(Current))
    CurrentDirectory = Current.str().str();
  Options->ShowColors = UseColor;
  // A terminal that is none gets colours only if it is told to.
  if (UseColor)
    llvm::sys::Process::UseANSIEscapeCodes(true);
  Printer.BeginSourceFile(Language, nullptr);
}

SourceLocation TextReport::location(StringRef Path, unsigned Offset) {
  if (Path.empty())
    return SourceLocation();
  const bool IsHere = Directory.empty() || Directory == CurrentDirectory;
  const std::string Name =
      withoutDots(IsHere ? Path.str() : pathFrom(Directory, Path));
  const auto File = Files.getOptionalFileRef(Name);
  if (!File)
    return SourceLocation();
  const FileID ID = Sources.getOrCreateFileID(*File, SrcMgr::C_User);
  // The file may be shorter by now.
  if (Offset > Sources.getFileIDSize(ID))
    return Sources.getLocForStartOfFile(ID);
  return Sources.getLocForStartOfFile(ID).getLocWithOffset(Offset);
}

CharSourceRange TextReport::range(StringRef Path, unsigned Offset,
                                  unsigned Length) {
  return CharSourceRange::getCharRange(location(Path, Offset),
                                       location(Path, Offset + Length));
}

void TextReport::report(unsigned ID, const tooling::DiagnosticMessage &Message,
                        StringRef Check) {
  const SourceLocation Loc = location(Message.FilePath, Message.FileOffset);
  auto Diagnostic = Engine.Report(Loc, ID);
  Diagnostic << Message.Message;
  if (!Check.empty())
    Diagnostic << Check;
  for (const tooling::FileByteRange &Range : Message.Ranges)
    Diagnostic << range(Range.FilePath, Range.FileOffset, Range.Length);
  // A header that is inserted far above is not shown, but Clang would
  // number the lines from there.
  const auto IsShown = [&](const CharSourceRange &Where) {
    if (Loc.isInvalid() || Where.isInvalid() ||
        Sources.getFileID(Where.getBegin()) != Sources.getFileID(Loc))
      return false;
    const unsigned A = Sources.getSpellingLineNumber(Where.getBegin());
    const unsigned B = Sources.getSpellingLineNumber(Loc);
    return std::max(A, B) - std::min(A, B) < Options->SnippetLineLimit;
  };
  for (const auto &File : Message.Fix)
    for (const tooling::Replacement &Edit : File.second)
      if (Edit.isApplicable() && isNew(Edit))
        if (const CharSourceRange Where =
                range(Edit.getFilePath(), Edit.getOffset(), Edit.getLength());
            IsShown(Where))
          Diagnostic << FixItHint::CreateReplacement(Where,
                                                     Edit.getReplacementText());
}

bool TextReport::isNew(const tooling::Replacement &Edit) {
  return Edit.getLength() > 0 ||
         Insertions.try_emplace(Edit, Printed).first->second == Printed;
}

void TextReport::print(const ClangTidyError &Error,
                       llvm::ArrayRef<FixPlan::Edit> Edits) {
  Directory = Error.BuildDirectory;
  ++Printed;
  auto Level = static_cast<DiagnosticsEngine::Level>(Error.DiagLevel);
  std::string Name = Error.DiagnosticName;
  if (!Error.EnabledDiagnosticAliases.empty())
    Name += "," + llvm::join(Error.EnabledDiagnosticAliases, ",");
  if (Error.IsWarningAsError) {
    Name += ",-warnings-as-errors";
    Level = DiagnosticsEngine::Error;
  }
  report(Engine.getCustomDiagID(Level, "%0 [%1]"), Error.Message, Name);
  for (const FixPlan::Edit &Edit : Edits)
    if (isNew(Edit.Replacement))
      Engine.Report(location(Edit.Replacement.getFilePath(),
                             Edit.Replacement.getOffset()),
                    Edit.IsTaken ? diag::note_fixit_applied
                                 : diag::note_fixit_failed);
  for (const tooling::DiagnosticMessage &Note : Error.Notes)
    report(Engine.getCustomDiagID(DiagnosticsEngine::Note, "%0"), Note, "");
}

} // namespace clang::tidy::uri::tool
