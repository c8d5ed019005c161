//===--- TextSigns.h - uri-tidy ---------------------------------*- C++ -*-===//
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
using TextSigns = std::uint32_t;

enum TextSign : TextSigns {
  /// A literal that can begin a URI, or holds a place for one: `http://`, `GET
  /// /`, `href="`.
  SignWholeUri = 1 << 0,
  /// A literal like the identifiers that are not judged without a query.
  SignIdentifierUri = 1 << 1,
  /// `http:` and `//`, in literals of their own.
  SignSchemeEnd = 1 << 2,
  SignDoubleSlash = 1 << 3,
  /// `?key=`, `&key=`: at once, or from two literals.
  SignKeyValue = 1 << 4,
  SignKeyBegin = 1 << 5,
  SignKeyEnd = 1 << 6,
  /// A literal with '/' or '?' and without a space.
  SignPath = 1 << 7,
  /// Any literal with '/' or '?'.
  SignDelimiter = 1 << 8,
  SignQuestionMark = 1 << 9,
  /// A name that says URI, or text that makes a value one.
  SignUriName = 1 << 10,
  /// A name that concerns URIs; see NameMeaning::UriRelated.
  SignUriPartName = 1 << 11,
  /// A function that encodes, or decodes, by the catalogue or its name.
  SignEncoder = 1 << 12,
  SignDecoder = 1 << 13,
  /// A function that takes a URI, or a part of one.
  SignUriSink = 1 << 14,
  SignPartSink = 1 << 15,
  /// Text that encoders write, and what those for URIs pass or write besides.
  SignEscapeText = 1 << 16,
  SignUriMark = 1 << 17,
  /// An annotation, or a name of the user's catalogue: everything counts.
  SignUserFact = 1 << 18,
  /// A literal of nothing but delimiters, to divide a text by; a function that
  /// divides, by its name.
  SignSeparator = 1 << 19,
  /// A macro that makes text of its arguments, as they are spelled.
  SignStringizer = 1 << 20,
  /// A literal of one escape; a method that replaces text by it.
  SignLoneEscape = 1 << 21,
  SignReplace = 1 << 22,
  AllSigns = (1 << 23) - 1,
  /// A name that may be that of a type of text. A file needs none of them.
  SignTextType = 1 << 23,
};

/// Whether a literal with these bytes is what encoders write: "%", "%20", the
/// format "%%%02X". A format that only pads, "%06d", is not.
bool isEscapeText(llvm::StringRef Bytes);

/// A cheap test for text that could be part of a URI: false means that no
/// literal with these bytes alone makes its function worth a look.
bool mayBePartOfUri(llvm::StringRef Bytes);

/// The signs of a string or character literal with these bytes.
TextSigns signsOfLiteral(llvm::StringRef Bytes);

/// The signs of an identifier, by its words; those of the user's catalogue are
/// none of them.
TextSigns signsOfName(llvm::StringRef Name);

/// Whether \p Name says URI, which SignUriName stands for.
bool isUriName(llvm::StringRef Name, const NameMeanings &Names);

/// The signs of calling a function with the facts in \p Row of \p Table.
TextSigns signsOfFacts(const catalogue::CatalogueTable &Table,
                       const catalogue::Function &Row);

/// Whether a file with \p Signs can hold a finding of any check.
bool mayHoldFindings(TextSigns Signs);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_TEXTSIGNS_H
