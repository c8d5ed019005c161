//===--- NameMeaningsTest.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/NameMeanings.h"
#include "knowledge/CatalogueReader.h"
#include "knowledge/Names.h"
#include "llvm/ADT/StringExtras.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace clang::tidy::uri;
using namespace clang::tidy::uri::catalogue;
using testing::ElementsAre;

namespace {

/// What many names say, if they are those of parameters.
constexpr NameMeaningSet OfParameters = {
    NameMeaning::Length,    NameMeaning::TextEnd,   NameMeaning::Position,
    NameMeaning::Capacity,  NameMeaning::InputText, NameMeaning::OutputText,
    NameMeaning::Character,
};

/// Returns the meanings of \p Name, in the order of the enumeration, without
/// those of parameters.
std::string meaningsOf(llvm::StringRef Name,
                       const NameMeanings &Names = NameMeanings()) {
  std::vector<std::string> Result;
  Names.of(Name, NameMeaningSet::all()).forEach([&](NameMeaning Each) {
    EXPECT_TRUE(Names.say(Name, Each)) << Name.str();
    if (!OfParameters.has(Each))
      Result.push_back(nameOf(MeaningWords, Each).str());
  });
  return llvm::join(Result, " ");
}

/// Returns the words of the program together with those of a catalogue with the
/// section \p Content.
NameMeanings withUsers(const std::string &Content) {
  CatalogueBuilder Builder;
  YamlError Error;
  EXPECT_TRUE(
      CatalogueReader(Builder).readFile("my.yaml", "names:\n" + Content, Error))
      << Error.text();
  Builder.finish();
  NameMeanings Result;
  Result.add(std::move(Builder.Names));
  return Result;
}

TEST(Words, BeginWhereCaseOrDigitsDo) {
  EXPECT_THAT(wordsOf("m_baseUrl2"), ElementsAre("m", "base", "url", "2"));
  EXPECT_THAT(wordsOf("HTTPServer"), ElementsAre("http", "server"));
  EXPECT_THAT(wordsOf("toUTF8String"), ElementsAre("to", "utf", "8", "string"));
  EXPECT_THAT(wordsOf("base64url"), ElementsAre("base", "64", "url"));
  EXPECT_THAT(wordsOf("a::B<C>"), ElementsAre("a", "b", "c"));
  EXPECT_THAT(wordsOf("__"), ElementsAre());
  EXPECT_THAT(wordsOf(""), ElementsAre());
  EXPECT_EQ(subjectOf("userFromUrl"), "user");
  EXPECT_EQ(subjectOf("find_by_url"), "find_");
  EXPECT_EQ(subjectOf("byteUrl"), "byteUrl");
}

TEST(NameMeanings, AreThoseOfTheirWords) {
  static constexpr std::pair<const char *, const char *> Expected[] = {
      {"", "text-of-argument"},
      {"cityName", "free-text"},
      {"curl", ""},
      {"baseUrl", "uri uri-mention path uri-related"},
      {"BASE_URL", "uri uri-mention path uri-related"},
      {"urls", "uri uri-mention uri-related"},
      {"endpoint", "uri uri-mention path piece-of-uri"},
      {"shareLink", "uri uri-mention"},
      {"symbolic_link", ""},
      {"linkTarget", "path piece-of-uri"},
      {"title_from_href", "uri-mention free-text uri-related human-text"},
      {"hrefByTitle", "uri uri-mention free-text uri-related human-text"},
      {"linkFromPath", "uri path file-name piece-of-uri path-only"},
      {"escapedCity", "encoded"},
      {"cityFromEscaped", ""},
      {"quoted", "encoded"},
      {"localPath", "path folder file-name piece-of-uri path-only"},
      {"requestPath",
       "path file-name piece-of-uri request path-only http-client"},
      {"fileName", "path file-name free-text other-escape"},
      {"downloadDir", "path folder file-name"},
      {"serverAddr", "host"},
      {"query", "query request free-text uri-related"},
      {"formBody", "query request uri-related"},
      {"payload", "request"},
      {"separator", "piece-of-uri"},
      {"username", "login free-text account"},
      {"sessionId", "identifier assigned-id lookup-key http-client"},
      {"languageCode", "identifier closed-set"},
      {"sha256", "identifier digest"},
      {"apikey", "access-key"},
      {"api_key", "access-key lookup-key other-escape"},
      {"consumerKey", "access-key lookup-key other-escape"},
      {"keyApi", "lookup-key other-escape"},
      {"api2key", "lookup-key other-escape"},
      {"max_rows", "closed-set"},
      {"transparent", "closed-set"},
      {"placeholder", "caption human-text"},
      {"userPassword", "login free-text secret account"},
      {"titleId", "identifier assigned-id lookup-key human-text"},
      {"urlEncode",
       "uri uri-mention encoded path encoder insertion-encoder uri-related"},
      {"urlencode", "encoded encoder uri-related"},
      {"escapeQuery", "encoded query request free-text encoder "
                      "insertion-encoder uri-related"},
      {"encode", "encoded insertion-encoder"},
      {"jsonEscape", "encoded other-escape"},
      {"htmlEncodeUrl",
       "uri uri-mention encoded path html-encoder uri-related other-escape"},
      {"componentFromEncodedUrl", "uri-mention path one-component uri-related"},
      {"percentDecode", "decoder percent-sign uri-related decoding"},
      {"percentdecode", "decoder uri-related"},
      {"unescapeUri", "uri uri-mention path decoder uri-related decoding"},
      {"htmlspecialchars", "html-encoder"},
      {"markupEntities", "html-encoder"},
      {"toHex", "identifier safe-code"},
      {"colour_hex", "identifier safe-code validator hex-number"},
      {"fromHex", "identifier hex-number"},
      {"hexToBytes", "text-buffer hex-number"},
      {"binHexToText", "free-text safe-code text-buffer hex-number"},
      {"encodeBase32", "encoded safe-code"},
      {"toBase64Url", "uri uri-mention path identifier safe-code uri-related"},
      {"urlsafeB64", "safe-code"},
      {"base64", "base64-encoder"},
      {"base32Decode", "decoding"},
      {"oauthHeader", "uri-related other-escape signature"},
      {"isValidName", "validator comparison"},
      {"makeValid", ""},
      {"isalnum", "validator"},
      {"trimmed", ""},
      {"strip_spaces", "trim comparison"},
      {"toLower", "trim"},
      {"strtok_r", "split division comparison"},
      {"parseQueryString",
       "query request free-text uri-related parser text-buffer string-text"},
      {"splitUrl",
       "uri uri-mention path uri-related split division parser comparison"},
      {"parseDate", ""},
      {"memcmp", "comparison"},
      {"web_get_param", "request one-value uri-related request-value"},
      {"sha512_hex", "identifier safe-code validator digest hex-number"},
      {"base64u_encode", "encoded safe-code"},
      {"myregexes", "comparison"},
      {"QRegExp", "comparison regex-match"},
      {"qregexp", "comparison"},
      {"RegExp", "comparison regex-match"},
      {"matchedText", "free-text regex-match text-buffer"},
      {"appendPath",
       "path file-name piece-of-uri path-only append concatenation"},
      {"concat3", "append concatenation"},
      {"addWidget", "append"},
      {"strcatf", "append"},
      {"logError", "other-escape human-text"},
      {"showProgress", "human-text"},
      {"sendReport", ""},
      {"getTitle", "free-text"},
      {"getError", "human-text"},
      {"itoa", "number-text"},
      {"x2c", "hex-number"},
      {"utils_hex2int", "safe-code validator hex-number"},
      {"int2hex", "identifier safe-code validator"},
      {"to_string", "text-buffer number-text text-of-argument string-text"},
      {"toStr", "text-buffer number-text text-of-argument string-text"},
      {"toStringList", "text-buffer string-text"},
      {"pathToString",
       "path file-name piece-of-uri path-only text-buffer string-text"},
      {"json_object_get_string",
       "other-escape text-buffer text-of-argument string-text"},
      {"utf8", "iri-text text-of-argument"},
      {"utf16", "iri-text"},
      {"_", "text-of-argument"},
      {"CURLUInfo", "human-text"},
      {"UrlParts", "uri uri-mention path uri-related parsed-uri"},
      {"http_url_t", "uri uri-mention path uri-related parsed-uri http-client"},
      {"UrlCache", "uri uri-mention path uri-related other-escape"},
      {"ASSERT_EQ", "comparison assertion"},
      {"QCOMPARE", "comparison"},
      {"testUrl", "uri uri-mention path uri-related comparison assertion test"},
      {"tst_Parser", "test"},
      {"wantedUrl", "uri uri-mention path uri-related expected-value"},
  };
  for (const auto &[Name, Meanings] : Expected)
    EXPECT_EQ(meaningsOf(Name), Meanings) << Name;
}

TEST(NameMeanings, OfParameters) {
  const std::pair<const char *, NameMeaningSet> Expected[] = {
      {"n", NameMeaning::Length},
      {"srclen", NameMeaning::Length},
      {"in_len", {NameMeaning::Length, NameMeaning::InputText}},
      {"maxSize", {NameMeaning::Length, NameMeaning::Capacity}},
      {"allocated", NameMeaning::Capacity},
      {"last", NameMeaning::TextEnd},
      {"pos", NameMeaning::Position},
      {"dst", NameMeaning::OutputText},
      {"octet", NameMeaning::Character},
      {"text", {}},
  };
  const NameMeanings Names;
  for (const auto &[Name, Meanings] : Expected)
    for (unsigned I = 0; I < NameMeaningCount; ++I)
      if (const auto Each = static_cast<NameMeaning>(I); OfParameters.has(Each))
        EXPECT_EQ(Names.say(Name, Each), Meanings.has(Each)) << Name << I;
}

TEST(NameMeanings, AreAskedOneByOneOrTogether) {
  const NameMeanings Names;
  const NameMeaningSet Said =
      Names.of("parseUrl", {NameMeaning::Uri, NameMeaning::Host});
  EXPECT_TRUE(Said.has(NameMeaning::Uri));
  EXPECT_FALSE(Said.has(NameMeaning::Host));
  // The query did not include this meaning.
  EXPECT_FALSE(Said.has(NameMeaning::Parser));
  EXPECT_TRUE(Names.say("parseUrl", NameMeaning::Parser));
  EXPECT_TRUE(Names.of("size", {NameMeaning::Uri, NameMeaning::Host}).empty());
}

TEST(NameMeanings, HaveFirstWords) {
  EXPECT_THAT(wordsFor(NameMeaning::Test),
              testing::UnorderedElementsAre("test", "tests", "tst", "testcase",
                                            "unittest"));
  // The last of several words is enough.
  EXPECT_THAT(wordsFor(NameMeaning::AccessKey),
              testing::UnorderedElementsAre("apikey", "accesskey", "key", "key",
                                            "key", "key"));
  EXPECT_THAT(wordsFor(NameMeaning::TextOfArgument), ElementsAre(""));
  EXPECT_THAT(wordsFor(NameMeaning::Comparison), testing::Contains(""));
  // The words of a meaning that it is like.
  EXPECT_THAT(wordsFor(NameMeaning::Request), testing::Contains("query"));
}

TEST(NameMeanings, AreAddedByTheUser) {
  const NameMeanings Names = withUsers(R"(
  - meaning: encoder
    words: [shield, ^armour of$, ^pack, wrap$]
  - meaning: uri
    words: locator
    unless: [thread]
  - {meaning: query, words: filters}
  - {meaning: decoder, words: peel, with: [shell, skin]}
  - {meaning: host, contains: nodename}
  - {meaning: text-of-argument, only: acme}
  - {meaning: parsed-uri, only: [acme]}
  - {meaning: parsed-uri, words: locator}
)");
  EXPECT_EQ(meaningsOf("shieldPlace", Names), "encoder");
  EXPECT_EQ(meaningsOf("shield", Names), "encoder");
  // The exclusions of a meaning apply to these words, too; and only the subject
  // counts.
  EXPECT_EQ(meaningsOf("shieldHtml", Names), "other-escape");
  EXPECT_EQ(meaningsOf("nameFromShield", Names), "");
  EXPECT_EQ(meaningsOf("armourOf", Names), "encoder");
  EXPECT_EQ(meaningsOf("armourOfPlace", Names), "");
  EXPECT_EQ(meaningsOf("myArmourOf", Names), "");
  EXPECT_EQ(meaningsOf("packPlace", Names), "encoder");
  EXPECT_EQ(meaningsOf("unpackPack", Names), "");
  EXPECT_EQ(meaningsOf("placeWrap", Names), "encoder");
  EXPECT_EQ(meaningsOf("wrapPlace", Names), "");
  EXPECT_EQ(meaningsOf("placeLocator", Names), "uri uri-mention");
  EXPECT_EQ(meaningsOf("threadLocator", Names), "");
  EXPECT_EQ(meaningsOf("placeFromLocator", Names), "uri-mention");
  EXPECT_EQ(meaningsOf("filters", Names), "query request");
  EXPECT_EQ(meaningsOf("peel", Names), "");
  EXPECT_EQ(meaningsOf("peelSkin", Names), "decoder");
  EXPECT_EQ(meaningsOf("mynodenames", Names), "host");
  EXPECT_EQ(meaningsOf("acmeGetText", Names),
            "free-text text-buffer text-of-argument");
  EXPECT_EQ(meaningsOf("acmeGetPlace", Names), "");
  // A name can combine words of different catalogues.
  EXPECT_EQ(meaningsOf("AcmeUrlParts", Names),
            "uri uri-mention path uri-related parsed-uri");
  EXPECT_EQ(meaningsOf("AcmeParts", Names), "");
  EXPECT_EQ(meaningsOf("LocatorParts", Names), "uri uri-mention parsed-uri");
  EXPECT_EQ(meaningsOf("LocatorList", Names), "uri uri-mention");
  // The words of the program still apply, and other instances are not affected.
  EXPECT_EQ(meaningsOf("baseUrl", Names), "uri uri-mention path uri-related");
  EXPECT_EQ(meaningsOf("shieldPlace"), "");
}

TEST(NameMeanings, AreTakenAwayByTheUser) {
  const NameMeanings Names = withUsers(R"(
  - {meaning: human-text, never: [audit, ^log to]}
  - {meaning: uri, never: [resolver, url cache]}
  - {meaning: request, never: offline}
)");
  EXPECT_EQ(meaningsOf("auditError", Names), "");
  EXPECT_EQ(meaningsOf("logToServer", Names), "host other-escape");
  EXPECT_EQ(meaningsOf("reallyLogTo", Names), "other-escape human-text");
  EXPECT_EQ(meaningsOf("hrefResolver", Names), "uri-related");
  EXPECT_EQ(meaningsOf("hrefFromResolver", Names), "uri uri-related");
  EXPECT_EQ(meaningsOf("offlineArgs", Names), "query");
  EXPECT_EQ(meaningsOf("urlCache", Names), "path uri-related other-escape");
  EXPECT_EQ(meaningsOf("cacheUrl", Names),
            "uri uri-mention path uri-related other-escape");
}

TEST(NameMeanings, OfSeveralCatalogues) {
  NameMeanings Names = withUsers("  - {meaning: encoder, words: shield}\n");
  CatalogueBuilder Builder;
  YamlError Error;
  ASSERT_TRUE(CatalogueReader(Builder).readFile(
      "other.yaml",
      "names:\n  - {meaning: encoder, words: armour, never: paper}\n", Error));
  Builder.finish();
  Names.add(std::move(Builder.Names));
  EXPECT_EQ(meaningsOf("shield", Names), "encoder");
  EXPECT_EQ(meaningsOf("armour", Names), "encoder");
  EXPECT_EQ(meaningsOf("paperShield", Names), "");
}

/// Returns `meaning (words): why` for each meaning, or
/// `not meaning (words): what excludes it`.
std::vector<std::string> reasonsOf(llvm::StringRef Name,
                                   const NameMeanings &Names) {
  std::vector<std::string> Result;
  for (const NameMeanings::Reason &Each : Names.reasonsOf(Name))
    Result.push_back(
        (Each.Excluded.empty() ? "" : "not ") +
        nameOf(MeaningWords, Each.Meaning).str() + " (" + Each.Words +
        "): " + (Each.Excluded.empty() ? Each.Why.str() : Each.Excluded));
  return Result;
}

TEST(NameMeanings, HaveReasons) {
  const NameMeanings Names = withUsers(R"(
  - {meaning: encoder, words: shield, why: ours}
  - {meaning: host, words: node}
  - {meaning: validator, words: checked}
)");
  EXPECT_THAT(reasonsOf("shieldNode", Names),
              ElementsAre("host (node): such text is a host, or a host with a "
                          "port",
                          "encoder (shield): ours"));
  EXPECT_THAT(reasonsOf("query_getChecked", Names),
              ElementsAre("query (query): such text is a whole query or form, "
                          "with keys and values",
                          "request (query): such text is sent, as a query or a "
                          "body",
                          "free-text (query): people choose such text, with "
                          "any character, or it is a secret that may hold any",
                          "uri-related (query): it concerns URIs, parts of "
                          "them or requests for them",
                          "not validator (checked): 'get' excludes it"));
  EXPECT_THAT(reasonsOf("encodeBase32", Names),
              ElementsAre("encoded (encode): such text is already encoded or "
                          "escaped",
                          "not insertion-encoder (encode): 'base' excludes it",
                          "safe-code (base 32): such a function returns "
                          "digits or letters of a code that needs no "
                          "encoding"));
  EXPECT_THAT(
      reasonsOf("iconFromLink", Names),
      ElementsAre("not uri (link): only the words before 'from' count",
                  "uri-mention (link): it concerns a URI, or a part that "
                  "contains one",
                  "position (from): such a parameter or field is a position "
                  "in a text"));
  EXPECT_THAT(
      reasonsOf("percentUnquote", Names),
      ElementsAre("decoder (unquote with percent): such a function "
                  "decodes a part of a URI",
                  "percent-sign (percent): such a function is about "
                  "escapes with '%'",
                  "decoding (unquote): such a function does not encode"));
  EXPECT_THAT(
      reasonsOf("url_view_list", Names),
      testing::Contains("not parsed-uri (url): 'list' is not among its words"));
  EXPECT_THAT(reasonsOf("get", Names),
              ElementsAre("text-of-argument (): such a function returns the "
                          "text of its argument, and its name indicates "
                          "nothing else",
                          "http-method (get): such a method of a client "
                          "sends a request, whose target comes first"));
  EXPECT_THAT(reasonsOf("place", Names), ElementsAre());
}

// Each meaning has words and a reason.
TEST(NameMeanings, AreAllThere) {
  const MeaningTable &Table = builtInMeanings();
  ASSERT_EQ(Table.Sources.size(), NameMeaningCount);
  NameMeaningSet::all().forEach([&](NameMeaning Each) {
    EXPECT_FALSE(wordsFor(Each).empty()) << nameOf(MeaningWords, Each).str();
    EXPECT_NE(Table.Sources[static_cast<unsigned>(Each)].Why, 0U);
    EXPECT_EQ(valueOf(MeaningWords, nameOf(MeaningWords, Each)), Each);
  });
}

// Meanings beyond the first 64 have bits, too.
TEST(NameMeanings, OfCodersAndReplacements) {
  const NameMeanings Names;
  EXPECT_TRUE(Names.say("replace_all", NameMeaning::Replacement));
  EXPECT_TRUE(Names.say("Replace", NameMeaning::Replacement));
  EXPECT_FALSE(Names.say("replaceFirst", NameMeaning::Replacement));
  EXPECT_TRUE(Names.say("decodePath", NameMeaning::PathOnly));
  EXPECT_FALSE(Names.say("decodePathOrQuery", NameMeaning::PathOnly));
  EXPECT_TRUE(Names.say("encode_param", NameMeaning::OneValue));
  EXPECT_TRUE(Names.say("wanted", NameMeaning::ExpectedValue));
}

} // namespace
