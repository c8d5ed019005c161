//===--- TextEvidence.h - uri-tidy ---------------------------------*- C++
//-*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What text has to stand in a file for a check to find something in it.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_TEXTSIGNS_H
#define URI_TIDY_MODEL_TEXTSIGNS_H

#include "knowledge/CatalogueTable.h"
#include "knowledge/NameMeanings.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clang::tidy::uri {

/// What a file's text says, as a set of bits. Conditions that every finding
/// needs, not findings: a file that mayHoldFindings() mostly has none.
using TextEvidence = std::uint32_t;

enum EvidenceBit : TextEvidence {
  /// A literal that can begin a URI, or holds a place for one: `http://`, `GET
  /// /`, `href="`.
  EvidenceWholeUri = 1 << 0,
  /// A literal like the identifiers that are not judged without a query.
  EvidenceIdentifierUri = 1 << 1,
  /// `http:` and `//`, in literals of their own.
  EvidenceSchemeEnd = 1 << 2,
  EvidenceDoubleSlash = 1 << 3,
  /// `?key=`, `&key=`: at once, or from two literals.
  EvidenceKeyValue = 1 << 4,
  EvidenceKeyBegin = 1 << 5,
  EvidenceKeyEnd = 1 << 6,
  /// A literal with '/' or '?' and without a space.
  EvidencePath = 1 << 7,
  /// Any literal with '/' or '?'.
  EvidenceDelimiter = 1 << 8,
  EvidenceQuestionMark = 1 << 9,
  /// A name that says URI, or text that makes a value one.
  EvidenceUriName = 1 << 10,
  /// A name that concerns URIs; see NameMeaning::UriRelated.
  EvidenceUriPartName = 1 << 11,
  /// A function that encodes, or decodes, by the catalogue or its name.
  EvidenceEncoder = 1 << 12,
  EvidenceDecoder = 1 << 13,
  /// A function that takes a URI, or a part of one.
  EvidenceUriSink = 1 << 14,
  EvidencePartSink = 1 << 15,
  /// Text that encoders write, and what those for URIs pass or write besides.
  EvidenceEscapeText = 1 << 16,
  EvidenceUriMark = 1 << 17,
  /// An annotation, or a name of the user's catalogue: everything counts.
  EvidenceUserFact = 1 << 18,
  /// A literal of nothing but delimiters, to divide a text by; a function that
  /// divides, by its name.
  EvidenceSeparator = 1 << 19,
  /// A macro that makes text of its arguments, as they are spelled.
  EvidenceStringizer = 1 << 20,
  /// A literal of one escape; a method that replaces text by it.
  EvidenceLoneEscape = 1 << 21,
  EvidenceReplace = 1 << 22,
  AllEvidence = (1 << 23) - 1,
  /// A name that may be that of a type of text. A file needs none of them.
  EvidenceTextType = 1 << 23,
};

/// Whether a literal with these bytes is what encoders write: "%", "%20", the
/// format "%%%02X". A format that only pads, "%06d", is not.
bool isEscapeText(llvm::StringRef Bytes);

/// A cheap test for text that could be part of a URI: false means that no
/// literal with these bytes alone makes its function worth a look.
bool mayBePartOfUri(llvm::StringRef Bytes);

/// The evidence in a string or character literal with these bytes.
TextEvidence evidenceOfLiteral(llvm::StringRef Bytes);

/// The evidence in an identifier, by its words; those of the user's catalogue
/// are none of them.
TextEvidence evidenceOfName(llvm::StringRef Name);

/// Whether \p Name says URI, which EvidenceUriName stands for.
bool isUriName(llvm::StringRef Name, const NameMeanings &Names);

/// The evidence in calling a function with the facts in \p Row of \p Table.
TextEvidence evidenceOfFacts(const catalogue::CatalogueTable &Table,
                             const catalogue::Function &Row);

/// Whether a file with \p Evidence can hold a finding of any check.
bool mayHoldFindings(TextEvidence Evidence);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_TEXTSIGNS_H
