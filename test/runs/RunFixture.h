//===--- RunFixture.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_RUNS_RUNFIXTURE_H
#define URI_TIDY_TEST_RUNS_RUNFIXTURE_H

#include "core/CharSet.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <optional>
#include <string>

namespace clang {
class FunctionDecl;
} // namespace clang

namespace clang::tidy::uri {

enum class Language { C, Cxx, CxxWithHeaders };

/// A program, and what its functions do according to runs. The functions are
/// found by their names. Sets are written as in messages, and "nothing" stands
/// for no set.
class RunProgram {
public:
  /// C has the declarations of <ctype.h> and <string.h>, Cxx a std::string.
  RunProgram(Language Of, llvm::StringRef Code);
  ~RunProgram();

  std::string accepted(llvm::StringRef Function);
  bool dependsOnLocale(llvm::StringRef Function);
  std::string validated(llvm::StringRef Function, unsigned Param = 0,
                        bool Result = true);
  /// "keep: '0' to '9'", "map: 'A' to \"a\"", with the places of the text.
  std::string transform(llvm::StringRef Function);
  /// What holds in the first `if` of the function: "c: '0' to '9'".
  std::string guards(llvm::StringRef Function, bool IsTrue = true);
  /// What holds after the first loop of the function.
  std::string loop(llvm::StringRef Function);
  /// What holds at label \p Label of the first switch of the function, counted
  /// from 0; without it, where no label fits.
  std::string label(llvm::StringRef Function, std::optional<unsigned> Label);
  /// Runs everything; for code that is not valid.
  void runAll();
  /// Steps that the unit has left, of at most one million.
  unsigned stepsLeft() const;

private:
  struct State;
  const FunctionDecl &function(llvm::StringRef Name) const;

  std::unique_ptr<State> S;
};

/// How a set is written.
std::string text(const std::optional<uricore::CharSet> &Set);
std::string text(llvm::StringRef Bytes);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEST_RUNS_RUNFIXTURE_H
