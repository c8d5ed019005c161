//===--- TextEvidence.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/TextEvidence.h"
#include "LLVMCompat.h"
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
/// The characters of a key, or of a placeholder of some format in it.
constexpr CharSet KeyOrPlace =
    uricore::Alpha | uricore::Digit | CharSet("_-.[]:%~{}$#*+");
constexpr CharSet Separators("?&=#;/");

/// A search string.
struct Pattern {
  // NOLINTNEXTLINE(google-explicit-constructor)
  template <size_t N>
  constexpr Pattern(const char (&Text)[N])
      : Text(Text, N - 1), Chars(std::string_view(Text, N - 1)) {}

  std::string_view Text;
  CharSet Chars;
};

/// Text with the set of its characters. Most text lacks a character of the
/// search string, which is cheaper to determine than its position.
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

/// Whether a value can be at byte \p Pos of a literal.
static bool mayHaveHoleAt(StringRef Text, size_t Pos) {
  return Pos >= Text.size() || StringRef("%{$").contains(Text[Pos]);
}

/// Whether \p Text contains white space, so that it is not part of a whole URI.
/// Trailing white space may be removed, and in a conversion it does not count.
static bool hasSpace(StringRef Text) {
  while (!Text.empty() && Space.contains(Text.back()))
    Text = Text.drop_back();
  for (size_t I = findFirstOf(Text, Space); I < Text.size();
       I = findFirstOf(Text, Space, I + 1))
    if (I == 0 || Text[I - 1] != '%')
      return true;
  return false;
}

/// Whether a key and its '=' begin at \p Begin.
static bool hasKeyAt(StringRef Text, size_t Begin) {
  const size_t End = findFirstOf(Text, ~KeyOrPlace, Begin);
  return End > Begin && End < Text.size() && Text[End] == '=';
}

static TextEvidence evidenceOfKeys(StringRef Text) {
  TextEvidence Evidence = 0;
  const size_t First = findFirstOf(Text, ~KeyOrPlace);
  if (First < Text.size() && Text[First] == '=' &&
      mayHaveHoleAt(Text, First + 1))
    Evidence |= EvidenceKeyEnd;
  static constexpr CharSet KeyMarks("?&"), NoPart("<>\"()|\\,");
  const size_t Stop = findFirstOf(Text, NoPart);
  for (size_t I = findFirstOf(Text, KeyMarks); I < Stop;
       I = findFirstOf(Text, KeyMarks, I + 1)) {
    const size_t End = findFirstOf(Text, ~KeyOrPlace, I + 1);
    if (End == Text.size())
      Evidence |= EvidenceKeyBegin;
    else if (Text[End] == '=' &&
             (Text[I] == '&' || mayHaveHoleAt(Text, End + 1)))
      Evidence |= EvidenceKeyValue;
  }
  return Evidence;
}

size_t httpMethodLength(StringRef Text) {
  for (const StringRef Method :
       {"GET ", "POST ", "PUT ", "HEAD ", "DELETE ", "PATCH ", "OPTIONS "})
    if (compat::startsWith(Text, Method))
      return Method.size();
  // Other methods are known by the version behind the target.
  const StringRef Method =
      Text.take_while([](char C) { return C >= 'A' && C <= 'Z'; });
  return !Method.empty() && Method != "CONNECT" &&
                 compat::startsWith(Text.substr(Method.size()), " ") &&
                 Text.contains(" HTTP/1.")
             ? Method.size() + 1
             : 0;
}

/// `GET %s HTTP/1.1`, `GET /`.
static bool isRequestLine(StringRef Text) {
  const StringRef Rest = Text.drop_front(httpMethodLength(Text));
  return Rest.size() < Text.size() &&
         !hasSpace(Rest.take_front(Rest.find(" HTTP/")));
}

