//===--- LiteralLexer.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/LiteralLexer.h"
#include "LLVMCompat.h"
#include "model/LiteralUnits.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/LangOptions.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Translation phases 1 and 2
//===----------------------------------------------------------------------===//

/// [lex.trigraph] in C++14, 5.2.1.1 in C17.
static char trigraph(char Third) {
  switch (Third) {
  case '=':
    return '#';
  case '/':
    return '\\';
  case '\'':
    return '^';
  case '(':
    return '[';
  case ')':
    return ']';
  case '!':
    return '|';
  case '<':
    return '{';
  case '>':
    return '}';
  case '-':
    return '~';
  default:
    return 0;
  }
}

/// The size of the rest of a line continuation, whose backslash is before
/// \p Text; 0 if it is not a line continuation. Like Clang, allows white space
/// between the two.
static size_t continuationSize(StringRef Text) {
  size_t Size = 0;
  while (Size < Text.size() && isWhitespace(Text[Size])) {
    const char C = Text[Size++];
    if (!isVerticalWhitespace(C))
      continue;
    // \r\n and \n\r are a single line ending.
    if (Size < Text.size() && isVerticalWhitespace(Text[Size]) &&
        Text[Size] != C)
      ++Size;
    return Size;
  }
  return 0;
}

/// The first position at or after \p Pos that is not in a line continuation.
size_t LiteralLexer::skipContinuations(size_t Pos) const {
  while (Pos < Text.size()) {
    size_t BackslashSize = 0;
    if (Text[Pos] == '\\')
      BackslashSize = 1;
    else if (LangOpts.Trigraphs && compat::startsWith(Text.substr(Pos), "?\?/"))
      BackslashSize = 3;
    else
      break;
    const size_t Rest = continuationSize(Text.substr(Pos + BackslashSize));
    if (Rest == 0)
      break;
    Pos += BackslashSize + Rest;
  }
  return Pos;
}

/// The character at \p Pos; at the end, a NUL without source characters.
LiteralLexer::SplicedChar LiteralLexer::charAt(size_t Pos) const {
  Pos = skipContinuations(Pos);
  if (Pos >= Text.size())
    return {0, Text.size(), Text.size()};
  if (LangOpts.Trigraphs && compat::startsWith(Text.substr(Pos), "??") &&
      Pos + 2 < Text.size())
    if (char C = trigraph(Text[Pos + 2]))
      return {C, Pos, Pos + 3};
  return {Text[Pos], Pos, Pos + 1};
}

//===----------------------------------------------------------------------===//
// The token
//===----------------------------------------------------------------------===//

bool LiteralLexer::lex(StringRef TokenText, LiteralToken &Token) {
  Text = TokenText;
  FirstSegment = Segments.size();
  Token.FirstByte = NextByte;
  Token.FirstSegment = FirstSegment;
  const std::optional<size_t> Body = lexPrefix(Token.IsRaw);
  if (!Body)
    return false;
  // A surrogate pair cannot be split across two tokens, because a segment has
  // only one location.
  return (Token.IsRaw ? lexRawBody(*Body, Token) : lexBody(*Body, Token)) &&
         !HighSurrogate;
}

/// Reads the encoding prefix and the opening quote; returns the position after
/// it.
std::optional<size_t> LiteralLexer::lexPrefix(bool &IsRaw) const {
  IsRaw = false;
  SplicedChar C = charAt(0);
  if (C.Value == 'u' || C.Value == 'U' || C.Value == 'L') {
    const bool MayBeUTF8 = C.Value == 'u';
    C = charAt(C.End);
    if (MayBeUTF8 && C.Value == '8')
      C = charAt(C.End);
  }
  if (C.Value == 'R') {
    IsRaw = true;
    C = charAt(C.End);
  }
  if (C.Value != '"')
    return std::nullopt;
  return C.End;
}

