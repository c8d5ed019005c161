//===--- LLVMCompat.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The only place that knows which LLVM version this is built against.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_LLVMCOMPAT_H
#define URI_TIDY_LLVMCOMPAT_H

#include "clang/AST/Expr.h"
#include "clang/Basic/Version.h"
#include <cstdint>
#include <optional>

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

/// Whether \p Lit is an ordinary literal, without an encoding prefix.
inline bool isOrdinary(const StringLiteral &Lit) {
  // LLVM 15: isAscii() became isOrdinary().
#if CLANG_VERSION_MAJOR >= 15
  return Lit.isOrdinary();
#else
  return Lit.isAscii();
#endif
}

/// The code point that `\N{NAME}` stands for in a literal, if there is one.
inline std::optional<uint32_t> codePointOfName(llvm::StringRef Name) {
  // LLVM 15: \N{NAME} is new, and its table with it.
#if CLANG_VERSION_MAJOR >= 15
  if (const auto CodePoint = llvm::sys::unicode::nameToCodepointStrict(Name))
    return *CodePoint;
#endif
  return std::nullopt;
}

} // namespace clang::tidy::uri::compat

#endif // URI_TIDY_LLVMCOMPAT_H
