//===--- TextFacts.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The facts about a text as a whole, and the effects of calls on them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_TEXTFACTS_H
#define URI_TIDY_TEXT_TEXTFACTS_H

#include "knowledge/Apis.h"
#include "text/Transformer.h"
#include <optional>

namespace clang::tidy::uri {

/// The number of layers of percent-encoding: 0 for plain text, one more after
/// each encoder, and one fewer after each decoder, so that decoding plain text
/// yields -1. This is a range if paths through the program differ.
struct EncodingLevel {
  /// Greater levels are not distinguished, because a loop can add any number.
  static constexpr signed char Max = 8;

  signed char Low = 0, High = 0;

  friend bool operator==(EncodingLevel A, EncodingLevel B) {
    return A.Low == B.Low && A.High == B.High;
  }
};

/// The facts about a text, without its structure.
struct TextFacts {
  /// The bytes that can occur.
  uricore::CharSet Chars;
  /// Not set for literals without a '%' or with escapes only, which are assumed
  /// to be correctly encoded.
  std::optional<EncodingLevel> Level;
  /// The part of a URI that the text is.
  UriPart Part = UriPart::Data;
  /// Whether some of it was not analysed.
  bool IsLost = false;
  /// Whether some of it is a part of a text, which may end within an escape.
  bool IsCut = false;

  /// Returns the facts about text in the source.
  static TextFacts ofLiteral(llvm::StringRef Bytes);
};

/// Whether \p Part is a single piece of data, without delimiters.
bool isData(UriPart Part);

/// Returns the smallest range that contains both.
EncodingLevel join(EncodingLevel A, EncodingLevel B);
/// Returns the part for text that is \p A or \p B, or that contains both: the
/// larger one.
UriPart join(UriPart A, UriPart B);
TextFacts join(const TextFacts &A, const TextFacts &B);
/// Returns the facts about \p A followed by \p B: the end of an escape that
/// \p A begins may be missing.
TextFacts followed(const TextFacts &A, const TextFacts &B);

EncodingLevel levelAfter(const Transformer &T, EncodingLevel Level);
UriPart partAfter(const Transformer &T, UriPart Part);
bool isCutAfter(const Transformer &T, bool IsCut);
TextFacts factsAfter(const Transformer &T, const TextFacts &Facts);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_TEXTFACTS_H