/// [lex.string]: trigraphs and line splicing are reverted in raw strings.
bool LiteralLexer::lexRawBody(size_t Pos, LiteralToken &Token) {
  const size_t Open = Text.find('(', Pos);
  if (Open == StringRef::npos)
    return false;
  std::string Terminator = (")" + Text.slice(Pos, Open) + "\"").str();
  const size_t Close = Text.find(Terminator, Open + 1);
  if (Close == StringRef::npos)
    return false;
  Token.Spelling = Text.substr(0, Close + Terminator.size());
  Token.BodyBegin = Open + 1;
  Token.BodyEnd = Close;
  // Clang converts \r\n to \n.
  const StringRef Body = Text.substr(0, Close);
  for (Pos = Token.BodyBegin; Pos != Close;) {
    const size_t LineEnd = std::min(Body.find("\r\n", Pos), Close);
    if (!takeVerbatim(Pos, LineEnd))
      return false;
    Pos = LineEnd;
    if (Pos == Close)
      break;
    if (!take("\n", Pos, Pos + 2, /*IsVerbatim=*/false))
      return false;
    Pos += 2;
  }
  return true;
}

bool LiteralLexer::lexBody(size_t Pos, LiteralToken &Token) {
  const StringRef Special = LangOpts.Trigraphs ? "\"\\\n?" : "\"\\\n";
  Token.BodyBegin = Pos;
  while (true) {
    const size_t RunEnd =
        std::min(Text.find_first_of(Special, Pos), Text.size());
    if (!takeVerbatim(Pos, RunEnd))
      return false;
    const SplicedChar C = charAt(RunEnd);
    if (C.Begin == Text.size() || C.Value == '\n')
      return false; // Not terminated.
    if (C.Value == '"') {
      Token.BodyEnd = C.Begin;
      Token.Spelling = Text.substr(0, C.End);
      return true;
    }
    if (C.Value == '\\') {
      const std::optional<size_t> End = lexEscape(C);
      if (!End)
        return false;
      Pos = *End;
      continue;
    }
    // The character after a line continuation, a question mark, or a trigraph.
    const bool IsTrigraph = C.End - C.Begin != 1;
    if (!(IsTrigraph ? takeUnit(C.Value, C.Begin, C.End)
                     : takeVerbatim(C.Begin, C.End)))
      return false;
    Pos = C.End;
  }
}

//===----------------------------------------------------------------------===//
// Escape sequences
//===----------------------------------------------------------------------===//

/// Reads the escape sequence that \p Backslash begins; returns the position
/// after it.
std::optional<size_t> LiteralLexer::lexEscape(SplicedChar Backslash) {
  const size_t Begin = Backslash.Begin;
  const SplicedChar Kind = charAt(Backslash.End);
  // Clang accepts unknown escapes as the character itself, and warns.
  uint32_t Value = static_cast<unsigned char>(Kind.Value);
  std::optional<size_t> End = Kind.End;
  bool IsCodePoint = false;
  switch (Kind.Value) {
  case 'e': // A GNU extension.
  case 'E':
    Value = 0x1B;
    break;
  case 'x':
    End = lexDigits(Kind.End, 16, SIZE_MAX, Value);
    break;
  case 'o':
    End = lexDigits(Kind.End, 8, 0, Value);
    break;
  case 'u':
  case 'U':
    IsCodePoint = true;
    End = lexDigits(Kind.End, 16, Kind.Value == 'u' ? 4 : 8, Value);
    break;
  case 'N':
    IsCodePoint = true;
    End = lexName(Kind.End, Value);
    break;
  default:
    if (llvm::hexDigitValue(Kind.Value) < 8)
      End = lexDigits(Backslash.End, 8, 3, Value);
    for (const SimpleEscape &Escape : SimpleEscapes)
      if (Escape.Letter == Kind.Value)
        Value = static_cast<unsigned char>(Escape.Value);
  }
  if (!End || *End == Backslash.End ||
      !(IsCodePoint ? takeCodePoint(Value, Begin, *End)
                    : takeUnit(Value, Begin, *End)))
    return std::nullopt;
  return End;
}

