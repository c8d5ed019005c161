//===--- RegexChars.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/RegexChars.h"
#include "LLVMCompat.h"
#include "core/Percent.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

using uricore::CharSet;

namespace {
/// Reads a regular expression, from left to right.
class RegexReader {
public:
  RegexReader(llvm::StringRef Pattern, bool IsWhole)
      : Rest(Pattern), IsWhole(IsWhole) {}

  std::optional<CharSet> read();
  std::optional<CharSet> readSingle();

private:
  bool consume(llvm::StringRef Text) { return Rest.consume_front(Text); }
  unsigned char next() {
    const char Result = Rest.front();
    Rest = Rest.drop_front();
    return static_cast<unsigned char>(Result);
  }
  /// What follows a backslash. A class of characters sets \p IsClass.
  CharSet readEscape(bool &IsClass);
  /// What follows `[`.
  bool readBrackets();
  /// What follows `(`: the kind of the group.
  void readGroup();
  /// What follows an item.
  void skipQuantifier();
  /// At the beginning or the end of an alternative: whether it encloses the
  /// text.
  bool beginsText() {
    return consume("^") || consume("\\A") || consume("\\`") || IsWhole;
  }

  llvm::StringRef Rest;
  const bool IsWhole;
  CharSet Result;
};
} // namespace

static CharSet classCalled(llvm::StringRef Name) {
  using namespace uricore;
  const CharSet Word = Alpha | Digit | CharSet("_");
  static constexpr CharSet Space(" \t\n\r\f\v");
  static constexpr CharSet Hex("0123456789abcdefABCDEF");
  if (Name == "digit" || Name == "d")
    return Digit;
  if (Name == "word" || Name == "w")
    return Word;
  if (Name == "space" || Name == "s" || Name == "blank" || Name == "h")
    return Space;
  if (Name == "xdigit")
    return Hex;
  // Classes depend on the locale, but the names of letters mean ASCII to those
  // who write them.
  if (Name == "alpha" || Name == "lower" || Name == "upper")
    return Alpha;
  if (Name == "alnum")
    return Alpha | Digit;
  return ~CharSet();
}

CharSet RegexReader::readEscape(bool &IsClass) {
  IsClass = false;
  if (Rest.empty())
    return {};
  const char C = static_cast<char>(next());
  switch (C) {
  case 'n':
  case 'r':
  case 't':
  case 'f':
  case 'v':
    return classCalled("space");
  case 'b':
  case 'B':
  case 'G':
    return {};
  case 'x': {
    const int High = Rest.empty() ? -1 : uricore::hexValue(Rest[0]);
    const int Low = Rest.size() < 2 ? -1 : uricore::hexValue(Rest[1]);
    if (High < 0 || Low < 0)
      break;
    Rest = Rest.drop_front(2);
    return CharSet::of(static_cast<unsigned char>(High * 16 + Low));
  }
  default:
    if (llvm::isDigit(C))
      // A group again, whose characters are known.
      return {};
    if (!llvm::isAlpha(C))
      return CharSet::of(static_cast<unsigned char>(C));
    break;
  }
  IsClass = true;
  const char Lower = llvm::toLower(C);
  const CharSet Class = classCalled({&Lower, 1});
  return Lower == C || Class == ~CharSet() ? Class : ~Class;
}

bool RegexReader::readBrackets() {
  const bool IsNegated = consume("^");
  CharSet Listed;
  bool IsFirst = true;
  int Last = -1;
  while (!Rest.empty()) {
    if (!IsFirst && consume("]")) {
      // One byte says nothing of the characters that it is a part of.
      const bool HasMore = !Listed.isDisjointFrom(uricore::NonAscii);
      Result = Result | (IsNegated ? ~(Listed - uricore::NonAscii)
                         : HasMore ? Listed | uricore::NonAscii
                                   : Listed);
      return true;
    }
    IsFirst = false;
    if (consume("[:")) {
      const auto [Name, After] = Rest.split(":]");
      Listed = Listed | classCalled(Name);
      Rest = After;
      Last = -1;
      continue;
    }
    const bool IsRange =
        Last >= 0 && Rest.size() > 1 && Rest[1] != ']' && consume("-");
    bool IsClass = false;
    CharSet One;
    int Code = -1;
    if (consume("\\")) {
      One = readEscape(IsClass);
      for (int Byte = 0; !IsClass && Byte < 256; ++Byte)
        if (One.contains(static_cast<unsigned char>(Byte)))
          Code = Byte;
    } else {
      Code = next();
      One = CharSet::of(static_cast<unsigned char>(Code));
    }
    Listed = Listed | One;
    if (IsRange)
      Listed = Listed |
               CharSet::range(static_cast<char>(Last), static_cast<char>(Code));
    Last = IsRange ? -1 : Code;
  }
  return false;
}

