//===--- ConfigurationReport.cpp - uri-tidy -------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMCompat.h"
#include "LLVMDriverCompat.h"
#include "clang-tidy/ClangTidyDiagnosticConsumer.h"
#include "clang-tidy/GlobList.h"
#include "project/CheckGlobs.h"
#include "project/Configuration.h"
#include "support/Spelling.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/WithColor.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

void reportUnknown(StringRef Source, StringRef Kind, StringRef Name,
                   StringRef Meant) {
  llvm::WithColor::warning(llvm::errs(), Source)
      << "unknown " << Kind << " '" << Name << '\'';
  if (!Meant.empty())
    llvm::errs() << "; did you mean '" << Meant << '\'';
  llvm::errs() << " [-verify-config]\n";
}

/// The options of our checks, by the name that sets them for all checks.
llvm::StringSet<> sharedNames(const llvm::StringSet<> &Options) {
  llvm::StringSet<> Names;
  for (const StringRef Key : Options.keys())
    if (isOurs(Key))
      Names.insert(Key.split('.').second);
  return Names;
}

} // namespace

Configuration::Instantiated Configuration::instantiateChecks(StringRef File) {
  ClangTidyContext Context(provider());
  Context.setCurrentFile(File);
  ClangTidyDiagnosticConsumer Consumer(Context);
  const auto Engine = compat::createDiagnosticsEngine(Context, Consumer);
  Instantiated Result;
  Result.Options = ClangTidyASTConsumerFactory(Context).getCheckOptions();
  // Checks that share an option report it one after the other.
  for (const ClangTidyError &Wrong : Consumer.take())
    if (!llvm::is_contained(Result.Errors, Wrong.Message.Message))
      Result.Errors.push_back(Wrong.Message.Message);
  return Result;
}

void Configuration::dump(StringRef File, llvm::raw_ostream &Output) {
  ClangTidyOptions Options = optionsOf(File);
  const HeaderPatterns &Headers = headersOf(File);
  Options.HeaderFilterRegex = Headers.Included;
  compat::excludeHeaders(Options, Headers.Excluded);
  Options.CheckOptions =
      instantiateChecks(tooling::getAbsolutePath(File)).Options;
  Output << configurationAsText(Options) << '\n';
}

void Configuration::explain(StringRef File, llvm::raw_ostream &Output) {
  const auto Raw = Sources->getRawOptions(File);
  for (const std::string &Check : enabledChecks(File)) {
    StringRef By;
    for (const auto &[Options, Source] : Raw)
      if (Options.Checks && !Options.Checks->empty() &&
          GlobList(withCommas(*Options.Checks)).contains(Check))
        By = Source;
    const bool IsGiven = !Checks.empty() && GlobList(Checks).contains(Check);
    Output << '\'' << Check << "' is enabled "
           << (IsGiven      ? "by the command-line option '--checks'"
               : By.empty() ? std::string("by default")
                            : ("in " + By).str())
           << ".\n";
  }
}

bool Configuration::verify(StringRef File) {
  const auto [KnownChecks, KnownOptions] = compat::allChecksAndOptions();
  const llvm::StringSet<> Shared = sharedNames(KnownOptions);
  bool Valid = true;
  for (const auto &[Options, Source] : Sources->getRawOptions(File)) {
    const std::string Listed = compat::toStd(Options.Checks).value_or("");
    for (StringRef Item : itemsOf(Listed))
      if (isOurs(withoutSign(Item)) && selectedBy(withoutSign(Item)).empty()) {
        reportUnknown(Source, "check", withoutSign(Item),
                      closestName(withoutSign(Item), KnownChecks.keys()));
        Valid = false;
      }
    for (StringRef Key : Options.CheckOptions.keys()) {
      if (KnownOptions.contains(Key) || Shared.contains(Key))
        continue;
      // Without a check, it may be an option of another check.
      const StringRef Meant =
          isOurs(Key)          ? closestName(Key, KnownOptions.keys())
          : !Key.contains('.') ? closestName(Key, Shared.keys())
                               : "";
      if (!isOurs(Key) && Meant.empty())
        continue;
      reportUnknown(Source, "check option", Key, Meant);
      Valid = false;
    }
  }
  for (const std::string &Wrong :
       instantiateChecks(tooling::getAbsolutePath(File)).Errors) {
    llvm::WithColor::warning(llvm::errs(), "uri-tidy")
        << Wrong << " [-verify-config]\n";
    Valid = false;
  }
  return Valid && !Broken && UnknownKeys.empty();
}

} // namespace clang::tidy::uri::tool
