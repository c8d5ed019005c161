//===--- MeaningReaderTest.cpp - uri-tidy ---------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/CatalogueReader.h"
#include "gtest/gtest.h"

using namespace clang::tidy::uri;
using namespace clang::tidy::uri::catalogue;

namespace {

/// Returns the error for a file whose section `names` has \p Content, or an
/// empty string.
std::string errorOf(const std::string &Content, bool IsOwn = false) {
  CatalogueBuilder Builder;
  YamlError Error;
  return CatalogueReader(Builder, IsOwn)
                 .readFile("my.yaml", "names:" + Content, Error)
             ? ""
             : Error.text();
}

TEST(MeaningReader, TakesEntries) {
  EXPECT_EQ(errorOf("\n  - {meaning: uri, words: [a, b c, ^d$, 5], with: e, "
                    "unless: f g, only: h, never: i, why: j, contains: k}\n"),
            "");
  EXPECT_EQ(errorOf(" []\n"), "");
  EXPECT_EQ(errorOf("\n  - {meaning: uri, words: '*', only: a}\n"), "");
}

TEST(MeaningReader, SaysWhereAKeyOrWordIsUnknown) {
  EXPECT_EQ(errorOf("\n  - {meaning: uri, word: a}\n"),
            "my.yaml:2:20: unknown key 'word' in an entry of 'names'; expected "
            "one of meaning, words, with, contains, unless, only, never, why");
  EXPECT_EQ(errorOf("\n  - meaning: url\n    words: a\n").substr(0, 72),
            "my.yaml:2:5: 'meaning' cannot be 'url'; expected one of uri, "
            "uri-mention");
  EXPECT_EQ(errorOf(" uri\n"), "my.yaml:1:1: 'names' needs a list");
  EXPECT_EQ(errorOf("\n  - uri\n"),
            "my.yaml:2:5: an entry of 'names' needs keys and values");
}

TEST(MeaningReader, SaysWhatIsMissing) {
  EXPECT_EQ(errorOf("\n  - words: a\n"),
            "my.yaml:2:5: an entry of 'names' needs 'meaning'");
  EXPECT_EQ(errorOf("\n  - meaning: uri\n    why: so\n"),
            "my.yaml:2:5: an entry of 'names' needs one of words, contains, "
            "only, never");
  EXPECT_EQ(errorOf("\n  - meaning: uri\n    never: a\n    unless: b\n"),
            "my.yaml:4:5: 'unless' needs 'words'");
}

TEST(MeaningReader, TakesWordsAsNamesHaveThem) {
  const auto ErrorOfWord = [](const std::string &Word) {
    return errorOf("\n  - meaning: uri\n    words:\n    - a\n    - " + Word +
                   "\n");
  };
  EXPECT_EQ(ErrorOfWord("base64"), "my.yaml:5:7: 'base64' is not a word of a "
                                   "name; write 'base 64'");
  EXPECT_EQ(ErrorOfWord("apiKey"), "my.yaml:5:7: 'apiKey' is not a word of a "
                                   "name; write 'api key'");
  EXPECT_EQ(ErrorOfWord("API"),
            "my.yaml:5:7: 'API' is not a word of a name; write 'api'");
  EXPECT_EQ(ErrorOfWord("b api_key"),
            "my.yaml:5:7: 'api_key' is not a word of a "
            "name; write 'api key'");
  EXPECT_EQ(ErrorOfWord("'-'"),
            "my.yaml:5:7: '-' has a word without letters and digits");
  EXPECT_EQ(ErrorOfWord("^$"),
            "my.yaml:5:7: '^$' has a word without letters and digits");
  EXPECT_EQ(ErrorOfWord("b c d e f"),
            "my.yaml:5:7: 'b c d e f' has more than 4 words");
  EXPECT_EQ(ErrorOfWord("a"), "my.yaml:5:7: 'a' is in the list twice");
  EXPECT_EQ(ErrorOfWord("b  c"),
            "my.yaml:5:7: 'b  c' has a word without letters and digits");
}

TEST(MeaningReader, HasRoomForSoMany) {
  std::string Entries;
  for (unsigned I = 0; I < MeaningTable::MaxEntries; ++I)
    Entries += "\n  - {meaning: uri, words: a}";
  EXPECT_EQ(errorOf(Entries + "\n"), "");
  EXPECT_EQ(errorOf(Entries + "\n  - {meaning: uri, never: a}\n"), "");
  EXPECT_EQ(errorOf(Entries + "\n  - {meaning: uri, words: a}\n"),
            "my.yaml:130:6: there are too many entries of 'names'; put the "
            "words of one meaning together");
}

TEST(MeaningReader, HasRoomForSoManyWords) {
  std::string Words;
  for (unsigned I = 0; I < 70'000; ++I)
    Words += "    - " + std::to_string(I) + "\n";
  EXPECT_EQ(errorOf("\n  - meaning: uri\n    words:\n" + Words),
            "my.yaml:60005:7: there are too many words");
}

// Only the program's own file specifies where in a name the words of a meaning
// count, and why.
TEST(MeaningReader, KnowsWhoseTheFileIs) {
  const std::string Own = "\n  - {meaning: uri, words: a, subject: true, "
                          "like: host, why: so}\n";
  EXPECT_EQ(errorOf(Own, /*IsOwn=*/true), "");
  EXPECT_EQ(errorOf(Own).substr(0, 39),
            "my.yaml:2:30: unknown key 'subject' in ");
  EXPECT_EQ(errorOf("\n  - {meaning: uri, words: a}\n", /*IsOwn=*/true),
            "my.yaml:2:6: an entry of 'names' needs 'why'");
}

} // namespace
