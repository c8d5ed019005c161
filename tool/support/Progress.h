//===--- Progress.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The line that shows the progress of a run.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_PROGRESS_H
#define URI_TIDY_TOOL_SUPPORT_PROGRESS_H

#include <chrono>

namespace clang::tidy::uri::tool {

/// A line on the terminal that is overwritten repeatedly; nothing if stderr is
/// not a terminal.
class Progress {
public:
  Progress(unsigned Total, bool Quiet);
  ~Progress() { clear(); }
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  /// Records that another file is done, with its number of \p Findings.
  void advance(unsigned Findings);
  /// Updates the line if enough time has passed.
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
