//===--- Progress.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Progress.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace clang::tidy::uri::tool {

Progress::Progress(unsigned Total, bool Quiet)
    : Total(Total), IsLive(!Quiet && Total > 1 && llvm::errs().is_displayed()) {
}

void Progress::advance(unsigned More) {
  ++Done;
  Findings += More;
}

void Progress::show() {
  using namespace std::chrono;
  constexpr milliseconds Interval(150);
  const Clock::time_point Now = Clock::now();
  if (!IsLive || Now - Shown < Interval)
    return;
  Shown = Now;
  llvm::errs() << "\r\033[K" << Done << '/' << Total << " files, " << Findings
               << (Findings == 1 ? " finding" : " findings");
  if (Done > 0) {
    const auto Left =
        duration_cast<seconds>((Now - Begin) * (Total - Done) / Done).count();
    llvm::errs() << llvm::format(", %lld:%02lld left",
                                 static_cast<long long>(Left / 60),
                                 static_cast<long long>(Left % 60));
  }
  llvm::errs().flush();
}

void Progress::clear() {
  if (IsLive)
    llvm::errs() << "\r\033[K";
}

} // namespace clang::tidy::uri::tool
