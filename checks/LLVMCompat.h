//===--- LLVMCompat.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The only file that depends on the version of LLVM that this is built
/// against.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_LLVMCOMPAT_H
#define URI_TIDY_LLVMCOMPAT_H

#include "clang-tidy/ClangTidy.h"
#include "clang-tidy/ClangTidyDiagnosticConsumer.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// LLVM 15: the table of Unicode names is new.
#if CLANG_VERSION_MAJOR >= 15
#include "llvm/Support/Unicode.h"
#endif

// LLVM 22: the registry moved into ClangTidyModule.h, the old header warns.
#if CLANG_VERSION_MAJOR < 22
#include "clang-tidy/ClangTidyModuleRegistry.h"
#else
#include "clang-tidy/ClangTidyModule.h"
#endif

namespace clang::tidy::uri::compat {

/// Whether \p Text begins with \p Prefix.
inline bool startsWith(llvm::StringRef Text, llvm::StringRef Prefix) {
  // LLVM 16: startswith() became starts_with(); this has always been there.
  return Text.consume_front(Prefix);
}

/// Whether \p Text ends with \p Suffix.
inline bool endsWith(llvm::StringRef Text, llvm::StringRef Suffix) {
  return Text.consume_back(Suffix);
}

/// Whether \p Lit is an ordinary literal, without an encoding prefix.
inline bool isOrdinary(const StringLiteral &Lit) {
  // LLVM 15: isAscii() became isOrdinary().
#if CLANG_VERSION_MAJOR >= 15
  return Lit.isOrdinary();
#else
  return Lit.isAscii();
#endif
}

/// The code point that `\N{NAME}` represents in a literal, if any.
inline std::optional<uint32_t> codePointOfName(llvm::StringRef Name) {
  // LLVM 15: \N{NAME} is new, and its table with it.
#if CLANG_VERSION_MAJOR >= 15
  if (const auto CodePoint = llvm::sys::unicode::nameToCodepointStrict(Name))
    return *CodePoint;
#endif
  return std::nullopt;
}

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
  // LLVM 22: a parameter for query-based checks; Names became Checks.
#if CLANG_VERSION_MAJOR >= 22
  ChecksAndOptions All = getAllChecksAndOptions(
      /*AllowEnablingAnalyzerAlphaCheckers=*/false,
      /*ExperimentalCustomChecks=*/false);
  return {std::move(All.Checks), std::move(All.Options)};
#else
  NamesAndOptions All =
      getAllChecksAndOptions(/*AllowEnablingAnalyzerAlphaCheckers=*/false);
  return {std::move(All.Names), std::move(All.Options)};
#endif
}

} // namespace clang::tidy::uri::compat

#endif // URI_TIDY_LLVMCOMPAT_H