/// Whether \p Name is spelled like a header field whose value is a URI, or the
/// path of one, as a whole.
static bool isUriHeader(StringRef Name) {
  constexpr size_t MaxLength = 24;
  static constexpr CharSet Chars =
      uricore::Alpha | uricore::Digit | CharSet("-");
  // Most words are not written like a header field.
  return Name.size() <= MaxLength && !Name.empty() &&
         (CharSet::range('A', 'Z').contains(Name.front()) ||
          Name.contains('-') || Name == "location") &&
         uricore::consistsOf(Name, Chars) &&
         NameMeanings().say(Name,
                            {NameMeaning::UriHeader, NameMeaning::PathHeader});
}

/// Whether there is a place for a URI: in HTML, in a header, or in an address
/// of another kind.
static bool hasPlaceForUri(const Searched &In) {
  static constexpr Pattern Attributes[] = {"href=", "src=", "action="};
  static constexpr Pattern Places[] = {"mailto",    "magnet",    "Location: ",
                                       "Refresh: ", "Referer: ", " HTTP/1.",
                                       "url=",      "URL=",      "Url="};
  const StringRef Text = In.Text;
  if (In.containsAny(Attributes))
    for (const Pattern &Attribute : Attributes)
      for (size_t I = Text.find(Attribute.Text); I != StringRef::npos;
           I = Text.find(Attribute.Text, I + 1)) {
        const size_t Quote = I + Attribute.Text.size();
        if (Quote == Text.size() || Text[Quote] == '"' || Text[Quote] == '\'')
          return true;
      }
  return Text == "file:" || isUriHeader(Text) || In.containsAny(Places) ||
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
                           (llvm::isAlnum(Text[I + 3]) || Text[I + 3] == '.' ||
                            Text[I + 3] == '[');
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
  return Bytes.find_first_of("?&/%") != StringRef::npos || hasKeyAt(Bytes, 0);
}

TextEvidence evidenceOfLiteral(StringRef Bytes) {
  static constexpr Pattern Annotation = "uri-tidy:";
  static constexpr Pattern Authority = "://";
  static constexpr Pattern FormType = "x-www-form-urlencoded";
  static constexpr Pattern Marks[] = {"</", "/>", "\">", "<!", "<?"};
  const Searched In(Bytes);
  // A NUL ends a C string.
  if (In.has('\0'))
    return evidenceOfLiteral(Bytes.take_front(Bytes.find('\0')));
  const StringRef Text = In.Text;
  if (Text.empty())
    return 0;
  if (In.contains(Annotation))
    return AllEvidence;
  TextEvidence Evidence = 0;
  if (isEscapeText(In))
    Evidence |= EvidenceEscapeText;
  if (Text.size() == uricore::EscapeLength &&
      uricore::escapeAt({Text.data(), Text.size()}, 0))
    Evidence |= EvidenceLoneEscape;
  if (In.has('~') || Text == "+")
    Evidence |= EvidenceUriMark;
  if (hasPlaceForUri(In))
    Evidence |= EvidenceWholeUri;
  if (In.Chars.isDisjointFrom(Separators | CharSet(":")))
    return Evidence;
  const bool HasQuestion = In.has('?');
  if (HasQuestion)
    Evidence |= EvidenceQuestionMark;
  if (HasQuestion || In.has('/') || (In.has('=') && hasKeyAt(Text, 0)))
    Evidence |= EvidenceDelimiter;
  if (In.Chars.isSubsetOf(Separators))
    Evidence |= EvidenceSeparator;
  // `Name + "=" + Value` is a form, then.
  if (In.contains(FormType))
    Evidence |= EvidenceKeyBegin;
  const bool IsMarkup = In.containsAny(Marks);
  if (In.contains(Authority)) {
    const size_t Scheme = Text.find("://");
    Evidence |= EvidenceUriName;
    static constexpr CharSet NoScheme = Space | CharSet("\"'<>(),");
    if (!IsMarkup && findFirstOf(Text, NoScheme) >= Scheme)
      Evidence |= isIdentifierUri(Text) && !HasQuestion ? EvidenceIdentifierUri
                                                        : EvidenceWholeUri;
  }
  if (Text.back() == ':' && consistsOf(Text.drop_back(), uricore::SchemeChars))
    Evidence |= EvidenceSchemeEnd;
  if (compat::startsWith(Text, "//") || compat::endsWith(Text, ":/"))
    Evidence |= EvidenceDoubleSlash;
  if (!IsMarkup &&
      (Text.front() == '/' || (Text.front() == '?' && hasKeyAt(Text, 1))))
    Evidence |= EvidencePath;
  if (IsMarkup || hasSpace(Text))
    return Evidence;
  if (Evidence & EvidenceDelimiter)
    Evidence |= EvidencePath;
  return Evidence | evidenceOfKeys(Text);
}

