//===--- Workers.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs jobs in separate processes, so that a crash of one does not affect the
/// others.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_RUN_WORKERS_H
#define URI_TIDY_TOOL_RUN_WORKERS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <string>

namespace clang::tidy::uri::tool {

/// How a job ended.
struct JobResult {
  enum Ending { Done, Crashed, TimedOut };
  Ending How = Done;
  /// The output of the job: complete if it is done, otherwise possibly
  /// incomplete.
  std::string Output;
  /// The reason for a crash, such as 'Segmentation fault'.
  std::string Reason;
};

struct JobLimits {
  /// The number of jobs that run in parallel; at least one.
  unsigned Parallel = 1;
  /// The time limit for a job; zero for no limit. A job ends at this limit even
  /// if this process does not enforce it, and always ends with this process.
  std::chrono::seconds Timeout{0};
};

/// Runs the jobs 0 to \p Count - 1, each in a fork of this process: a job
/// inherits the memory of this process, and its effects on memory end with it.
/// Starts the jobs in order; calls \p Finished in the order in which they end,
/// and \p Tick at least a few times per second. \p Work runs in the child.
/// Returns false as soon as the user interrupts; some jobs are then unfinished.
bool runJobs(unsigned Count, const JobLimits &Limits,
             llvm::function_ref<void(unsigned, llvm::raw_ostream &)> Work,
             llvm::function_ref<void(unsigned, const JobResult &)> Finished,
             llvm::function_ref<void()> Tick);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_RUN_WORKERS_H
