//===--- NameMeaning.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The meanings that names can have.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_NAMEMEANING_H
#define URI_TIDY_KNOWLEDGE_NAMEMEANING_H

#include "llvm/ADT/bit.h"
#include <cstdint>
#include <initializer_list>

namespace clang::tidy::uri {

/// What a name can say. names.yaml has the words for each, and the reasons.
enum class NameMeaning : std::uint8_t {
  // Of a value, or of the function that gives it.
  /// A URI, or a part that holds one: `hrefOf`, and not `titleFromHref`.
  Uri,
  /// The same, wherever the name says it.
  UriMention,
  /// Text that is encoded or escaped already.
  Encoded,
  /// Text that has '/' on purpose.
  Path,
  /// A place in the file system.
  Folder,
  Host,
  /// A whole query or form, keys and values together.
  Query,
  /// Something that is sent: a query or a body.
  Request,
  /// A key of a form to log in with.
  Login,
  /// An identifier, a digest, a language: seldom holds what needs encoding.
  Identifier,
  /// The key of a program or of its user: `apiKey`.
  AccessKey,
  /// The key of a query whose values are words of a closed set, or numbers.
  ClosedSet,
  /// Text that describes something to people.
  Caption,

  // Of a function that encodes or decodes, or something close to that.
  Encoder,
  Decoder,
  HtmlEncoder,
  /// Gives digits or letters of a code that needs no encoding.
  SafeCode,
  /// Concerns URIs, parts of them or requests.
  UriRelated,
  /// Text that is escaped by '%' and is no URI.
  OtherEscape,
  /// Makes the text that a signature is computed of.
  Signature,

  // Of another function.
  /// Tests text, or a character, for what it may be.
  Validator,
  /// Changes nothing but spaces and case.
  Trim,
  /// Looks for its needle to divide the text there.
  Split,
  /// Takes a URI, a query or a form apart.
  Parser,
  /// Compares, searches or takes apart its text.
  Comparison,
  /// Gives what a regular expression matched.
  RegexMatch,
  /// Appends to its first argument.
  Append,
  /// Writes text for people to read.
  HumanText,
  /// Spells the number that it is given.
  NumberText,
  /// Gives the text of its argument: `json_object_get_string`.
  TextOfArgument,

  // Of a class, a macro, a field; of anything in a test.
  /// Holds the components of a URI, as they stand in it.
  ParsedUri,
  /// Compares its arguments in a test.
  Assertion,
  Test,
  /// Holds the expected result of a test.
  ExpectedValue,
};

inline constexpr unsigned NameMeaningCount =
    static_cast<unsigned>(NameMeaning::ExpectedValue) + 1;

/// Several meanings, or one.
class NameMeaningSet {
public:
  constexpr NameMeaningSet() = default;
  constexpr NameMeaningSet(NameMeaning One) : Bits(bit(One)) {}
  constexpr NameMeaningSet(std::initializer_list<NameMeaning> All) {
    for (const NameMeaning One : All)
      Bits |= bit(One);
  }

  constexpr bool has(NameMeaning One) const { return (Bits & bit(One)) != 0; }
  constexpr bool empty() const { return Bits == 0; }
  static constexpr NameMeaningSet all() {
    NameMeaningSet Result;
    Result.Bits = ~std::uint64_t(0) >> (64 - NameMeaningCount);
    return Result;
  }
  template <typename Visit> void forEach(Visit ToCall) const {
    for (std::uint64_t Left = Bits; Left != 0; Left &= Left - 1)
      ToCall(static_cast<NameMeaning>(llvm::countr_zero(Left)));
  }
  constexpr NameMeaningSet &operator|=(NameMeaningSet More) {
    Bits |= More.Bits;
    return *this;
  }

private:
  static constexpr std::uint64_t bit(NameMeaning One) {
    return std::uint64_t(1) << static_cast<unsigned>(One);
  }
  static_assert(NameMeaningCount <= 64);

  std::uint64_t Bits = 0;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_NAMEMEANING_H
