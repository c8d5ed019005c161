//===--- CatalogueReaderTest.cpp - uri-tidy -------------------------------===//
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

/// Returns the error for a file with \p Content, or an empty string.
std::string errorOf(llvm::StringRef Content) {
  CatalogueBuilder Builder;
  YamlError Error;
  return CatalogueReader(Builder).readFile("my.yaml", Content, Error)
             ? ""
             : Error.text();
}

/// Returns the error for a file with one function that has \p Facts.
std::string errorOfFacts(const std::string &Facts) {
  return errorOf("functions:\n  - name: f\n" + Facts);
}

TEST(CatalogueReader, TakesWhatItDescribes) {
  CatalogueBuilder Builder;
  YamlError Error;
  ASSERT_TRUE(CatalogueReader(Builder).readFile("my.yaml", R"(
library: mine
functions:
  - name: a::encode
    also: [a::encode2, a::encode3]
    parameters: [QString, 'const char *']
    encodes: {from: 0, to: out, for: query-value, keeps: '-._~', space: '+', hex: lower, keeps-more: 1}
    note: >-
      two
      lines
  - name: a::set
    takes:
      - {argument: 0, as: path, text: raw, when: {argument: 1, has: [A, B]}}
      - {argument: 0, as: path, when: [{argument: 1, lacks: A}, {argument: last, is: 'null'}]}
)",
                                                Error))
      << Error.text();
  Builder.finish();
  const CatalogueTable Table = Builder.table();
  ASSERT_EQ(Table.Functions.size(), 4u);
  const Group *Encode = Table.find("encode3");
  ASSERT_TRUE(Encode);
  const Function &F = Table.functionsOf(*Encode)[0];
  EXPECT_EQ(Table.text(F.Name), "a::encode3");
  EXPECT_EQ(Table.text(F.Parameters), "QString|const char *");
  EXPECT_EQ(Table.text(F.Note), "two lines");
  const Fact &Said = Table.factsOf(F)[0];
  EXPECT_EQ(Said.Role, ApiRole::Encodes);
  EXPECT_EQ(Said.Part, UriPart::QueryValue);
  EXPECT_EQ(Table.text(Said.To.Name), "out");
  EXPECT_TRUE(Said.PlusIsSpace && Said.LowercaseHex && !Said.KeepsEscapes);
  EXPECT_EQ(Table.Sets[Said.Keeps - 1], uricore::Unreserved);
  const Group *Set = Table.find("set");
  ASSERT_TRUE(Set);
  const auto Facts = Table.factsOf(Table.functionsOf(*Set)[0]);
  ASSERT_EQ(Facts.size(), 2u);
  EXPECT_EQ(Facts[0].Form, TextForm::Raw);
  EXPECT_EQ(Facts[1].Form, TextForm::Encoded);
  EXPECT_EQ(Table.conditionsOf(Facts[1]).size(), 2u);
  EXPECT_EQ(Table.conditionsOf(Facts[1])[1].Arg.Index, Argument::Last);
}

TEST(CatalogueReader, AddsSetsOfCharacters) {
  const auto Kept = [](const std::string &Keeps) {
    CatalogueBuilder Builder;
    YamlError Error;
    EXPECT_TRUE(CatalogueReader(Builder).readFile(
        "my.yaml",
        "functions:\n  - name: f\n    encodes: {from: 0, keeps: " + Keeps +
            "}\n",
        Error))
        << Error.text();
    return Builder.table().Sets[0];
  };
  using namespace uricore;
  EXPECT_EQ(Kept("unreserved"), Unreserved);
  EXPECT_EQ(Kept("[]"), Alpha | Digit);
  EXPECT_EQ(Kept("[unreserved, '/', non-ascii]"),
            Unreserved | CharSet("/") | NonAscii);
  EXPECT_EQ(Kept("pchar, except: '+'"), Pchar - CharSet("+"));
}

