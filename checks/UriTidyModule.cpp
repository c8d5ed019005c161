//===--- UriTidyModule.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMCompat.h"

namespace clang::tidy {
namespace uri {
namespace {

class UriTidyModule : public ClangTidyModule {
public:
  void addCheckFactories(ClangTidyCheckFactories &Factories) override {}
};

} // namespace

static ClangTidyModuleRegistry::Add<UriTidyModule>
    X("uri-module", "Checks how programs build URIs.");

} // namespace uri

// The anchor that makes a static link keep this module.
volatile int UriTidyModuleAnchorSource = 0; // NOLINT

} // namespace clang::tidy
