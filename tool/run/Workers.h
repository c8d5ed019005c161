//===--- Workers.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs jobs in processes of their own, so that none brings the others down.
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
  /// What the job wrote: all of it if it is done, else perhaps a part.
  std::string Output;
  /// What a crash was, as in 'Segmentation fault'.
  std::string Reason;
};

struct JobLimits {
  /// How many jobs run at a time; at least one.
  unsigned Parallel = 1;
  /// How long a job may take; zero for no limit. A job ends then even if this
  /// process does not look after it, and with this process in any case.
  std::chrono::seconds Timeout{0};
};

/// Runs the jobs 0 to \p Count - 1, each in a copy of this process: what a job
/// needs of memory, it has, and what it does to memory, nobody else sees.
/// Begins them in their order; calls \p Finished in the order in which they
/// end, and \p Tick at least a few times a second. \p Work runs in the copy.
/// Returns false as soon as the user has interrupted: then some jobs were not
/// finished.
bool runJobs(unsigned Count, const JobLimits &Limits,
             llvm::function_ref<void(unsigned, llvm::raw_ostream &)> Work,
             llvm::function_ref<void(unsigned, const JobResult &)> Finished,
             llvm::function_ref<void()> Tick);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_RUN_WORKERS_H