TEST(CatalogueReader, AddsTypes) {
  CatalogueBuilder Builder;
  YamlError Error;
  CatalogueReader Reader(Builder);
  ASSERT_TRUE(Reader.readFile("my.yaml",
                              "types:\n"
                              "  - name: acme::Text\n"
                              "    also: ['*::Text']\n"
                              "    holds: text\n"
                              "    unit: char16_t\n"
                              "    methods: {chars: characters, add: append}\n"
                              "  - name: acme::Bits\n"
                              "    holds: element\n"
                              "    methods: {text: {gives: {as: uri}}}\n"
                              "    size: 1\n"
                              "    like: acme::Text\n",
                              Error))
      << Error.text();
  EXPECT_TRUE(Reader.checkLikes(nullptr, Error));
  Builder.finish();
  const CatalogueTable Table = Builder.table();
  const TypeFacts *Text = Table.findType("acme::Text");
  ASSERT_TRUE(Text);
  EXPECT_EQ(Text->Holds, TypeContent::Text);
  EXPECT_EQ(Text->Unit, CodeUnit::Char16);
  EXPECT_EQ(Text->Size, -1);
  EXPECT_EQ(Table.methodOf(*Text, "add"), TextMethod::Append);
  EXPECT_EQ(Table.methodOf(*Text, "adds"), TextMethod::None);
  // The name is found in any scope; other names are not found.
  const TypeFacts *Anywhere = Table.findType("other::scope::Text");
  ASSERT_TRUE(Anywhere);
  EXPECT_EQ(Table.text(Anywhere->Name), "*::Text");
  EXPECT_TRUE(Table.findType("Text"));
  EXPECT_FALSE(Table.findType("Texts"));
  EXPECT_FALSE(Table.findType("other::Bits"));
  // A method with facts is also a function with facts.
  ASSERT_TRUE(Table.find("text"));
  EXPECT_EQ(Table.text(Table.functionsOf(*Table.find("text"))[0].Name),
            "acme::Bits::text");
  ASSERT_TRUE(Table.findType("acme::Bits"));
  EXPECT_EQ(Table.text(Table.findType("acme::Bits")->Like), "acme::Text");
  EXPECT_EQ(Table.findType("acme::Bits")->Size, 1);
}

TEST(CatalogueReader, SaysWhatIsWrongWithAType) {
  const std::string Named = "types:\n  - name: T\n    holds: text\n";
  EXPECT_EQ(errorOf("types:\n  - name: T\n"),
            "my.yaml:2:5: a type needs 'holds'");
  EXPECT_EQ(errorOf("types:\n  - holds: text\n"),
            "my.yaml:2:5: a type needs 'name'");
  EXPECT_EQ(errorOf("types:\n  - name: T\n    holds: txt\n"),
            "my.yaml:3:5: 'holds' cannot be 'txt'; expected one of text, "
            "character, element, texts, stream, file, pointee, any, value");
  EXPECT_EQ(errorOf(Named + "    methods: [add]\n").substr(0, 36),
            "my.yaml:4:5: 'methods' needs the nam");
  EXPECT_EQ(errorOf(Named + "    methods: {add: apend}\n").substr(0, 43),
            "my.yaml:4:15: 'add' cannot be 'apend'; expe");
  EXPECT_EQ(
      errorOf("types:\n  - name: '*::T'\n    holds: text\n"
              "    methods: {add: {forwards: 0}}\n"),
      "my.yaml:4:15: facts need the qualified name of a type, not '*::T'");
  EXPECT_EQ(errorOf(Named + "    size: many\n"),
            "my.yaml:4:5: 'size' must be the index of a template argument");
  EXPECT_EQ(errorOf(Named + "  - name: T\n    holds: text\n"),
            "my.yaml:4:5: 'T' is already described in my.yaml:2");
  CatalogueBuilder Builder;
  YamlError Error;
  CatalogueReader Reader(Builder);
  ASSERT_TRUE(Reader.readFile("my.yaml", Named + "    like: U\n", Error));
  EXPECT_FALSE(Reader.checkLikes(nullptr, Error));
  EXPECT_EQ(Error.text(), "my.yaml:4:5: type 'U' is not described");
}

