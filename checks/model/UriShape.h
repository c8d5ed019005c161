//===--- UriShape.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a template and the evidence around it say about whether it is a URI.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_URISHAPE_H
#define URI_TIDY_MODEL_URISHAPE_H

#include "model/Recognition.h"

namespace clang::tidy::uri {

/// Whether \p Text has only characters of pairs in a query or a form, or of
/// what is between them: a cookie has "; " there, and a list may have ", ".
bool mayBeOfPairs(llvm::StringRef Text);

/// A template and the evidence around it.
class UriShape {
public:
  UriShape(const Template &T, llvm::ArrayRef<Usage> Uses,
           const RecognitionOptions &Options, const NameMeanings &Names)
      // A NUL ends a C string.
      : T(T), Text(llvm::StringRef(T.Text).split('\0').first), Uses(Uses),
        Options(Options), Names(Names) {}

protected:
  static constexpr llvm::StringLiteral Blanks = " \t\r\n\v\f";

  bool isUsed(Usage::KindTy Kind) const;
  /// Whether what receives the text has a name with \p Meaning, and nothing
  /// else is known of it.
  bool isOnlyNamed(NameMeaning Meaning) const;
  /// Whether a name indicates text that people read, and none indicates a URI.
  bool isCaption() const;
  /// Whether it is only the key of something that the program looks up.
  bool isLookupKey() const;
  /// Whether more than its shape indicates a URI or a part of one.
  bool isValidated() const;
  bool isNamedUri() const;
  bool hasHoleIn(size_t Begin, size_t End) const;
  bool holeAt(size_t Pos) const { return hasHoleIn(Pos, Pos); }
  /// Whether \p Whole contains a blank, apart from those in a value.
  bool hasBlank(llvm::StringRef Whole) const;
  /// `https://h.example/my files/a.html`: the constant \p Whole, which begins
  /// with a scheme, has the parts of a URI behind its blanks, too, and nothing
  /// of a sentence.
  bool goesOnBehindBlank(llvm::StringRef Whole) const;
  /// `"%s://%s/ %s://%s/"`: another URI, with a scheme that is a value, stands
  /// behind a blank.
  static bool isListOfUris(llvm::StringRef Whole);
  /// Whether a path or `?key=` begins at the beginning of \p Whole, or right
  /// after a base.
  static bool beginsReference(llvm::StringRef Whole);
  /// `h.example/path`: a host without a scheme, and a path.
  static bool beginsWithHost(llvm::StringRef Whole);
  /// Whether a client requests the text, a constant path.
  bool isRequestedPath() const;
  /// Whether the literal that the text begins with is a part of the call that
  /// uses it, and not of a table that the program chooses from.
  bool isSpelledInUse() const;
  /// Whether \p Whole is a path or `?key=`, at the beginning or right after a
  /// base, and nothing indicates a sentence or a pattern.
  bool isPlainReference(llvm::StringRef Whole) const;
  /// `"file://" + Path`: some programs only remove the prefix again.
  bool isPathOfFile(llvm::StringRef Whole) const;
  bool isIgnored(llvm::StringRef Whole) const;
  /// Whether a name says that the text, a constant, names an XML namespace.
  bool isNamespace() const;
  /// `"%s/%s"` if nothing indicates that the first value is a server or a URI:
  /// other things that are called URIs contain slashes, too.
  bool isMereList(llvm::StringRef Whole) const;
  /// Whether \p Value has a scheme that an address follows, with a query; or is
  /// a `mailto:` URI or a magnet link.
  static bool isAddress(llvm::StringRef Value);
  bool isKnownScheme(llvm::StringRef Scheme) const;
  bool beginsWithScheme(llvm::StringRef Whole) const;
  /// The position, from \p From on, of a known scheme with "://".
  size_t findScheme(llvm::StringRef Whole, size_t From) const;
  /// Whether \p Whole has no characters that lists, quotes and objects have.
  static bool mayBePath(llvm::StringRef Whole);
  /// Whether \p Value has a scheme whose URIs are not checked; `localhost:8080`
  /// has no scheme.
  bool isOpaque(llvm::StringRef Value) const;
  /// `git@host.example:path`, as scp and git write it: the first segment of a
  /// reference cannot contain a ':' (RFC 3986, section 4.2), and no port
  /// follows.
  bool isScpPath(llvm::StringRef Whole) const;
  /// Whether a hole follows a literal `?key=` or `&key=`.
  bool hasKeyBeforeHole(llvm::StringRef Whole) const;
  /// The same behind a base and a '?', where a value is encoded.
  bool hasKeyBeforeEncoded(llvm::StringRef Whole) const;
  /// Whether \p Whole has a key and a value that are both holes behind the '?'.
  bool hasPairBehindMark(llvm::StringRef Whole) const;
  /// Whether \p Whole is an absolute path with a value in it, and a query that
  /// begins with a constant key: `/rooms/…?via=h.example`.
  bool hasPathBeforeKey(llvm::StringRef Whole) const;
  /// The position of the '=' after the first key, if there is one.
  std::optional<size_t> keyEnd(llvm::StringRef Whole) const;
  /// `user=%s&password=%s`: at least two keys, each with its value.
  bool isForm(llvm::StringRef Whole) const;
  /// Whether the text consists of keys and values, with '=' and '&' between
  /// them, and one of the keys is not constant.
  bool isPairs(llvm::StringRef Whole) const;
  /// Whether a name indicates a query or a form.
  bool saysQuery() const;
  /// Whether the text begins with a value that is a URI, or whose name
  /// indicates one.
  bool baseIsUri() const;
  bool baseIsCalledUri() const;
  /// Whether the text begins with a value whose name indicates a place for
  /// files.
  bool baseIsFile() const;
  bool baseSays(NameMeaning Meaning) const;
  /// `Base + "/search?" + encode(Text)`, `Server + "/tags/" + encode(Tag)`: the
  /// names of files are encoded, too, but in other texts.
  bool isEncodedBehindBase(llvm::StringRef Whole) const;

  const Template &T;
  const llvm::StringRef Text;
  const llvm::ArrayRef<Usage> Uses;
  const RecognitionOptions &Options;
  const NameMeanings &Names;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_URISHAPE_H
