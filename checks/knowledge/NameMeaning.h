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

#include "LLVMSupportCompat.h"
#include <cstdint>
#include <initializer_list>

namespace clang::tidy::uri {

/// A meaning of a name. names.yaml contains the words for each, with reasons.
enum class NameMeaning : std::uint8_t {
  // Of a value, or of the function that returns it.
  /// A URI, or a part that contains one: `hrefOf`, but not `titleFromHref`.
  Uri,
  /// The same, anywhere in the name.
  UriMention,
  /// Text that is already encoded or escaped.
  Encoded,
  /// Text that contains '/' on purpose.
  Path,
  /// A place in the file system.
  Folder,
  /// The name or path of a file or folder, as people choose it.
  FileName,
  Host,
  /// A whole query or form, keys and values together.
  Query,
  /// Several parts of a URI together, or what is between two of them.
  PieceOfUri,
  /// Text that is sent: a query or a body.
  Request,
  /// A key of a login form.
  Login,
  /// An identifier, a digest, a language: rarely contains anything to encode.
  Identifier,
  /// An identifier that other people or programs choose: any character.
  AssignedId,
  /// The key of a program or of its user: `apiKey`.
  AccessKey,
  /// A key that is probably one, too: `key`.
  OpaqueKey,
  /// A query key whose values are words of a closed set, or numbers.
  ClosedSet,
  /// Text that describes something to people.
  Caption,
  /// A key of a collection of the program, such as a cache, or a topic.
  LookupKey,
  /// Text that people write in their own words, or a secret: any character.
  FreeText,
  /// A secret: any character.
  Secret,
  /// The name of an account.
  Account,
  /// A name that a registry assigns: `crs`, `doi`.
  RegisteredName,
  /// A constant that is the name of an XML namespace.
  Namespace,
  /// A header field that is a URI reference: `Destination`.
  UriHeader,
  /// A header field that is the path of a URI, encoded.
  PathHeader,

  // Of a function that encodes or decodes, or something close to that.
  Encoder,
  /// The same, if its result becomes a part of a URI.
  InsertionEncoder,
  /// Encodes a parameter, mostly for a query or a form.
  ParameterEncoder,
  Decoder,
  /// Encodes one component of a URI.
  OneComponent,
  /// Encodes one segment of a path.
  OneSegment,
  /// Encodes one value of a query or a form.
  OneValue,
  /// Keeps the characters of an IRI.
  IriText,
  /// Decodes paths, and nothing else.
  PathOnly,
  /// Decodes until there are no more escapes, on purpose.
  RepeatedDecoding,
  /// Mentions the '%' of escapes.
  PercentSign,
  HtmlEncoder,
  /// Returns digits or letters of a code that needs no encoding.
  SafeCode,
  /// Encodes as base64, which contains '+', '/' and '='.
  Base64Encoder,
  /// Concerns URIs, parts of them or requests.
  UriRelated,
  /// Text that is escaped with '%' but is not a URI.
  OtherEscape,
  /// Decodes text of some format.
  Decoding,
  /// Builds the text from which a signature is computed.
  Signature,

  // Of other functions.
  /// Tests whether text, or a character, is valid.
  Validator,
  /// Tests whether a collection contains something.
  Membership,
  /// Changes only spaces and case.
  Trim,
  /// Replaces parts of the text that it is called on.
  Replacement,
  /// Searches for a delimiter to split the text there.
  Split,
  /// Splits text at every delimiter.
  Division,
  /// Splits a URI, a query or a form.
  Parser,
  /// Splits a path into its segments.
  PathParser,
  /// Compares, searches or splits its text.
  Comparison,
  /// Computes a digest of its text.
  Digest,
  /// Returns a parameter of a request, decoded.
  RequestValue,
  /// Returns text that a regular expression matched.
  RegexMatch,
  /// Appends to its first argument.
  Append,
  /// Writes text to its first argument, a buffer or a connection.
  Output,
  /// Puts its arguments together, one after the other.
  Concatenation,
  /// Makes a copy of its argument.
  Copy,
  /// Is text that grows, or makes it.
  TextBuffer,
  /// Writes human-readable text.
  HumanText,
  /// Formats the number that it receives.
  NumberText,
  /// Gives the number that hex digits spell: `hex2int`.
  HexNumber,
  /// Returns the text of its argument: `json_object_get_string`.
  TextOfArgument,
  /// Returns a string.
  StringText,
  /// Sends a request with this method of HTTP: `Get`.
  HttpMethod,

  // Of a parameter or a field of a function that reads or writes text.
  /// How many characters there are, or how much there is room for.
  Length,
  /// The end of a text.
  TextEnd,
  /// A position in a text, and not its length.
  Position,
  /// How much there is room for.
  Capacity,
  /// The text that is read, and not what is written.
  InputText,
  /// The text that is written.
  OutputText,
  /// A single character, as a number.
  Character,

  // Of a class, a macro, a field; of anything in a test.
  /// Holds the components of a URI as they are written in it.
  ParsedUri,
  /// Sends requests of HTTP.
  HttpClient,
  /// Looks up the translation of its text, or marks a text for translators.
  Translation,
  /// Compares its arguments in a test.
  Assertion,
  Test,
  /// Holds the expected result of a test.
  ExpectedValue,
};

/// A bit for each meaning, or for each entry of a table of names.
__extension__ using MeaningBits = unsigned __int128;
inline constexpr unsigned MeaningBitCount = 128;

inline constexpr unsigned NameMeaningCount =
    static_cast<unsigned>(NameMeaning::ExpectedValue) + 1;

/// The number of the lowest bit in \p Bits, which has one.
inline unsigned lowestBit(MeaningBits Bits) {
  const auto Low = static_cast<std::uint64_t>(Bits);
  return Low != 0 ? compat::countTrailingZeros(Low)
                  : 64 + compat::countTrailingZeros(
                             static_cast<std::uint64_t>(Bits >> 64));
}

/// A set of meanings.
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
    Result.Bits = ~MeaningBits(0) >> (MeaningBitCount - NameMeaningCount);
    return Result;
  }
  template <typename Visit> void forEach(Visit ToCall) const {
    for (MeaningBits Left = Bits; Left != 0; Left &= Left - 1)
      ToCall(static_cast<NameMeaning>(lowestBit(Left)));
  }
  constexpr NameMeaningSet &operator|=(NameMeaningSet More) {
    Bits |= More.Bits;
    return *this;
  }
  friend constexpr NameMeaningSet operator&(NameMeaningSet A,
                                            NameMeaningSet B) {
    A.Bits &= B.Bits;
    return A;
  }

private:
  static constexpr MeaningBits bit(NameMeaning One) {
    return MeaningBits(1) << static_cast<unsigned>(One);
  }
  static_assert(NameMeaningCount <= MeaningBitCount);

  MeaningBits Bits = 0;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_NAMEMEANING_H
