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
#include <vector>

namespace clang::tidy::uri {

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
  using Mode = llvm::SmallVector<std::pair<const void *, bool>, 4>;

  bool split(size_t I) {
    static constexpr size_t MaxChoices = 4, MaxModes = 12;
    if (All.size() >= MaxModes || All[I].size() >= MaxChoices)
      return false;
    All.push_back(All[I]);
    All[I].push_back({Program.Undecided, false});
    All.back().push_back({Program.Undecided, true});
    return true;
  }

  Interpreter &Program;
  std::vector<Mode> All;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_MODES_H