TEST(CatalogueReader, SaysWhereAKeyOrWordIsUnknown) {
  EXPECT_EQ(
      errorOf("functons: []"),
      "my.yaml:1:1: unknown key 'functons' in a catalogue; expected "
      "one of library, source, header, types, functions, names, suggestions, "
      "identifiers, schemes, address-schemes, private-schemes");
  EXPECT_EQ(errorOfFacts("    encode: 0\n").substr(0, 42),
            "my.yaml:3:5: unknown key 'encode' in a fun");
  EXPECT_EQ(errorOfFacts("    decodes: {from: 0, form: query}\n"),
            "my.yaml:3:24: unknown key 'form' in 'decodes'; expected one of "
            "from, to, appends, of, plus, release, when");
  EXPECT_EQ(errorOfFacts("    takes: {argument: 0, as: url}\n").substr(0, 40),
            "my.yaml:3:26: 'as' cannot be 'url'; expe");
  EXPECT_EQ(errorOfFacts("    decodes: {from: 0, plus: yes}\n"),
            "my.yaml:3:24: 'plus' cannot be 'yes'; expected one of space, "
            "kept");
  EXPECT_EQ(
      errorOfFacts("    encodes: {from: 0, keeps: unreservd}\n").substr(0, 52),
      "my.yaml:3:24: 'unreservd' is not a set of characters");
  EXPECT_EQ(errorOfFacts("    forwards: -7\n").substr(0, 36),
            "my.yaml:3:5: 'from' cannot be '-7'; ");
  EXPECT_EQ(errorOfFacts("    forwards: 4711\n").substr(0, 37),
            "my.yaml:3:5: 'from' cannot be '4711';");
  EXPECT_EQ(errorOfFacts("    forwards: 0\n    behaviour: guessed\n"),
            "my.yaml:4:5: 'behaviour' cannot be 'guessed'; expected one of "
            "verified, unverified, modelled");
  EXPECT_EQ(errorOfFacts("    forwards: 0\n    run: maybe\n"),
            "my.yaml:4:5: 'run' cannot be 'maybe'; expected one of yes, no");
  EXPECT_EQ(errorOfFacts("    forwards: 0\n    run: no\n"), "");
}

TEST(CatalogueReader, SaysWhatIsMissing) {
  EXPECT_EQ(errorOf("functions:\n  - encodes: 0\n"),
            "my.yaml:2:5: a function needs 'name'");
  EXPECT_EQ(errorOfFacts("    header: a.h\n").substr(0, 38),
            "my.yaml:2:5: 'f' has no facts; add one");
  EXPECT_EQ(errorOfFacts("    encodes: {for: data}\n"),
            "my.yaml:3:5: 'encodes' needs 'from'");
  EXPECT_EQ(errorOfFacts("    encodes: {from: 0}\n").substr(0, 36),
            "my.yaml:3:5: 'encodes' needs 'keeps'");
  EXPECT_EQ(errorOfFacts("    takes: {argument: 0}\n"),
            "my.yaml:3:5: 'takes' needs 'as': the part of a URI");
  EXPECT_EQ(errorOfFacts("    formats: {format: 0}\n"),
            "my.yaml:3:5: 'formats' needs 'dialect'");
  EXPECT_EQ(errorOfFacts("    matches: 0\n"),
            "my.yaml:3:5: 'matches' needs 'pattern': the regular expression");
  EXPECT_EQ(errorOfFacts("    forwards: {from: 0, when: {is: A}}\n"),
            "my.yaml:3:25: 'when' needs 'argument'");
  EXPECT_EQ(errorOfFacts("    forwards: {from: 0, when: {argument: 1}}\n"),
            "my.yaml:3:25: 'when' needs one of is, has, lacks, spells");
  EXPECT_EQ(errorOf("suggestions:\n  - types: QString\n"),
            "my.yaml:2:5: a suggestion needs 'call'");
  EXPECT_EQ(errorOf("suggestions:\n  - types: QString\n    call: f()\n"),
            "my.yaml:3:5: 'call' needs a '{}' in place of the value");
  EXPECT_EQ(errorOf("suggestions:\n  - types: QString\n    call: f({})\n"
                    "    file-uri: f\n"),
            "my.yaml:4:5: 'file-uri' needs a '{}' in place of the value");
}

