//===--- Progress.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The line that says how far a run is.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_PROGRESS_H
#define URI_TIDY_TOOL_SUPPORT_PROGRESS_H

#include <chrono>

namespace clang::tidy::uri::tool {

/// One line on a terminal, written over again; nothing where stderr is none.
class Progress {
public:
  Progress(unsigned Total, bool Quiet);
  ~Progress() { clear(); }
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  /// Another file is done, with \p Findings in it.
  void advance(unsigned Findings);
  /// Writes the line again, if enough time has gone by.
  void show();
  void clear();

private:
  using Clock = std::chrono::steady_clock;
  const Clock::time_point Begin = Clock::now();
  Clock::time_point Shown = Begin;
  const unsigned Total;
  unsigned Done = 0;
  unsigned Findings = 0;
  const bool IsLive;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_PROGRESS_H