/// Reads at least one and at most \p MaxDigits digits, or any number of them in
/// braces (C++23, an extension elsewhere); returns the position after them.
std::optional<size_t> LiteralLexer::lexDigits(size_t Pos, unsigned Radix,
                                              size_t MaxDigits,
                                              uint32_t &Value) const {
  SplicedChar C = charAt(Pos);
  const bool IsDelimited = C.Value == '{';
  if (IsDelimited) {
    MaxDigits = SIZE_MAX;
    Pos = C.End;
  }
  Value = 0;
  size_t Digits = 0;
  for (; Digits != MaxDigits; ++Digits) {
    C = charAt(Pos);
    if (llvm::hexDigitValue(C.Value) >= Radix)
      break;
    Value = Value * Radix + llvm::hexDigitValue(C.Value);
    Pos = C.End;
  }
  if (Digits == 0)
    return std::nullopt;
  if (!IsDelimited)
    return Pos;
  C = charAt(Pos);
  return C.Value == '}' ? std::optional<size_t>(C.End) : std::nullopt;
}

/// Reads `{CHARACTER NAME}`; returns the position after it.
std::optional<size_t> LiteralLexer::lexName(size_t Pos,
                                            uint32_t &CodePoint) const {
  SplicedChar C = charAt(Pos);
  if (C.Value != '{')
    return std::nullopt;
  std::string Name;
  for (C = charAt(C.End); C.Value != '}'; C = charAt(C.End)) {
    if (C.Begin == Text.size() || C.Value == '"')
      return std::nullopt;
    Name.push_back(C.Value);
  }
  const std::optional<uint32_t> Named = compat::codePointOfName(Name);
  if (!Named)
    return std::nullopt;
  CodePoint = *Named;
  return C.End;
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

bool LiteralLexer::takeVerbatim(size_t Begin, size_t End) {
  return take(Text.slice(Begin, End), Begin, End, /*IsVerbatim=*/true);
}

/// Takes one code unit, from a numeric or simple escape sequence.
bool LiteralLexer::takeUnit(uint32_t Value, size_t Begin, size_t End) {
  if (UnitWidth == 1) {
    const char Byte = static_cast<char>(Value);
    return take(StringRef(&Byte, 1), Begin, End, /*IsVerbatim=*/false);
  }
  if (UnitWidth == 2 && !HighSurrogate && isHighSurrogate(Value)) {
    HighSurrogate = Value;
    HighSurrogateBegin = Begin;
    return true;
  }
  if (!HighSurrogate)
    return takeCodePoint(Value, Begin, End);
  const uint32_t High = HighSurrogate;
  HighSurrogate = 0;
  return isLowSurrogate(Value) &&
         takeCodePoint(joinSurrogates(High, Value), HighSurrogateBegin, End);
}

bool LiteralLexer::takeCodePoint(uint32_t Value, size_t Begin, size_t End) {
  std::string Encoded;
  return appendUTF8(Value, Encoded) &&
         take(Encoded, Begin, End, /*IsVerbatim=*/false);
}

/// Appends a segment, or extends the last one, if \p Expected comes next.
bool LiteralLexer::take(StringRef Expected, size_t Begin, size_t End,
                        bool IsVerbatim) {
  if (Expected.empty())
    return true;
  if (HighSurrogate || !compat::startsWith(Bytes.substr(NextByte), Expected))
    return false;
  const bool HasSegment = Segments.size() != FirstSegment;
  if (IsVerbatim && HasSegment && Segments.back().IsVerbatim &&
      Segments.back().SourceEnd == Begin)
    Segments.back().SourceEnd = End;
  else
    Segments.push_back({static_cast<unsigned>(NextByte),
                        static_cast<unsigned>(Begin),
                        static_cast<unsigned>(End), IsVerbatim});
  NextByte += Expected.size();
  return true;
}

} // namespace clang::tidy::uri