TEST(CatalogueReader, SaysWhatContradicts) {
  EXPECT_EQ(errorOfFacts("    forwards: 0\n  - name: f\n    safe: result\n"),
            "my.yaml:4:5: 'f' is already described in my.yaml:2");
  EXPECT_EQ(errorOfFacts("    encodes: {from: 0, keeps: unreserved}\n"
                         "    decodes: 0\n"),
            "my.yaml:4:5: 'decodes' contradicts line 3, which describes the "
            "same argument or result under the same conditions");
  EXPECT_EQ(errorOfFacts("    takes:\n"
                         "      - {argument: 0, as: path}\n"
                         "      - {argument: 0, as: path, text: raw}\n")
                .substr(0, 40),
            "my.yaml:5:10: 'takes' contradicts line 4");
  EXPECT_EQ(errorOfFacts("    encodes: {from: 0, keeps: '%'}\n"),
            "my.yaml:3:24: 'keeps' cannot contain '%'; use 'escapes: kept'");
  // Facts for other overloads, or with other conditions, are different facts.
  EXPECT_EQ(errorOfFacts("    parameters: 1\n    forwards: 0\n"
                         "  - name: f\n    parameters: 2\n    forwards: 1\n"),
            "");
  EXPECT_EQ(errorOfFacts(
                "    takes:\n"
                "      - {argument: 0, as: path, when: {argument: 1, is: A}}\n"
                "      - {argument: 0, as: query, when: {argument: 1, is: B}}"
                "\n"),
            "");
}

TEST(CatalogueReader, SurvivesWhatIsNoYaml) {
  EXPECT_EQ(errorOf("").substr(0, 12), "my.yaml:1:1:");
  EXPECT_NE(errorOf("functions: ["), "");
  EXPECT_NE(errorOf("functions: {a: b"), "");
  EXPECT_NE(errorOf("\"unterminated"), "");
  EXPECT_NE(errorOf("\t- a"), "");
  EXPECT_NE(errorOf("a: *b"), "");
  EXPECT_NE(errorOf("a: &b c"), "");
  EXPECT_NE(errorOf("- a\n- b"), "");
  EXPECT_NE(errorOf("functions: 3"), "");
  EXPECT_NE(errorOf("functions: [3, [4]]"), "");
  EXPECT_NE(errorOf("functions:\n"), "");
  EXPECT_EQ(errorOf("library: a\nlibrary: b\n"),
            "my.yaml:2:1: duplicate key 'library'");
  EXPECT_EQ(errorOf("library: " + std::string(50, '[') + std::string(50, ']')),
            "my.yaml:1:27: this is nested too deeply");
  // Every prefix of a valid file is valid or an error, and never causes a
  // crash.
  const std::string Whole =
      "functions:\n  - name: f\n    also: [g, 'h']\n    takes:\n"
      "      - {argument: 0, as: path, when: [{argument: 1, is: A}]}\n"
      "    note: >-\n      text\nschemes: [a, \"b\"]\n";
  for (size_t Length = 0; Length <= Whole.size(); ++Length)
    errorOf(Whole.substr(0, Length));
  // The same is true of every file with one byte changed.
  for (size_t I = 0; I < Whole.size(); ++I)
    for (const char Byte : {'\0', '{', '\'', ':', '-', '\xFF', '&', '\n'}) {
      std::string Changed = Whole;
      Changed[I] = Byte;
      errorOf(Changed);
    }
}

} // namespace
