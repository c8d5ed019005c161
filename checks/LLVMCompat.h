//===--- LLVMCompat.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What depends on the version of clang-tidy's libraries and of diagnostics.
/// Only this file and its neighbours LLVM*Compat.h, which differ in what they
/// include, depend on the version of LLVM that this is built against.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_LLVMCOMPAT_H
#define URI_TIDY_LLVMCOMPAT_H

#include "LLVMAstCompat.h"
#include "LLVMSupportCompat.h"
#include "clang-tidy/ClangTidy.h"
#include "clang-tidy/ClangTidyDiagnosticConsumer.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <memory>
#include <string>
#include <utility>
#include <vector>

// LLVM 22: the registry moved into ClangTidyModule.h, the old header warns.
#if CLANG_VERSION_MAJOR < 22
#include "clang-tidy/ClangTidyModuleRegistry.h"
#else
#include "clang-tidy/ClangTidyModule.h"
#endif

// LLVM 19: this variable is gone. A plugin that needs it cannot even be loaded
// to report which version it was built for.
#if CLANG_VERSION_MAJOR < 19
namespace llvm::hashing::detail {
__attribute__((weak)) uint64_t fixed_seed_override = 0;
} // namespace llvm::hashing::detail
#endif

namespace clang::tidy::uri::compat {

/// Creates an engine that passes its diagnostics to \p Consumer and is known to
/// \p Context. Both must outlive it.
inline std::unique_ptr<DiagnosticsEngine>
createDiagnosticsEngine(ClangTidyContext &Context,
                        DiagnosticConsumer &Consumer) {
  // LLVM 21: the options are owned by the caller instead of the engine.
#if CLANG_VERSION_MAJOR >= 21
  auto Options = std::make_unique<DiagnosticOptions>();
  auto Engine = std::make_unique<DiagnosticsEngine>(
      DiagnosticIDs::create(), *Options, &Consumer, /*ShouldOwnClient=*/false);
  Context.setDiagnosticsEngine(std::move(Options), Engine.get());
#else
  auto Engine = std::make_unique<DiagnosticsEngine>(
      new DiagnosticIDs(), new DiagnosticOptions(), &Consumer,
      /*ShouldOwnClient=*/false);
  Context.setDiagnosticsEngine(Engine.get());
#endif
  return Engine;
}

// LLVM 21: the options are passed by reference instead of ref-counted.
#if CLANG_VERSION_MAJOR >= 21
using DiagnosticOptionsOwner = std::unique_ptr<DiagnosticOptions>;
#else
using DiagnosticOptionsOwner = llvm::IntrusiveRefCntPtr<DiagnosticOptions>;
#endif

/// \p Options in the form that engines and printers of diagnostics accept.
inline decltype(auto) forEngine(DiagnosticOptionsOwner &Options) {
#if CLANG_VERSION_MAJOR >= 21
  return *Options;
#else
  return Options.get();
#endif
}

inline llvm::IntrusiveRefCntPtr<DiagnosticIDs> createDiagnosticIDs() {
  // LLVM 21: create() is the only way.
#if CLANG_VERSION_MAJOR >= 21
  return DiagnosticIDs::create();
#else
  return new DiagnosticIDs();
#endif
}

/// The compiler flags that the configuration removes.
inline std::vector<std::string>
removedArguments(const ClangTidyOptions &Options) {
  // LLVM 22: RemovedArgs is new.
#if CLANG_VERSION_MAJOR >= 22
  return Options.RemovedArgs.value_or(std::vector<std::string>());
#else
  return {};
#endif
}

/// The names of all checks, and the keys of all their options.
inline std::pair<llvm::StringSet<>, llvm::StringSet<>> allChecksAndOptions() {
  // LLVM 15: a function for it is new. LLVM 22: a parameter for query-based
  // checks; Names became Checks.
#if CLANG_VERSION_MAJOR >= 22
  ChecksAndOptions All = getAllChecksAndOptions(
      /*AllowEnablingAnalyzerAlphaCheckers=*/false,
      /*ExperimentalCustomChecks=*/false);
  return {std::move(All.Checks), std::move(All.Options)};
#elif CLANG_VERSION_MAJOR >= 15
  NamesAndOptions All =
      getAllChecksAndOptions(/*AllowEnablingAnalyzerAlphaCheckers=*/false);
  return {std::move(All.Names), std::move(All.Options)};
#else
  ClangTidyOptions Every;
  Every.Checks = "*";
  std::pair<llvm::StringSet<>, llvm::StringSet<>> All;
  for (const std::string &Name :
       getCheckNames(Every, /*AllowEnablingAnalyzerAlphaCheckers=*/false))
    All.first.insert(Name);
  for (const auto &Option :
       getCheckOptions(Every, /*AllowEnablingAnalyzerAlphaCheckers=*/false))
    All.second.insert(Option.getKey());
  return All;
#endif
}

} // namespace clang::tidy::uri::compat

#endif // URI_TIDY_LLVMCOMPAT_H
