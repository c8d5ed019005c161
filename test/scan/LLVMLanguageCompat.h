//===--- LLVMLanguageCompat.h - uri-tidy ------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The languages of the compiler, which depend on the version of LLVM.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_SCAN_LLVMLANGUAGECOMPAT_H
#define URI_TIDY_TEST_SCAN_LLVMLANGUAGECOMPAT_H

#include "clang/Basic/LangOptions.h"
#include "clang/Basic/Version.h"
#include <string>
#include <vector>

// LLVM 15: setLangDefaults() became a function of LangOptions. LLVM 16: Triple
// is in TargetParser.
#if CLANG_VERSION_MAJOR < 15
#include "clang/Frontend/CompilerInvocation.h"
#endif
#if CLANG_VERSION_MAJOR < 16
#include "llvm/ADT/Triple.h"
#else
#include "llvm/TargetParser/Triple.h"
#endif

namespace clang::tidy::uri::compat {

/// The options of C++17 with the extensions of GNU.
inline LangOptions gnuCxx17() {
  LangOptions Result;
  std::vector<std::string> Includes;
  const llvm::Triple Target("x86_64-linux-gnu");
#if CLANG_VERSION_MAJOR >= 15
  LangOptions::setLangDefaults(Result, Language::CXX, Target, Includes,
                               LangStandard::lang_gnucxx17);
#else
  CompilerInvocation::setLangDefaults(Result, Language::CXX, Target, Includes,
                                      LangStandard::lang_gnucxx17);
#endif
  return Result;
}

} // namespace clang::tidy::uri::compat

#endif // URI_TIDY_TEST_SCAN_LLVMLANGUAGECOMPAT_H
