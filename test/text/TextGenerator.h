//===--- TextGenerator.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Seeded generation of texts and their strings.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_TEXT_TEXTGENERATOR_H
#define URI_TIDY_TEST_TEXT_TEXTGENERATOR_H

#include "TextBuilder.h"
#include <random>
#include <vector>

namespace clang::tidy::uri {

/// Generates texts with all operations, and strings of them. The same seed
/// produces the same texts on every machine.
class TextGenerator : public TextBuilder {
public:
  explicit TextGenerator(unsigned Seed) : Random(Seed) { grow(); }

  /// Returns one of the texts generated so far.
  TextRef any() { return Pool[below(Pool.size())]; }
  /// Generates some more texts.
  void grow();
  Transformer anyTransformer();
  /// Returns some string of \p T.
  std::string stringOf(TextRef T);
  /// Returns a possible result of \p How for \p S.
  std::string changed(const std::string &S, const Transformer &How);
  size_t below(size_t Bound) { return Random() % Bound; }

private:
  TextRef leaf();
  TextRef composed();
  std::string stringOver(const uricore::CharSet &Chars);

  std::mt19937 Random;
  std::vector<TextRef> Pool;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEST_TEXT_TEXTGENERATOR_H
