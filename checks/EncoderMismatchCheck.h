//===--- EncoderMismatchCheck.h - uri-tidy -------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The check uri-encoder-mismatch.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODERMISMATCHCHECK_H
#define URI_TIDY_ENCODERMISMATCHCHECK_H

#include "UriCheck.h"
#include "llvm/ADT/DenseMap.h"

namespace clang::tidy::uri {

/// Checks for text whose encoding does not fit the place where it is used. See
/// RFC 3986, section 2.4.
///
/// For the user-facing documentation see docs/checks/uri-encoder-mismatch.md.
class EncoderMismatchCheck : public UriCheck {
public:
  using UriCheck::UriCheck;

  /// Whether this check reports the raw value \p H, because it has a more
  /// specific message.
  static bool concernsRaw(const FoundUri &Found, const Hole &H);

protected:
  void checkUri(const FoundUri &Found) override;
  void checkStrings(const DeclStrings &Strings) override;

private:
  void reportRaw(const FoundUri &Found, const HolePlace &Place);
  void checkMarkers(const FoundUri &Found, const Hole &H);
  /// Reports `&amp;` between two pairs of a query that no HTML is made of.
  void checkEntities(const FoundUri &Found);
  /// Reports \p Widen if it gets octets that were decoded.
  void reportWidened(const TextOperation &Widen);
  /// Checks a value that a function has changed which repairs URIs, or replaces
  /// some characters.
  void checkRepair(const FoundUri &Found, const HolePlace &Place,
                   const Hole &H);
  /// Reports \p Encoder if \p Input is a whole path, and returns whether it is.
  bool checkPath(const FoundUri &Found, const HolePlace &Place,
                 const Expr &Encoder, const Template &Input);
  /// Whether uri-faulty-encoder reports the function that \p Encoder calls,
  /// whose name says that it encodes, because it does not encode \p Kept.
  bool isReportedItself(const Expr &Encoder, uricore::CharSet Kept);
  void checkEncoder(const FoundUri &Found, const HolePlace &Place,
                    const Expr &Encoder);

  /// The characters that uri-faulty-encoder says a function does not encode.
  llvm::DenseMap<const FunctionDecl *, uricore::CharSet> KeptByFaulty;
  /// The paths that are reported, and the literals before them.
  llvm::DenseSet<std::pair<const StringLiteral *, const Origin *>> Files;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODERMISMATCHCHECK_H
