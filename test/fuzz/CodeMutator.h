//===--- CodeMutator.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Changes to a source that leave most of it meaningful.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_FUZZ_CODEMUTATOR_H
#define URI_TIDY_TEST_FUZZ_CODEMUTATOR_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <random>
#include <string>
#include <vector>

namespace clang::tidy::uri::fuzz {

/// The expansions of each symbol: lines `symbol = text with $symbols`, of which
/// `$n` is a line's end. A symbol's first expansion is the simplest, and taken
/// where nesting has to end.
class Grammar {
public:
  explicit Grammar(llvm::StringRef Text);

  /// What \p Symbol may become; \p Depth counts down.
  std::string expand(llvm::StringRef Symbol, std::mt19937 &Random,
                     unsigned Depth = 6) const;

private:
  llvm::StringMap<std::vector<std::string>> Rules;
};

class CodeMutator {
public:
  CodeMutator(const Grammar &Rules, unsigned Seed)
      : Rules(Rules), Random(Seed) {}

  /// \p Code with a few changes; a new unit if there is none.
  std::string mutate(llvm::StringRef Code);
  /// \p Into with a balanced piece of \p From in it.
  static std::string spliced(llvm::StringRef Into, llvm::StringRef From,
                             unsigned Seed);

private:
  /// A lexical token: where it begins and ends.
  struct Token {
    size_t Begin, End;
  };
  static std::vector<Token> tokensOf(llvm::StringRef Code);
  /// The number of tokens from \p First on that belong together: a token, or a
  /// bracket and all up to its partner.
  static size_t groupAt(llvm::StringRef Code, const std::vector<Token> &Tokens,
                        size_t First);
  void mutateOnce(std::string &Code);
  size_t below(size_t Count) { return Random() % Count; }

  const Grammar &Rules;
  std::mt19937 Random;
};

} // namespace clang::tidy::uri::fuzz

#endif // URI_TIDY_TEST_FUZZ_CODEMUTATOR_H