/// The evidence in a function that takes \p Part. A function that encodes it
/// itself, or that expects a URI, is misused only with some text; one that
/// takes another part, with any text.
static TextEvidence evidenceOfPart(UriPart Part, TextForm Form) {
  switch (Part) {
  case UriPart::FileName:
    return 0;
  case UriPart::Uri:
  case UriPart::Reference:
  case UriPart::RequestTarget:
  case UriPart::FileUri:
  case UriPart::FormBody:
    return EvidenceUriSink;
  default:
    return Form == TextForm::Encoded || Part == UriPart::Query ||
                   (Form == TextForm::Repaired &&
                    (Part == UriPart::QueryValue || Part == UriPart::FormValue))
               ? EvidencePartSink
               : EvidenceUriSink;
  }
}

TextEvidence evidenceOfFacts(const catalogue::CatalogueTable &Table,
                             const catalogue::Function &Row) {
  static constexpr Pattern Names[] = {"cod", "Cod", "scap"};
  if (Row.Known != catalogue::Behaviour::Verified)
    return 0;
  TextEvidence Evidence = 0;
  for (const catalogue::Fact &Fact : Table.factsOf(Row))
    switch (Fact.Role) {
    case ApiRole::Encodes:
      Evidence |= EvidenceEncoder;
      break;
    case ApiRole::Decodes:
      // Decoding twice is an error. `path` and similar functions decode stored
      // text.
      Evidence |= EvidenceDecoder;
      if (Searched(Table.text(Row.Name)).containsAny(Names))
        Evidence |= EvidenceSeparator;
      break;
    case ApiRole::Gives:
      // Text that is already decoded may be split too late.
      if (Fact.Form == TextForm::Raw)
        Evidence |= EvidenceDecoder;
      // A URI may be continued.
      Evidence |= EvidenceUriName;
      break;
    case ApiRole::Takes:
      Evidence |= evidenceOfPart(Fact.Part, Fact.Form);
      break;
    default:
      break;
    }
  return Evidence;
}

bool mayHoldFindings(TextEvidence Evidence) {
  const auto HasAny = [Evidence](TextEvidence Of) {
    return (Evidence & Of) != 0;
  };
  const auto HasAll = [Evidence](TextEvidence Of) {
    return (Evidence & Of) == Of;
  };
  return HasAny(EvidenceWholeUri | EvidenceKeyValue | EvidenceEncoder |
                EvidencePartSink | EvidenceUserFact) ||
         (HasAny(EvidenceDecoder) &&
          HasAny(EvidenceSeparator | EvidenceUriSink)) ||
         HasAll(EvidenceIdentifierUri | EvidenceQuestionMark) ||
         HasAll(EvidenceLoneEscape | EvidenceReplace) ||
         HasAll(EvidenceSchemeEnd | EvidenceDoubleSlash) ||
         HasAll(EvidenceKeyBegin | EvidenceKeyEnd) ||
         HasAll(EvidencePath | EvidenceUriName) ||
         (HasAny(EvidenceUriSink) &&
          HasAny(EvidenceDelimiter | EvidenceUriName)) ||
         (HasAny(EvidenceEscapeText) &&
          HasAny(EvidenceUriPartName | EvidenceUriMark));
}

} // namespace clang::tidy::uri
