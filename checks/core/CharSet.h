//===--- CharSet.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Sets of bytes, and the character sets of RFC 3986, written as algebra that
/// follows its grammar (appendix A).
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_CHARSET_H
#define URI_TIDY_CORE_CHARSET_H

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace uricore {

/// A set of bytes.
class CharSet {
  std::uint64_t Words[4] = {};

  constexpr void insert(unsigned char Byte) {
    Words[Byte / 64] |= std::uint64_t(1) << (Byte % 64);
  }

public:
  /// The empty set.
  constexpr CharSet() = default;

  /// The set of the bytes in \p Chars.
  constexpr explicit CharSet(std::string_view Chars) {
    for (char C : Chars)
      insert(static_cast<unsigned char>(C));
  }

  static constexpr CharSet of(unsigned char Byte) {
    CharSet Result;
    Result.insert(Byte);
    return Result;
  }

  /// The bytes from \p First to \p Last, inclusive, compared as unsigned.
  static constexpr CharSet range(char First, char Last) {
    CharSet Result;
    for (unsigned Byte = static_cast<unsigned char>(First);
         Byte <= static_cast<unsigned char>(Last); ++Byte)
      Result.insert(static_cast<unsigned char>(Byte));
    return Result;
  }

  constexpr bool contains(unsigned char Byte) const {
    return (Words[Byte / 64] >> (Byte % 64)) & 1;
  }

  /// Whether the bytes from 64 * \p Index on are in the set, one bit each.
  constexpr std::uint64_t word(unsigned Index) const { return Words[Index]; }

  /// The number of bytes in the set, 0 to 256.
  constexpr std::size_t size() const {
    std::size_t Count = 0;
    for (std::uint64_t Word : Words)
      for (; Word; Word &= Word - 1)
        ++Count;
    return Count;
  }

  constexpr bool empty() const { return *this == CharSet(); }

  constexpr bool isSubsetOf(const CharSet &Other) const {
    return (*this - Other).empty();
  }

  constexpr bool isDisjointFrom(const CharSet &Other) const {
    return (*this & Other).empty();
  }

  friend constexpr CharSet operator|(const CharSet &A, const CharSet &B) {
    CharSet Result;
    for (int I = 0; I < 4; ++I)
      Result.Words[I] = A.Words[I] | B.Words[I];
    return Result;
  }

  friend constexpr CharSet operator&(const CharSet &A, const CharSet &B) {
    CharSet Result;
    for (int I = 0; I < 4; ++I)
      Result.Words[I] = A.Words[I] & B.Words[I];
    return Result;
  }

  friend constexpr CharSet operator-(const CharSet &A, const CharSet &B) {
    return A & ~B;
  }

  friend constexpr CharSet operator~(const CharSet &A) {
    CharSet Result;
    for (int I = 0; I < 4; ++I)
      Result.Words[I] = ~A.Words[I];
    return Result;
  }

  friend constexpr bool operator==(const CharSet &A, const CharSet &B) {
    for (int I = 0; I < 4; ++I)
      if (A.Words[I] != B.Words[I])
        return false;
    return true;
  }

  friend constexpr bool operator!=(const CharSet &A, const CharSet &B) {
    return !(A == B);
  }
};

/// The offset of the first byte of \p Text at or after \p From that is in
/// \p Set; the length of \p Text if there is none. \p From may equal that
/// length.
constexpr std::size_t findFirstOf(std::string_view Text, const CharSet &Set,
                                  std::size_t From = 0) {
  while (From < Text.size() &&
         !Set.contains(static_cast<unsigned char>(Text[From])))
    ++From;
  return From;
}

/// Whether every byte of \p Text is in \p Set.
constexpr bool consistsOf(std::string_view Text, const CharSet &Set) {
  return findFirstOf(Text, ~Set) == Text.size();
}

// RFC 5234, appendix B.1.
inline constexpr CharSet Alpha =
    CharSet::range('A', 'Z') | CharSet::range('a', 'z');
inline constexpr CharSet Digit = CharSet::range('0', '9');
inline constexpr CharSet Control =
    CharSet::range('\0', '\x1F') | CharSet("\x7F");
inline constexpr CharSet Ascii = CharSet::range('\0', '\x7F');
inline constexpr CharSet NonAscii = ~Ascii;

// RFC 3986 allows HEXDIG in either case (section 2.1).
inline constexpr CharSet HexDigit =
    Digit | CharSet::range('A', 'F') | CharSet::range('a', 'f');

// RFC 3986, sections 2.2 and 2.3.
inline constexpr CharSet Unreserved = Alpha | Digit | CharSet("-._~");
inline constexpr CharSet GenDelims = CharSet(":/?#[]@");
inline constexpr CharSet SubDelims = CharSet("!$&'()*+,;=");
inline constexpr CharSet Reserved = GenDelims | SubDelims;

// RFC 3986, sections 3.1 to 3.5. Where the grammar also allows an escape, the
// set contains only the other characters: '%' is in none of these sets.
inline constexpr CharSet Pchar = Unreserved | SubDelims | CharSet(":@");
inline constexpr CharSet SchemeChars = Alpha | Digit | CharSet("+-.");
inline constexpr CharSet UserinfoChars = Unreserved | SubDelims | CharSet(":");
inline constexpr CharSet RegNameChars = Unreserved | SubDelims;
/// A registered name, an IPv4 address, or an IP literal with its brackets.
inline constexpr CharSet HostChars = RegNameChars | CharSet("[]:");
inline constexpr CharSet PortChars = Digit;
inline constexpr CharSet SegmentChars = Pchar;
inline constexpr CharSet PathChars = SegmentChars | CharSet("/");
inline constexpr CharSet QueryChars = Pchar | CharSet("/?");
inline constexpr CharSet FragmentChars = Pchar | CharSet("/?");

/// Every character that can occur in a URI, including '%'.
inline constexpr CharSet UriChars = Unreserved | Reserved | CharSet("%");

/// The characters that application/x-www-form-urlencoded keeps (WHATWG URL,
/// section 1.3, the complement of its percent-encode set). A space is not among
/// them: it becomes '+'.
inline constexpr CharSet FormSafe = Alpha | Digit | CharSet("*-._");

/// The characters that the WHATWG URL parser keeps in a query (section 1.3, the
/// complement of the query percent-encode set). Wider than QueryChars; in URLs
/// with special schemes, "'" is encoded, too.
inline constexpr CharSet WhatwgQueryChars = Ascii - Control - CharSet(" \"#<>");

static_assert(Alpha.size() == 52 && Digit.size() == 10 &&
              HexDigit.size() == 22 && Control.size() == 33);
static_assert(Unreserved.size() == 66);
static_assert(GenDelims.size() == 7 && SubDelims.size() == 11);
static_assert(GenDelims.isDisjointFrom(SubDelims) &&
              Reserved.isDisjointFrom(Unreserved));
static_assert(UriChars.size() == 66 + 18 + 1 && UriChars.isSubsetOf(Ascii));
static_assert(UriChars.isDisjointFrom(Control | CharSet(" \"<>\\^`{|}")));
static_assert((UriChars | Control | CharSet(" \"<>\\^`{|}")) == Ascii);
static_assert(Pchar.size() == 79 && Pchar == UriChars - CharSet("%/?#[]"));
static_assert(RegNameChars.isSubsetOf(UserinfoChars) &&
              UserinfoChars.isSubsetOf(Pchar) && Pchar.isSubsetOf(PathChars) &&
              Pchar.isSubsetOf(QueryChars) && QueryChars == FragmentChars);
static_assert(SchemeChars.isSubsetOf(UriChars) &&
              HostChars.isSubsetOf(UriChars) && !PathChars.contains('?') &&
              !QueryChars.contains('#') && !FragmentChars.contains('#'));
static_assert(!FormSafe.contains('~') && FormSafe.contains('*') &&
              FormSafe.size() == 66);
static_assert(QueryChars.isSubsetOf(WhatwgQueryChars));

} // namespace uricore

#endif // URI_TIDY_CORE_CHARSET_H
