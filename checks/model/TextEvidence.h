//===--- TextEvidence.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The text that a file must contain for a check to find something in it.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_TEXTEVIDENCE_H
#define URI_TIDY_MODEL_TEXTEVIDENCE_H

#include "knowledge/CatalogueTable.h"
#include "knowledge/NameMeanings.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clang::tidy::uri {

/// The evidence in the text of a file, as a set of bits. It is necessary for a
/// finding, but not sufficient: most files for which mayHoldFindings() holds
/// have none.
using TextEvidence = std::uint32_t;

enum EvidenceBit : TextEvidence {
  /// A literal that can begin a URI, or that has a place for one: `http://`,
  /// `GET /`, `href="`.
  EvidenceWholeUri = 1 << 0,
  /// A literal that resembles the identifiers that are ignored without a query.
  EvidenceIdentifierUri = 1 << 1,
  /// `http:` and `//`, in separate literals.
  EvidenceSchemeEnd = 1 << 2,
  EvidenceDoubleSlash = 1 << 3,
  /// `?key=` or `&key=`, in one literal or in two.
  EvidenceKeyValue = 1 << 4,
  EvidenceKeyBegin = 1 << 5,
  EvidenceKeyEnd = 1 << 6,
  /// A literal with '/' or '?' and without a space.
  EvidencePath = 1 << 7,
  /// Any literal with '/' or '?'.
  EvidenceDelimiter = 1 << 8,
  EvidenceQuestionMark = 1 << 9,
  /// A name that indicates a URI, or text that turns a value into one.
  EvidenceUriName = 1 << 10,
  /// A name that concerns URIs, see NameMeaning::UriRelated, or escapes.
  EvidenceUriPartName = 1 << 11,
  /// A function that encodes, or decodes, according to the catalogue or its
  /// name.
  EvidenceEncoder = 1 << 12,
  EvidenceDecoder = 1 << 13,
  /// A function that takes a URI, or a part of one.
  EvidenceUriSink = 1 << 14,
  EvidencePartSink = 1 << 15,
  /// Text that encoders write, and what those for URIs also keep or write.
  EvidenceEscapeText = 1 << 16,
  EvidenceUriMark = 1 << 17,
  /// An annotation, or a name in the user's catalogue: everything counts.
  EvidenceUserFact = 1 << 18,
  /// A literal that consists only of delimiters, at which text is split; a
  /// function that splits text, according to its name.
  EvidenceSeparator = 1 << 19,
  /// A macro that turns its arguments, as they are spelled, into text.
  EvidenceStringizer = 1 << 20,
  /// A literal that consists of one escape; a method that replaces text with
  /// it.
  EvidenceLoneEscape = 1 << 21,
  EvidenceReplace = 1 << 22,
  AllEvidence = (1 << 23) - 1,
  /// A name that may be that of a text type. No file requires it.
  EvidenceTextType = 1 << 23,
};

/// Whether a literal with these bytes is text that encoders write: "%", "%20",
/// the format "%%%02X". A format that only pads, such as "%06d", is not.
bool isEscapeText(llvm::StringRef Bytes);

/// A cheap test for text that could be part of a URI. False means that a
/// literal with these bytes alone does not justify analysing its function.
bool mayBePartOfUri(llvm::StringRef Bytes);

/// The evidence in a string or character literal with these bytes.
TextEvidence evidenceOfLiteral(llvm::StringRef Bytes);

/// The length of the method of HTTP and the blank that \p Text begins with, in
/// bytes; 0 if it does not begin with one.
size_t httpMethodLength(llvm::StringRef Text);

/// The evidence in an identifier, according to its words, except for those of
/// the user's catalogue.
TextEvidence evidenceOfName(llvm::StringRef Name);

/// Whether \p Name indicates a URI; see EvidenceUriName.
bool isUriName(llvm::StringRef Name, const NameMeanings &Names);

/// The evidence in a call of a function with the facts in \p Row of \p Table.
TextEvidence evidenceOfFacts(const catalogue::CatalogueTable &Table,
                             const catalogue::Function &Row);

/// Whether a file with \p Evidence can contain a finding of any check.
bool mayHoldFindings(TextEvidence Evidence);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_TEXTEVIDENCE_H
