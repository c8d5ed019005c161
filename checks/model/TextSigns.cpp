//===--- TextSigns.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/TextSigns.h"
#include "core/CharSet.h"
#include "core/Percent.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include <string_view>

namespace clang::tidy::uri {

using llvm::StringRef;
using uricore::CharSet;

namespace {

constexpr CharSet Space(" \t\r\n\v\f");
/// Of a key, or of a place in it for somebody's format.
constexpr CharSet KeyOrPlace =
    uricore::Alpha | uricore::Digit | CharSet("_-.[]:%~{}$#*+");
constexpr CharSet Separators("?&=#;/");

/// A text that is sought.
struct Pattern {
  // NOLINTNEXTLINE(google-explicit-constructor)
  template <size_t N>
  constexpr Pattern(const char (&Text)[N])
      : Text(Text, N - 1), Chars(std::string_view(Text, N - 1)) {}

  std::string_view Text;
  CharSet Chars;
};

/// A text, and which characters it has. Most texts lack one of what is sought,
/// which is cheaper to see than where it stands.
class Searched {
public:
  explicit Searched(StringRef Text) : Text(Text), Chars(Text) {}

  bool has(char C) const { return Chars.contains(C); }
  bool contains(const Pattern &Sought) const {
    return Sought.Chars.isSubsetOf(Chars) &&
           std::string_view(Text).find(Sought.Text) != std::string_view::npos;
  }
  template <size_t N> bool containsAny(const Pattern (&Sought)[N]) const {
    return llvm::any_of(Sought,
                        [this](const Pattern &One) { return contains(One); });
  }

