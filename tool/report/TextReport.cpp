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
  // Output that is not a terminal gets colours only on explicit request.
  if (UseColor)
    llvm::sys::Process::UseANSIEscapeCodes(true);
  Printer.BeginSourceFile(Language, nullptr);
}

SourceLocation TextReport::location(StringRef Name, unsigned Offset) {
  if (Name.empty())
    return SourceLocation();
  const bool IsHere = Directory.empty() || Directory == CurrentDirectory;
  const auto File = Files.getOptionalFileRef(
      withoutDots(IsHere ? Name.str() : pathFrom(Directory, Name)));
  if (!File)
    return SourceLocation();
  const FileID ID = Sources.getOrCreateFileID(*File, SrcMgr::C_User);
  // The file may have become shorter.
  if (Offset > Sources.getFileIDSize(ID))
    return Sources.getLocForStartOfFile(ID);
  return Sources.getLocForStartOfFile(ID).getLocWithOffset(Offset);
}

CharSourceRange TextReport::range(const ByteRange &Where) {
  return CharSourceRange::getCharRange(
      location(Where.Name, Where.Offset),
      location(Where.Name, Where.Offset + Where.Length));
}

void TextReport::report(unsigned ID, const Message &Said, StringRef Check) {
  const SourceLocation Loc =
      Said.Where ? location(Said.Where->Name, Said.Where->Offset)
                 : SourceLocation();
  auto Diagnostic = Engine.Report(Loc, ID);
  Diagnostic << Said.Text;
  if (!Check.empty())
    Diagnostic << Check;
  for (const ByteRange &Range : Said.Ranges)
    Diagnostic << range(Range);
  // An #include that is inserted far above is not shown, but Clang would number
  // the lines from there.
  const auto IsShown = [&](const CharSourceRange &Where) {
    if (Loc.isInvalid() || Where.isInvalid() ||
        Sources.getFileID(Where.getBegin()) != Sources.getFileID(Loc))
      return false;
    const unsigned A = Sources.getSpellingLineNumber(Where.getBegin());
    const unsigned B = Sources.getSpellingLineNumber(Loc);
    return std::max(A, B) - std::min(A, B) < Options->SnippetLineLimit;
  };
  for (const Edit &Each : Said.Edits)
    if (isNew(Each))
      if (const CharSourceRange Where = range(Each.Where); IsShown(Where))
        Diagnostic << FixItHint::CreateReplacement(Where, Each.NewText);
}

bool TextReport::isNew(const Edit &Each) {
  return Each.Where.Length > 0 ||
         Insertions
                 .try_emplace(
                     {Each.Where.Path, Each.Where.Offset, Each.NewText},
                     Printed)
                 .first->second == Printed;
}

void TextReport::print(const Finding &Found, const FixPlan::Outcome &Fix) {
  Directory = Found.Directory;
  ++Printed;
  DiagnosticsEngine::Level Level = Found.Level;
  std::string Name = Found.Check;
  if (!Found.Aliases.empty())
    Name += "," + llvm::join(Found.Aliases, ",");
  if (Found.IsWarningAsError) {
    Name += ",-warnings-as-errors";
    Level = DiagnosticsEngine::Error;
  }
  report(Engine.getCustomDiagID(Level, "%0 [%1]"), Found, Name);
  for (const Edit &Each : Fix.Edits)
    if (isNew(Each))
      Engine.Report(location(Each.Where.Path, Each.Where.Offset),
                    Fix.IsTaken ? diag::note_fixit_applied
                                : diag::note_fixit_failed);
  for (const Message &Note : Found.Notes)
    report(Engine.getCustomDiagID(DiagnosticsEngine::Note, "%0"), Note, "");
}

} // namespace clang::tidy::uri::tool
