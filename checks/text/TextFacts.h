//===--- TextFacts.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What is known of a text as a whole, and how calls change it.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_TEXTFACTS_H
#define URI_TIDY_TEXT_TEXTFACTS_H

#include "knowledge/Apis.h"
#include "text/Transformer.h"
#include <optional>

namespace clang::tidy::uri {

/// Layers of percent-encoding: 0 for plain text, 1 more for each encoder and 1
/// fewer for each decoder, -1 for what a decoder makes of text that no encoder
/// has seen. A range where ways through the program differ.
struct EncodingLevel {
  /// Beyond this, levels are not told apart: a loop could add ever more.
  static constexpr signed char Max = 8;

  signed char Low = 0, High = 0;

  friend bool operator==(EncodingLevel A, EncodingLevel B) {
    return A.Low == B.Low && A.High == B.High;
  }
};

/// What is known of a text without its pieces.
struct TextFacts {
  /// The bytes that can occur.
  uricore::CharSet Chars;
  /// Nothing for text that consists of literals: they are as they should be.
  std::optional<EncodingLevel> Level;
  /// What it is of a URI.
  UriPart Part = UriPart::Data;
  /// Part of it was not analysed.
  bool IsLost = false;

  /// Of text that the program spells out.
  static TextFacts ofLiteral(llvm::StringRef Bytes);
};

/// Whether \p Part is one piece of data, without delimiters of its own.
bool isData(UriPart Part);

/// The range of both.
EncodingLevel join(EncodingLevel A, EncodingLevel B);
/// What text is that is \p A or \p B, or has both in it: the larger one.
UriPart join(UriPart A, UriPart B);
TextFacts join(const TextFacts &A, const TextFacts &B);

EncodingLevel levelAfter(const Transformer &T, EncodingLevel Level);
UriPart partAfter(const Transformer &T, UriPart Part);
TextFacts factsAfter(const Transformer &T, const TextFacts &Facts);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_TEXTFACTS_H
