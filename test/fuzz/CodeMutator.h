//===--- CodeMutator.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Mutations of source code that leave most of it meaningful.
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

/// The expansions of each symbol, as lines `symbol = text with $symbols`, in
/// which `$n` is a line ending. The first expansion of a symbol is the
/// simplest, and is used where the nesting has to end.
class Grammar {
public:
  explicit Grammar(llvm::StringRef Text);

  /// Returns an expansion of \p Symbol; \p Depth counts down.
  std::string expand(llvm::StringRef Symbol, std::mt19937 &Random,
                     unsigned Depth = 6) const;

private:
  llvm::StringMap<std::vector<std::string>> Rules;
};

class CodeMutator {
public:
  CodeMutator(const Grammar &Rules, unsigned Seed)
      : Rules(Rules), Random(Seed) {}

  /// Returns \p Code with a few changes, or a new unit if \p Code is empty.
  std::string mutate(llvm::StringRef Code);
  /// Returns \p Into with a balanced piece of \p From inserted.
  static std::string spliced(llvm::StringRef Into, llvm::StringRef From,
                             unsigned Seed);

private:
  /// The beginning and the end of a lexical token.
  struct Token {
    size_t Begin, End;
  };
  static std::vector<Token> tokensOf(llvm::StringRef Code);
  /// Returns the number of tokens that belong together, starting at \p First: a
  /// single token, or all tokens from a bracket to the matching bracket.
  static size_t groupAt(llvm::StringRef Code, const std::vector<Token> &Tokens,
                        size_t First);
  void mutateOnce(std::string &Code);
  size_t below(size_t Count) { return Random() % Count; }

  const Grammar &Rules;
  std::mt19937 Random;
};

} // namespace clang::tidy::uri::fuzz

#endif // URI_TIDY_TEST_FUZZ_CODEMUTATOR_H
