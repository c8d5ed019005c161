//===--- Workers.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run/Workers.h"
#include "llvm/Support/Signals.h"
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <limits>
#include <optional>
#include <poll.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace clang::tidy::uri::tool {
namespace {

using Clock = std::chrono::steady_clock;

std::atomic<bool> Interrupted{false};

struct Job {
  unsigned Index;
  pid_t Process;
  /// The pipe from which its output is read.
  int Pipe;
  Clock::time_point Deadline;
  JobResult Result;
};

/// Makes the child end with its \p Parent, which may be killed, and at its
/// deadline, whether or not the parent enforces it.
void limitLife(pid_t Parent, std::chrono::seconds Timeout) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have been killed before this call.
  if (getppid() != Parent)
    _exit(1);
#endif
  constexpr std::chrono::seconds Longest(std::numeric_limits<int>::max());
  alarm(std::min(Timeout, Longest).count());
}

/// Runs the job in the child, which ends afterwards.
[[noreturn]] void
work(unsigned Index, int Pipe,
     llvm::function_ref<void(unsigned, llvm::raw_ostream &)> Work) {
  // The signal handlers are inherited from the parent, where they remove files
  // and print stack traces.
  for (const int Signal : {SIGINT, SIGTERM, SIGHUP, SIGSEGV, SIGBUS, SIGABRT,
                           SIGILL, SIGFPE, SIGTRAP, SIGSYS, SIGPIPE, SIGALRM})
    std::signal(Signal, SIG_DFL);
  sigset_t None;
  sigemptyset(&None);
  sigprocmask(SIG_SETMASK, &None, nullptr);
  // With some flags, the compiler writes to the standard output.
  if (const int Nowhere = open("/dev/null", O_WRONLY);
      Nowhere >= 0 && Pipe != STDOUT_FILENO)
    dup2(Nowhere, STDOUT_FILENO);
  llvm::raw_fd_ostream Output(Pipe, /*shouldClose=*/true);
  Work(Index, Output);
  Output.close();
  llvm::errs().flush();
  // The remaining memory is released with the process.
  _exit(Output.has_error() ? 1 : 0);
}

std::optional<Job>
start(unsigned Index, const JobLimits &Limits, const std::vector<Job> &Others,
      llvm::function_ref<void(unsigned, llvm::raw_ostream &)> Work) {
  int Pipe[2];
  if (pipe(Pipe) != 0)
    return std::nullopt;
  llvm::outs().flush();
  llvm::errs().flush();
  const pid_t Parent = getpid(), Process = fork();
  if (Process == 0) {
    limitLife(Parent, Limits.Timeout);
    close(Pipe[0]);
    for (const Job &Other : Others)
      close(Other.Pipe);
    work(Index, Pipe[1], Work);
  }
  close(Pipe[1]);
  if (Process < 0) {
    close(Pipe[0]);
    return std::nullopt;
  }
  const auto Deadline = Limits.Timeout.count() > 0
                            ? Clock::now() + Limits.Timeout
                            : Clock::time_point::max();
  return Job{Index, Process, Pipe[0], Deadline, {}};
}

/// Reads the output that has arrived. Returns false at its end.
bool receive(Job &J) {
  char Buffer[1 << 16];
  const ssize_t Size = ::read(J.Pipe, Buffer, sizeof Buffer);
  if (Size > 0)
    J.Result.Output.append(Buffer, Size);
  return Size > 0 || (Size < 0 && errno == EINTR);
}

int waitFor(pid_t Process) {
  int Status = 0;
  while (waitpid(Process, &Status, 0) < 0 && errno == EINTR) {
  }
  return Status;
}

void finish(Job &J) {
  close(J.Pipe);
  const int Status = waitFor(J.Process);
  if (J.Result.How == JobResult::TimedOut)
    return;
  if (WIFSIGNALED(Status) && WTERMSIG(Status) == SIGALRM) {
    J.Result.How = JobResult::TimedOut;
  } else if (WIFSIGNALED(Status)) {
    // A terminal interrupts all processes, and this one may be the last to be
    // notified.
    if (WTERMSIG(Status) == SIGINT)
      Interrupted = true;
    J.Result.How = JobResult::Crashed;
    J.Result.Reason = strsignal(WTERMSIG(Status));
  } else if (WEXITSTATUS(Status) != 0) {
    J.Result.How = JobResult::Crashed;
    J.Result.Reason = "exit code " + std::to_string(WEXITSTATUS(Status));
  }
}

void stop(Job &J) {
  kill(J.Process, SIGKILL);
  close(J.Pipe);
  waitFor(J.Process);
}

} // namespace

bool runJobs(unsigned Count, const JobLimits &Limits,
             llvm::function_ref<void(unsigned, llvm::raw_ostream &)> Work,
             llvm::function_ref<void(unsigned, const JobResult &)> Finished,
             llvm::function_ref<void()> Tick) {
  constexpr int TickMilliseconds = 200;
  llvm::sys::SetInterruptFunction([] { Interrupted = true; });
  std::vector<Job> Running;
  unsigned Next = 0;
  while ((Next < Count || !Running.empty()) && !Interrupted) {
    while (Next < Count && Running.size() < Limits.Parallel) {
      std::optional<Job> Started = start(Next, Limits, Running, Work);
      // If processes or pipes are scarce, continue with fewer.
      if (!Started && !Running.empty())
        break;
      if (Started)
        Running.push_back(std::move(*Started));
      else
        Finished(Next, {JobResult::Crashed, "", std::strerror(errno)});
      ++Next;
    }

    std::vector<pollfd> Pipes;
    Pipes.reserve(Running.size());
    for (const Job &J : Running)
      Pipes.push_back({J.Pipe, POLLIN, 0});
    poll(Pipes.data(), Pipes.size(), TickMilliseconds);
    const Clock::time_point Now = Clock::now();
    // Iterate backwards, because jobs that have ended are removed.
    for (size_t I = Running.size(); I-- > 0 && !Interrupted;) {
      Job &J = Running[I];
      if (Now >= J.Deadline) {
        kill(J.Process, SIGKILL);
        J.Result.How = JobResult::TimedOut;
      } else if (!Pipes[I].revents || receive(J)) {
        continue;
      }
      finish(J);
      const Job Ended = std::move(J);
      Running.erase(Running.begin() + I);
      if (!Interrupted)
        Finished(Ended.Index, Ended.Result);
    }
    Tick();
  }
  for (Job &J : Running)
    stop(J);
  llvm::sys::SetInterruptFunction(nullptr);
  return !Interrupted;
}

} // namespace clang::tidy::uri::tool
