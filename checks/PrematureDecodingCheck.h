//===--- PrematureDecodingCheck.h - uri-tidy ------------------ -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The check uri-premature-decoding.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_PREMATUREDECODINGCHECK_H
#define URI_TIDY_PREMATUREDECODINGCHECK_H

#include "UriCheck.h"
#include "model/TextShape.h"
#include "llvm/ADT/DenseSet.h"
#include <optional>

namespace clang::tidy::uri {

/// Checks for URIs and parts of URIs that are decoded before they are split, or
/// that are decoded twice. See RFC 3986, section 2.4.
///
/// For the user-facing documentation see docs/checks/uri-premature-decoding.md.
class PrematureDecodingCheck : public UriCheck {
public:
  using UriCheck::UriCheck;

protected:
  void checkUri(const FoundUri &Found) override;
  void checkStrings(const DeclStrings &Strings) override;

private:
  /// The shape of the text that \p H, which was decoded, was before.
  TextShape decodedBy(const Hole &H) const;
  /// The shape of the text that \p Decoder decodes, if only what the function
  /// with \p Strings searches the result for indicates it.
  TextShape dividedAs(const DeclStrings &Strings, const Expr &Decoder) const;
  /// The only value that \p Decoder decodes; null if it decodes another text.
  const Hole *soleInputOf(const Expr &Decoder) const;
  /// Whether \p Decoder decodes a part of a text that the function divides into
  /// pairs.
  bool isValueOfPair(const DeclStrings &Strings, const Expr &Decoder) const;
  /// The shape of the text that \p H was before, by either.
  TextShape shapeOf(const DeclStrings &Strings, const Hole &H) const;
  /// Whether a URI or a path is made of what \p Decoder decoded.
  static bool makesUri(const DeclStrings &Strings, const Expr &Decoder);
  /// Whether a name says that \p Decoder decodes the name of a file.
  bool isOfFile(const Expr &Decoder) const;
  /// Whether the function that \p Call calls decodes text and divides the
  /// result, so that it is reported itself.
  bool dividesDecoded(const Expr &Call);
  /// \p H was decoded before it is split.
  void reportSplit(const DeclStrings &Strings, const TextOperation &Split,
                   const Hole &H);
  /// Whether \p H is a part of a file name that was decoded from a URI.
  bool isPartOfFileName(const Hole &H) const;
  /// \p Replacing replaces '+' in what \p Decoder has decoded.
  void reportSpaces(const Expr &Replacing, const Expr &Decoder);
  /// \p H was decoded before.
  void reportTwice(const TextOperation &Decoding, const Hole &H);
  /// Whether \p Decoder receives its own result, in a loop.
  bool isRepeated(const Expr &Decoder);

  /// The decoders of the unit that do; unset until the first query.
  std::optional<llvm::DenseSet<const Expr *>> Repeated;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_PREMATUREDECODINGCHECK_H
