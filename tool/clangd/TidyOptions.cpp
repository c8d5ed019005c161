//===--- TidyOptions.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes clangd run our checks, too.
///
/// The linker's --wrap redirects clangd's calls of a function to the one
/// labelled __wrap_ here; __real_ refers to clangd's function.
///
//===----------------------------------------------------------------------===//

#include "Clangd.h"
#include "ConfigurationProblems.h"
#include "LLVMCompat.h"

using llvm::StringRef;

namespace clang::clangd {

std::optional<bool> measuredFast(StringRef Check) __asm__(
    "__real__ZN5clang6clangd15isFastTidyCheckEN4llvm9StringRefE");
std::optional<bool> isFast(StringRef Check) __asm__(
    "__wrap__ZN5clang6clangd15isFastTidyCheckEN4llvm9StringRefE");

/// clangd runs a check only if its authors have measured it and found it fast.
/// They do not know our checks, which test/bench/editor-latency measures.
std::optional<bool> isFast(StringRef Check) {
  if (tidy::uri::compat::startsWith(Check, "uri-"))
    return true;
  return measuredFast(Check);
}

#define OPTIONS_FOR_FILE                                                       \
  "_ZN5clang6clangd21getTidyOptionsForFileEN4llvm12function_refIFvRNS_"        \
  "4tidy16ClangTidyOptionsENS1_9StringRefEEEES6_"
tidy::ClangTidyOptions
configuredOptions(TidyProviderRef Provider,
                  StringRef File) __asm__("__real_" OPTIONS_FOR_FILE);
tidy::ClangTidyOptions
optionsFor(TidyProviderRef Provider,
           StringRef File) __asm__("__wrap_" OPTIONS_FOR_FILE);

/// Whether \p Checks contains '-*', and thus lists all the checks that it
/// selects.
static bool listsAll(StringRef Checks) {
  while (!Checks.empty()) {
    // clang-tidy treats line breaks as commas, too.
    const size_t End = Checks.find_first_of(",\n");
    if (Checks.substr(0, End).trim() == "-*")
      return true;
    Checks = End == StringRef::npos ? "" : Checks.substr(End + 1);
  }
  return false;
}

/// The options for \p File. Our checks are enabled unless the configuration
/// specifies otherwise: its items come later in the list, and take precedence.
/// Without a list, clang-tidy is turned off.
tidy::ClangTidyOptions optionsFor(TidyProviderRef Provider, StringRef File) {
  tidy::ClangTidyOptions Options = configuredOptions(Provider, File);
  if (Options.Checks && !Options.Checks->empty() && !listsAll(*Options.Checks))
    Options.Checks = "uri-*," + *Options.Checks;
  tidy::uri::editor::ConfigurationProblems::ofAllFiles().examine(File, Options);
  return Options;
}

} // namespace clang::clangd