  const StringRef Text;
  const CharSet Chars;
};

} // namespace

/// Whether a value can follow behind byte \p Pos of a literal.
static bool mayHaveHoleAt(StringRef Text, size_t Pos) {
  return Pos >= Text.size() || StringRef("%{$").contains(Text[Pos]);
}

/// Whether white space stands in \p Text, so that it is no part of a whole URI.
/// At the end it may be cut off, and in a conversion it is none.
static bool hasSpace(StringRef Text) {
  while (!Text.empty() && Space.contains(Text.back()))
    Text = Text.drop_back();
  for (size_t I = findFirstOf(Text, Space); I < Text.size();
       I = findFirstOf(Text, Space, I + 1))
    if (I == 0 || Text[I - 1] != '%')
      return true;
  return false;
}

static TextSigns signsOfKeys(StringRef Text) {
  TextSigns Signs = 0;
  const size_t First = findFirstOf(Text, ~KeyOrPlace);
  if (First < Text.size() && Text[First] == '=' &&
      mayHaveHoleAt(Text, First + 1))
    Signs |= SignKeyEnd;
  static constexpr CharSet KeyMarks("?&"), NoPart("<>\"()|\\,");
  const size_t Stop = findFirstOf(Text, NoPart);
  for (size_t I = findFirstOf(Text, KeyMarks); I < Stop;
       I = findFirstOf(Text, KeyMarks, I + 1)) {
    const size_t End = findFirstOf(Text, ~KeyOrPlace, I + 1);
    if (End == Text.size())
      Signs |= SignKeyBegin;
    else if (Text[End] == '=' &&
             (Text[I] == '&' || mayHaveHoleAt(Text, End + 1)))
      Signs |= SignKeyValue;
  }
  return Signs;
}

/// `GET %s HTTP/1.1`, `GET /`.
static bool isRequestLine(StringRef Text) {
  static constexpr llvm::StringLiteral Methods[] = {
      "GET", "POST", "PUT", "HEAD", "DELETE", "PATCH", "OPTIONS"};
  const auto [Method, Rest] = Text.split(' ');
  return Method.size() < Text.size() && llvm::is_contained(Methods, Method) &&
         !hasSpace(Rest.take_front(Rest.find(" HTTP/")));
}

/// A place for a URI in HTML, in a header, or in an address of another kind.
static bool hasPlaceForUri(const Searched &In) {
  static constexpr Pattern Attributes[] = {"href=", "src=", "action="};
  static constexpr Pattern Places[] = {
      "mailto",    "magnet", "Location: ", "Refresh: ",
      "Referer: ", "url=",   "URL=",       "Url="};
  const StringRef Text = In.Text;
  if (In.containsAny(Attributes))
    for (const Pattern &Attribute : Attributes)
      for (size_t I = Text.find(Attribute.Text); I != StringRef::npos;
           I = Text.find(Attribute.Text, I + 1)) {
        const size_t Quote = I + Attribute.Text.size();
        if (Quote == Text.size() || Text[Quote] == '"' || Text[Quote] == '\'')
          return true;
      }
  return Text == "file:" || In.containsAny(Places) ||
         (In.has(' ') && isRequestLine(Text));
}

static bool isEscapeText(const Searched &In) {
  static constexpr Pattern Escapes[] = {"%%%", "%%{", "%{", "%%1"};
  const StringRef Text = In.Text;
  if (!In.has('%'))
    return false;
  if (Text == "%" || In.containsAny(Escapes))
    return true;
  for (size_t I = Text.find('%'); I < Text.size(); I = Text.find('%', I + 1))
    if (I + 2 < Text.size() && llvm::isHexDigit(Text[I + 1]) &&
        llvm::isHexDigit(Text[I + 2])) {
      const bool IsWidth = llvm::isDigit(Text[I + 2]) && I + 3 < Text.size() &&
                           (llvm::isAlnum(Text[I + 3]) || Text[I + 3] == '.');
      if (!IsWidth && (Text[I + 2] != 'd' || Text.size() == 3))
        return true;
    }
  return false;
}

bool isEscapeText(StringRef Bytes) {
  return Bytes.contains('%') && isEscapeText(Searched(Bytes));
}

bool mayBePartOfUri(StringRef Bytes) {
  if (Bytes.contains("://") || Bytes.contains("href=") ||
      Bytes.contains("mailto:") || Bytes.contains("magnet:"))
    return true;
  return Bytes.find_first_of("?&/%") != StringRef::npos;
}

TextSigns signsOfLiteral(StringRef Bytes) {
  static constexpr Pattern Annotation = "uri-tidy:";
  static constexpr Pattern Authority = "://";
  static constexpr Pattern Marks[] = {"</", "/>", "\">", "<!", "<?"};
  const Searched In(Bytes);
  // It ends what a C string says.
  if (In.has('\0'))
    return signsOfLiteral(Bytes.take_front(Bytes.find('\0')));
  const StringRef Text = In.Text;
  if (Text.empty())
    return 0;
  if (In.contains(Annotation))
    return AllSigns;
  TextSigns Signs = 0;
  if (isEscapeText(In))
    Signs |= SignEscapeText;
  if (Text.size() == uricore::EscapeLength &&
      uricore::escapeAt({Text.data(), Text.size()}, 0))
    Signs |= SignLoneEscape;
  if (In.has('~') || Text == "+")
    Signs |= SignUriMark;
  if (hasPlaceForUri(In))
    Signs |= SignWholeUri;
  if (In.Chars.isDisjointFrom(Separators | CharSet(":")))
    return Signs;
  const bool HasQuestion = In.has('?');
  if (HasQuestion)
    Signs |= SignQuestionMark;
  if (HasQuestion || In.has('/'))
    Signs |= SignDelimiter;
  if (In.Chars.isSubsetOf(Separators))
    Signs |= SignSeparator;
  const bool IsMarkup = In.containsAny(Marks);
  if (In.contains(Authority)) {
    const size_t Scheme = Text.find("://");
    Signs |= SignUriName;
    static constexpr CharSet NoScheme = Space | CharSet("\"'<>(),");
    if (!IsMarkup && findFirstOf(Text, NoScheme) >= Scheme)
      Signs |= isIdentifierUri(Text) && !HasQuestion ? SignIdentifierUri
                                                     : SignWholeUri;
  }
  if (Text.back() == ':' && consistsOf(Text.drop_back(), uricore::SchemeChars))
    Signs |= SignSchemeEnd;
  if (Text.take_front(2) == "//" || Text.take_back(2) == ":/")
    Signs |= SignDoubleSlash;
  if (!IsMarkup && Text.front() == '/')
    Signs |= SignPath;
  if (IsMarkup || hasSpace(Text))
    return Signs;
  if (Signs & SignDelimiter)
    Signs |= SignPath;
  return Signs | signsOfKeys(Text);
}

/// The sign of a function that takes \p Part. One that encodes it by itself, or
/// wants a URI, is wrong with some texts only; other parts with any.
static TextSigns signOfPart(UriPart Part, TextForm Form) {
  switch (Part) {
  case UriPart::FileName:
    return 0;
  case UriPart::Uri:
  case UriPart::Reference:
  case UriPart::RequestTarget:
  case UriPart::FileUri:
  case UriPart::FormBody:
    return SignUriSink;
  default:
    return Form == TextForm::Encoded || Part == UriPart::Query ? SignPartSink
                                                               : SignUriSink;
  }
}

TextSigns signsOfFacts(const catalogue::CatalogueTable &Table,
                       const catalogue::Function &Row) {
  static constexpr Pattern Names[] = {"cod", "Cod", "scap"};
  if (Row.Known != catalogue::Behaviour::Verified)
    return 0;
  TextSigns Signs = 0;
  for (const catalogue::Fact &Fact : Table.factsOf(Row))
    switch (Fact.Role) {
    case ApiRole::Encodes:
      Signs |= SignEncoder;
      break;
    case ApiRole::Decodes:
      // Twice is once too often. `path` and its like decode what is stored.
      Signs |= SignDecoder;
      if (Searched(Table.text(Row.Name)).containsAny(Names))
        Signs |= SignSeparator;
      break;
    case ApiRole::Gives:
      // What is decoded already can be divided too late.
      if (Fact.Form == TextForm::Raw)
        Signs |= SignDecoder;
      // What is a URI can go on.
      Signs |= SignUriName;
      break;
    case ApiRole::Takes:
      Signs |= signOfPart(Fact.Part, Fact.Form);
      break;
    default:
      break;
    }
  return Signs;
}

bool mayHoldFindings(TextSigns Signs) {
  const auto HasAny = [Signs](TextSigns Of) { return (Signs & Of) != 0; };
  const auto HasAll = [Signs](TextSigns Of) { return (Signs & Of) == Of; };
  return HasAny(SignWholeUri | SignKeyValue | SignEncoder | SignPartSink |
                SignUserFact) ||
         (HasAny(SignDecoder) && HasAny(SignSeparator | SignUriSink)) ||
         HasAll(SignIdentifierUri | SignQuestionMark) ||
         HasAll(SignLoneEscape | SignReplace) ||
         HasAll(SignSchemeEnd | SignDoubleSlash) ||
         HasAll(SignKeyBegin | SignKeyEnd) || HasAll(SignPath | SignUriName) ||
         (HasAny(SignUriSink) && HasAny(SignDelimiter | SignUriName)) ||
         (HasAny(SignEscapeText) && HasAny(SignUriPartName | SignUriMark));
}

} // namespace clang::tidy::uri
