//===--- Modes.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Running code in all the ways that conditions allow which its input does not
/// decide.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_MODES_H
#define URI_TIDY_ENCODER_MODES_H

#include "interpreter/Interpreter.h"
#include <algorithm>
#include <vector>

namespace clang::tidy::uri {

namespace modes {
using Mode = llvm::SmallVector<std::pair<const void *, bool>, 4>;
constexpr size_t MaxChoices = 4, MaxModes = 12;
} // namespace modes

/// Calls \p Take with what the probe of an object that \p Make returns says in
/// each mode. Returns the steps, after at least \p MaxSteps of which no other
/// mode is tried.
template <typename MakeFn, typename TakeFn>
unsigned forEachMode(unsigned MaxSteps, MakeFn Make, TakeFn Take) {
  std::vector<modes::Mode> Pending(1);
  unsigned Used = 0;
  for (size_t I = 0; I < modes::MaxModes && !Pending.empty() && Used < MaxSteps;
       ++I) {
    modes::Mode Now = Pending.back();
    Pending.pop_back();
    auto Probe = Make();
    Probe.program().Choices = Now;
    auto Behaviour = Probe.probe();
    Used += Probe.program().steps();
    if (const void *Open = Probe.program().Undecided) {
      if (Now.size() < modes::MaxChoices)
        for (const bool Way : {false, true}) {
          Pending.push_back(Now);
          Pending.back().push_back({Open, Way});
        }
    } else if (Behaviour) {
      Take(std::move(*Behaviour));
    }
  }
  return std::min(Used, MaxSteps);
}

/// Remembers the ways from one run to the next.
class Modes {
public:
  explicit Modes(Interpreter &Program) : Program(Program), All(1) {}

  /// Calls \p Run in each mode, and \p Take with what it returns. False if
  /// there are too many modes.
  template <typename RunFn, typename TakeFn>
  bool forEach(RunFn Run, TakeFn Take) {
    for (size_t I = 0; I < All.size();) {
      Program.Choices = All[I];
      auto Result = Run();
      if (!Program.Undecided) {
        Take(std::move(Result));
        ++I;
      } else if (!split(I)) {
        return false;
      }
    }
    return true;
  }

private:
  bool split(size_t I) {
    if (All.size() >= modes::MaxModes || All[I].size() >= modes::MaxChoices)
      return false;
    All.push_back(All[I]);
    All[I].push_back({Program.Undecided, false});
    All.back().push_back({Program.Undecided, true});
    return true;
  }

  Interpreter &Program;
  std::vector<modes::Mode> All;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_MODES_H
