//===--- TextSigns.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/TextSigns.h"
#include "model/Names.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

using llvm::StringRef;

static constexpr llvm::StringLiteral Space = " \t\r\n\v\f";
/// Of a key, or of a place in it for somebody's format.
static constexpr llvm::StringLiteral KeyOrPlace =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.[]:%~{}$#"
    "*+";

static bool containsAny(StringRef Text, std::initializer_list<StringRef> Of) {
  return llvm::any_of(Of, [Text](StringRef One) { return Text.contains(One); });
}

/// Whether a value can follow behind byte \p Pos of a literal.
static bool mayHaveHoleAt(StringRef Text, size_t Pos) {
  return Pos >= Text.size() || StringRef("%{$").contains(Text[Pos]);
}

/// Whether white space stands in \p Text, so that it is no part of a whole URI.
/// At the end it may be cut off, and in a conversion it is none.
static bool hasSpace(StringRef Text) {
  Text = Text.rtrim(Space);
  for (size_t I = Text.find_first_of(Space); I != StringRef::npos;
       I = Text.find_first_of(Space, I + 1))
    if (I == 0 || Text[I - 1] != '%')
      return true;
  return false;
}

static TextSigns signsOfKeys(StringRef Text) {
  TextSigns Signs = 0;
  const size_t First =
      std::min(Text.find_first_not_of(KeyOrPlace), Text.size());
  if (First < Text.size() && Text[First] == '=' &&
      mayHaveHoleAt(Text, First + 1))
    Signs |= SignKeyEnd;
  for (size_t I = Text.find_first_of("?&"); I != StringRef::npos;
       I = Text.find_first_of("?&", I + 1)) {
    if (Text.take_front(I).find_first_of("<>\"()|\\,") != StringRef::npos)
      break;
    const size_t End =
        std::min(Text.find_first_not_of(KeyOrPlace, I + 1), Text.size());
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
  return llvm::any_of(llvm::ArrayRef<StringRef>{"GET ", "POST ", "PUT ",
                                                "HEAD ", "DELETE ", "PATCH ",
                                                "OPTIONS "},
                      [Text](StringRef Method) {
                        StringRef Rest = Text;
                        return Rest.consume_front(Method) &&
                               !hasSpace(Rest.take_front(Rest.find(" HTTP/")));
                      });
}

/// A place for a URI in HTML, in a header, or in an address of another kind.
static bool hasPlaceForUri(StringRef Text) {
  for (const StringRef Attribute : {"href=", "src=", "action="})
    for (size_t I = Text.find(Attribute); I != StringRef::npos;
         I = Text.find(Attribute, I + 1)) {
      const size_t Quote = I + Attribute.size();
      if (Quote == Text.size() || Text[Quote] == '"' || Text[Quote] == '\'')
        return true;
    }
  return containsAny(Text, {"mailto", "magnet",
                            "Location: ", "Refresh: ", "Referer: "}) ||
         isRequestLine(Text);
}

/// What encoders write: "%", "%%%02X", "%20". A width of printf's is none.
static bool isEscapeText(StringRef Text) {
  if (Text == "%" || containsAny(Text, {"%%%", "%%{", "%{", "%%1"}))
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

TextSigns signsOfLiteral(StringRef Bytes) {
  // A NUL ends what a C string says.
  const StringRef Text = Bytes.take_front(Bytes.find('\0'));
  if (Text.empty())
    return 0;
  if (Text.contains("uri-tidy:"))
    return AllSigns;
  TextSigns Signs = 0;
  if (Text.contains('%') && isEscapeText(Text))
    Signs |= SignEscapeText;
  if (Text.contains('~') || Text == "+")
    Signs |= SignUriMark;
  if (Text.find_first_not_of("?&=#;/") == StringRef::npos)
    Signs |= SignSeparator;
  if (hasPlaceForUri(Text))
    Signs |= SignWholeUri;
  if (Text.contains('?'))
    Signs |= SignQuestionMark | SignDelimiter;
  if (Text.contains('/'))
    Signs |= SignDelimiter;
  const bool IsMarkup = containsAny(Text, {"</", "/>", "\">", "<!", "<?"});
  if (const size_t Scheme = Text.find("://"); Scheme != StringRef::npos) {
    Signs |= SignUriName;
    if (!IsMarkup && Text.take_front(Scheme).find_first_of(
                         " \t\r\n\v\f\"'<>(),") == StringRef::npos)
      Signs |= isIdentifierUri(Text) && !Text.contains('?') ? SignIdentifierUri
                                                            : SignWholeUri;
  }
  if (Text.back() == ':' && Text.drop_back().find_first_not_of(
                                "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRST"
                                "UVWXYZ0123456789+.-") == StringRef::npos)
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

TextSigns signsOfName(StringRef Name) {
  // Nearly all names say nothing: a look at the letters is cheaper than words.
  const std::string Lower = Name.lower();
  TextSigns Signs = 0;
  if (containsAny(Lower,
                  {"ur", "href", "endpoint", "permalink", "webhook", "link"}) &&
      saysUri(Name))
    Signs |= SignUriName;
  if (containsAny(Lower, {"ur", "iri", "query", "http", "www", "href", "web",
                          "rest", "oauth", "form", "dav", "cgi", "component",
                          "tracker", "bittorrent", "percent", "pct"}) &&
      (saysUriPart(Name) || containsAny(Lower, {"percent", "pct"})))
    Signs |= SignUriPartName;
  if (containsAny(Lower, {"encod", "escap", "quot"}) && saysEncoder(Name))
    Signs |= SignEncoder;
  if (containsAny(Lower, {"decod", "unescap", "unquot"}) && saysDecoder(Name))
    Signs |= SignDecoder | SignSeparator;
  if (containsAny(Lower, {"pars", "split", "token", "explode"}) &&
      saysParser(Name))
    Signs |= SignSeparator;
  return Signs;
}

TextSigns signsOfFacts(const catalogue::CatalogueTable &Table,
                       const catalogue::Function &Row) {
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
      if (containsAny(Table.text(Row.Name), {"cod", "Cod", "scap"}))
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
      Signs |= Fact.Part <= UriPart::RequestTarget ||
                       Fact.Part == UriPart::FileUri ||
                       Fact.Part == UriPart::FormBody ||
                       Fact.Form != TextForm::Encoded
                   ? SignUriSink
                   : SignPartSink;
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
         HasAll(SignSchemeEnd | SignDoubleSlash) ||
         HasAll(SignKeyBegin | SignKeyEnd) || HasAll(SignPath | SignUriName) ||
         (HasAny(SignUriSink) && HasAny(SignDelimiter | SignUriName)) ||
         (HasAny(SignEscapeText) && HasAny(SignUriPartName | SignUriMark));
}

} // namespace clang::tidy::uri
