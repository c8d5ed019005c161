//===--- Outputs.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "report/Outputs.h"
#include "report/Formats.h"
#include "support/Messages.h"
#include "support/WriteFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using llvm::StringRef;
namespace fs = llvm::sys::fs;

namespace clang::tidy::uri::tool {

static constexpr struct {
  llvm::StringLiteral Name;
  void (*Write)(const Report &, llvm::raw_ostream &);
} Formats[] = {
    {"text", nullptr},       {"sarif", writeSarif},
    {"github", writeGitHub}, {"gitlab", writeGitLab},
    {"json", writeJson},     {"checkstyle", writeCheckstyle},
    {"html", writeHtml},
};

std::string formatNames() {
  std::string Names;
  for (const auto &Format : Formats)
    Names += (Names.empty() ? "" : ", ") + Format.Name.str();
  return Names;
}

bool isWritable(StringRef Option, StringRef File) {
  if (File.empty())
    return true;
  const StringRef Directory = llvm::sys::path::parent_path(File);
  const std::error_code Error =
      fs::exists(File) ? (fs::is_directory(File)
                              ? std::make_error_code(std::errc::is_a_directory)
                              : fs::access(File, fs::AccessMode::Write))
                       : fs::access(Directory.empty() ? "." : Directory,
                                    fs::AccessMode::Write);
  if (Error)
    printError(Option + ": cannot write '" + File + "': " + Error.message());
  return !Error;
}

std::optional<std::vector<ReportOutput>>
parseOutputs(llvm::ArrayRef<std::string> Values, bool ShowsDiff) {
  std::vector<ReportOutput> Result;
  const char *UsesStandardOutput = ShowsDiff ? "--diff" : nullptr;
  for (StringRef Value : Values) {
    const auto [Name, File] = Value.split(':');
    const auto *Format = llvm::find_if(
        Formats, [Name = Name](const auto &Each) { return Each.Name == Name; });
    if (Format == std::end(Formats)) {
      printError("--format: unknown format '" + Name +
                 "'; the formats are: " + formatNames());
      return std::nullopt;
    }
    if (!Format->Write && !File.empty()) {
      printError("--format: text can only be written to the standard output");
      return std::nullopt;
    }
    // Text moves to stderr, but two reports, or a report and a patch, would
    // both be invalid on one stream.
    if (Format->Write && File.empty()) {
      if (UsesStandardOutput) {
        printError("--format: '" + Name + "' requires a file, because " +
                   UsesStandardOutput + " uses the standard output");
        return std::nullopt;
      }
      UsesStandardOutput = "another report";
    }
    if (!isWritable("--format", File))
      return std::nullopt;
    Result.push_back({Format->Write, File.str()});
  }
  if (Result.empty())
    Result.emplace_back();
  return Result;
}

bool finishStandardOutput() {
  llvm::outs().flush();
  if (!llvm::outs().has_error())
    return true;
  printError("cannot write to the standard output: " +
             llvm::outs().error().message());
  llvm::outs().clear_error();
  return false;
}

bool writeOutput(StringRef File, StringRef Text) {
  const std::error_code Error = replaceFile(File, Text);
  if (Error)
    printError("cannot write '" + File + "': " + Error.message());
  return !Error;
}

bool writeReport(const Report &R, const ReportOutput &To) {
  if (To.File.empty()) {
    To.Write(R, llvm::outs());
    return finishStandardOutput();
  }
  std::string Text;
  llvm::raw_string_ostream Stream(Text);
  To.Write(R, Stream);
  return writeOutput(To.File, Stream.str());
}

} // namespace clang::tidy::uri::tool