void RegexReader::readGroup() {
  if (!consume("?"))
    return;
  if (consume("P<") ||
      (compat::startsWith(Rest, "<") && !compat::startsWith(Rest, "<=") &&
       !compat::startsWith(Rest, "<!")))
    Rest = Rest.drop_until([](char C) { return C == '>'; });
  else if (!consume("<=") && !consume("<!") && !consume("=") && !consume("!"))
    // Options, as in `(?i:`.
    Rest = Rest.drop_until([](char C) { return C == ':' || C == ')'; });
  if (!consume(":"))
    consume(">");
}

void RegexReader::skipQuantifier() {
  while (!Rest.empty()) {
    const llvm::StringRef Digits = Rest.drop_front().take_while(
        [](char C) { return llvm::isDigit(C) || C == ','; });
    if (Rest[0] == '{' && !Digits.empty() &&
        compat::startsWith(Rest.drop_front(1 + Digits.size()), "}"))
      Rest = Rest.drop_front(Digits.size() + 2);
    else if (!consume("*") && !consume("+") && !consume("?"))
      return;
  }
}

std::optional<CharSet> RegexReader::read() {
  // Options, as in `(?i)`.
  if (llvm::StringRef Options = Rest; Options.consume_front("(?")) {
    Options = Options.drop_while([](char C) { return llvm::isAlpha(C); });
    if (Options.consume_front(")"))
      Rest = Options;
  }
  size_t Depth = 0;
  if (!beginsText())
    return std::nullopt;
  bool IsEnclosed = IsWhole;
  while (!Rest.empty()) {
    // Only the end of an alternative encloses it.
    const bool IsOutside = Depth == 0;
    if (consume("|")) {
      if (IsOutside && (!IsEnclosed || !beginsText()))
        return std::nullopt;
      IsEnclosed = IsWhole;
      continue;
    }
    IsEnclosed = IsWhole;
    if (consume("$") || consume("\\z") || consume("\\Z") || consume("\\'")) {
      IsEnclosed |= IsOutside;
    } else if (consume("(")) {
      readGroup();
      ++Depth;
    } else if (consume(")")) {
      if (Depth == 0)
        return std::nullopt;
      --Depth;
    } else if (consume("[")) {
      if (!readBrackets())
        return std::nullopt;
    } else if (consume("\\")) {
      bool IsClass = false;
      Result = Result | readEscape(IsClass);
    } else if (consume(".")) {
      Result = ~CharSet();
    } else if (!consume("^")) {
      Result = Result | CharSet::of(next());
    }
    skipQuantifier();
  }
  return IsEnclosed && Depth == 0 ? std::optional(Result) : std::nullopt;
}

std::optional<CharSet> RegexReader::readSingle() {
  bool IsClass = false;
  if (consume("[")) {
    if (!readBrackets())
      return std::nullopt;
  } else if (consume("\\")) {
    Result = readEscape(IsClass);
  } else {
    return std::nullopt;
  }
  consume("+");
  // A part of a character is no match.
  const bool IsAscii = Result.isDisjointFrom(uricore::NonAscii) ||
                       uricore::NonAscii.isSubsetOf(Result);
  return Rest.empty() && IsAscii && !Result.empty() ? std::optional(Result)
                                                    : std::nullopt;
}

std::optional<CharSet> charsOfMatch(llvm::StringRef Pattern, bool IsWhole) {
  return RegexReader(Pattern, IsWhole).read();
}

std::optional<std::string> onlyMatchOf(llvm::StringRef Pattern) {
  static constexpr llvm::StringLiteral Special = ".[]{}()*+?^$|\\";
  std::string Result;
  while (!Pattern.empty()) {
    // `[&]`, `\&`
    const bool IsEnclosed = Pattern.size() > 2 && Pattern[0] == '[' &&
                            Pattern[2] == ']' && Pattern[1] != '^';
    const bool IsEscaped =
        Pattern.size() > 1 && Pattern[0] == '\\' && !llvm::isAlnum(Pattern[1]);
    if (!IsEnclosed && !IsEscaped && Special.contains(Pattern[0]))
      return std::nullopt;
    Result += Pattern[IsEnclosed || IsEscaped];
    Pattern = Pattern.drop_front(IsEnclosed ? 3 : IsEscaped ? 2 : 1);
  }
  return Result.empty() ? std::nullopt : std::optional(Result);
}

std::optional<CharSet> charsWithoutMatch(llvm::StringRef Pattern) {
  // What matches `x+` anywhere matches `x`.
  if (compat::endsWith(Pattern, "+") && !compat::endsWith(Pattern, "\\+"))
    Pattern = Pattern.drop_back();
  const auto Matched = RegexReader(Pattern, /*IsWhole=*/true).readSingle();
  // An unknown class is read as all characters.
  return Matched && *Matched != ~CharSet() ? std::optional(~*Matched)
                                           : std::nullopt;
}

} // namespace clang::tidy::uri
