//===--- TextGenerator.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Seeded generation of texts and of their strings.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_TEXT_TEXTGENERATOR_H
#define URI_TIDY_TEST_TEXT_TEXTGENERATOR_H

#include "TextBuilder.h"
#include <random>
#include <vector>

namespace clang::tidy::uri {

/// Texts that all operations have had a part in, and strings of them. The same
/// on every machine for the same seed.
class TextGenerator : public TextBuilder {
public:
  explicit TextGenerator(unsigned Seed) : Random(Seed) { grow(); }

  /// One of the texts so far.
  TextRef any() { return Pool[below(Pool.size())]; }
  /// Adds some more texts.
  void grow();
  Transformer anyTransformer();
  /// Some string of \p T.
  std::string stringOf(TextRef T);
  /// What \p How can make of \p S, which is not one of the things that it does
  /// not do to any string.
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
