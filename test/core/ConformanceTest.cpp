//===--- ConformanceTest.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tests the core with published test data, read from URI_TIDY_CONFORMANCE_DIR.
/// Each test is skipped if its file does not exist. Each test asserts how many
/// cases it has compared, so that data in an unexpected format does not pass
/// unnoticed.
///
//===----------------------------------------------------------------------===//

#include "Properties.h"

#include "core/Percent.h"
#include "core/Reference.h"

#include <llvm/Support/JSON.h>
#include <llvm/Support/MemoryBuffer.h>

#include <gtest/gtest.h>

#include <set>

using namespace uricore;
namespace json = llvm::json;

class ConformanceTest : public testing::Test {
protected:
  /// Reads a file of the directory into Data, or skips the test.
  void read(const std::string &Name) {
    const std::string Path = std::string(URI_TIDY_CONFORMANCE_DIR "/") + Name;
    auto Buffer = llvm::MemoryBuffer::getFile(Path);
    if (!Buffer)
      GTEST_SKIP() << Name << " is not in " << URI_TIDY_CONFORMANCE_DIR;
    llvm::Expected<json::Value> Parsed = json::parse((*Buffer)->getBuffer());
    ASSERT_TRUE(bool(Parsed)) << llvm::toString(Parsed.takeError());
    Data = std::move(*Parsed);
  }

  json::Value Data = nullptr;
};

// JSON-Schema-Test-Suite, tests/draft2020-12/optional/format/uri.json. A format
// does not apply to values that are not strings.
class JsonSchemaUriTest : public ConformanceTest {
  void SetUp() override { read("json-schema-uri.json"); }
};

TEST_F(JsonSchemaUriTest, EveryString) {
  unsigned Compared = 0;
  for (const json::Value &Group : *Data.getAsArray())
    for (const json::Value &Test : *Group.getAsObject()->getArray("tests")) {
      const json::Object &Case = *Test.getAsObject();
      const auto Text = Case.getString("data");
      if (!Text)
        continue;
      ++Compared;
      EXPECT_EQ(isValidUri(*Text), *Case.getBoolean("valid")) << Text->str();
    }
  RecordProperty("compared", static_cast<int>(Compared));
  EXPECT_GE(Compared, 40U);
}

// uritemplate-test, spec-examples.json, the examples of RFC 6570.
class UriTemplateTest : public ConformanceTest {
  void SetUp() override { read("uritemplate-spec-examples.json"); }
};

/// RFC 6570, appendix A: how an operator expands encoded values.
struct Operator {
  char Symbol;
  std::string_view First;
  std::string_view Separator;
  bool Named;
  bool EqualsIfEmpty;
  /// "U+R": reserved characters and escapes are kept.
  bool KeepsReserved;
};

static constexpr Operator Operators[] = {
    {'\0', "", ",", false, false, false}, {'+', "", ",", false, false, true},
    {'#', "#", ",", false, false, true},  {'.', ".", ".", false, false, false},
    {'/', "/", "/", false, false, false}, {';', ";", ";", true, false, false},
    {'?', "?", "&", true, true, false},   {'&', "&", "&", true, true, false},
};

/// Returns the strings that a value consists of: the value itself, the items of
/// a list, or the keys and values of a map in order (here, in the order of
/// their first letters).
static std::vector<std::string> itemsOf(const json::Value &Value) {
  std::vector<std::string> Items;
  if (auto Text = Value.getAsString())
    Items.push_back(Text->str());
  if (const json::Array *List = Value.getAsArray())
    for (const json::Value &Item : *List)
      Items.push_back(Item.getAsString()->str());
  if (const json::Object *Map = Value.getAsObject())
    for (const auto &Pair : *Map) {
      Items.push_back(Pair.first.str());
      Items.push_back(Pair.second.getAsString()->str());
    }
  return Items;
}

/// Expands \p Template with only the encoder and \c Operators. Returns nothing
/// if this is not enough, because a modifier truncates (":3") or explodes ("*")
/// a value first.
static std::optional<std::string> expandPlain(llvm::StringRef Template,
                                              const json::Object &Variables) {
  if (Template.contains('*') || Template.contains(':'))
    return std::nullopt;
  std::string Out;
  while (!Template.empty()) {
    auto [Literal, Rest] = Template.split('{');
    auto [Expression, After] = Rest.split('}');
    Out += Literal;
    Template = After;
    if (Expression.empty())
      continue;

    const Operator *Op = Operators;
    for (const Operator &Other : Operators)
      if (Expression.front() == Other.Symbol)
        Op = &Other;
    if (Op != Operators)
      Expression = Expression.drop_front();

    std::string_view Delimiter = Op->First;
    llvm::SmallVector<llvm::StringRef> Names;
    Expression.split(Names, ',');
    for (llvm::StringRef Name : Names) {
      Out += Delimiter;
      Delimiter = Op->Separator;
      std::string Encoded;
      for (const std::string &Item : itemsOf(*Variables.get(Name)))
        Encoded +=
            (Encoded.empty() ? "" : ",") +
            (Op->KeepsReserved ? escapeIllegal(Item, Unreserved | Reserved)
                               : encode(Item));
      if (Op->Named)
        Out += Name.str() + (Encoded.empty() && !Op->EqualsIfEmpty ? "" : "=");
      Out += Encoded;
    }
  }
  return Out;
}

TEST_F(UriTemplateTest, EveryPlainEncoding) {
  unsigned Compared = 0, Other = 0;
  for (const auto &Group : *Data.getAsObject()) {
    const json::Object &Level = *Group.second.getAsObject();
    for (const json::Value &Test : *Level.getArray("testcases")) {
      const json::Array &Case = *Test.getAsArray();
      const llvm::StringRef Template = *Case[0].getAsString();
      const auto Result = expandPlain(Template, *Level.getObject("variables"));
      if (!Result) {
        ++Other;
        continue;
      }
      ++Compared;
      // Maps are unordered: the result in each order is listed.
      std::set<std::string> Expected;
      if (const json::Array *Alternatives = Case[1].getAsArray())
        for (const json::Value &Alternative : *Alternatives)
          Expected.insert(Alternative.getAsString()->str());
      else
        Expected.insert(Case[1].getAsString()->str());
      EXPECT_EQ(Expected.count(*Result), 1U)
          << Template.str() << " -> " << *Result;
    }
  }
  RecordProperty("compared", static_cast<int>(Compared));
  RecordProperty("modified", static_cast<int>(Other));
  EXPECT_GE(Compared, 39U);
}

// web-platform-tests, url/resources/percent-encoding.json: inputs in the query
// of a URL.
class WptPercentEncodingTest : public ConformanceTest {
  void SetUp() override { read("wpt-percent-encoding.json"); }
};

TEST_F(WptPercentEncodingTest, EveryUtf8Row) {
  unsigned Compared = 0;
  for (const json::Value &Row : *Data.getAsArray()) {
    const json::Object *Case = Row.getAsObject();
    if (!Case)
      continue; // a comment
    const auto Expected = Case->getObject("output")->getString("utf-8");
    if (!Expected)
      continue;
    ++Compared;
    EXPECT_EQ(encode(*Case->getString("input"), WhatwgQueryChars),
              Expected->str());
  }
  RecordProperty("compared", static_cast<int>(Compared));
  EXPECT_GE(Compared, 7U);
}

// web-platform-tests, url/resources/urltestdata.json.
class WptUrlTest : public ConformanceTest {
  void SetUp() override { read("wpt-urltestdata.json"); }
};

// RFC 3986 splits a URL that a browser has serialized as the browser does.
TEST_F(WptUrlTest, SerializedUrlsAreSplitAlike) {
  unsigned Compared = 0;
  for (const json::Value &Row : *Data.getAsArray()) {
    const json::Object *Case = Row.getAsObject();
    if (!Case || !Case->getString("href"))
      continue;
    ++Compared;
    const std::string Href = Case->getString("href")->str();
    auto Field = [&](const char *Name) { return Case->getString(Name)->str(); };
    const Reference Ref = split(Href);
    EXPECT_EQ(std::string(Ref.Scheme.in(Href)) + ":", Field("protocol"));
    std::string Userinfo = Field("username");
    if (!Field("password").empty())
      Userinfo += ":" + Field("password");
    EXPECT_EQ(Ref.Userinfo.in(Href), Userinfo) << Href;
    EXPECT_EQ(Ref.Host.in(Href), Field("hostname")) << Href;
    EXPECT_EQ(Ref.Port.in(Href), Field("port")) << Href;
    // The serializer inserts "/." before a path that would otherwise look like
    // an authority (WHATWG URL, section 4.5).
    std::string_view Path = Ref.Path.in(Href);
    if (!Ref.Authority.Present && Path.substr(0, 4) == "/.//")
      Path.remove_prefix(2);
    EXPECT_EQ(Path, Field("pathname")) << Href;
    // These two fields do not distinguish an empty query or fragment from an
    // absent one.
    auto OrEmpty = [&](char Sign, Part P) {
      return P.Begin == P.End ? "" : Sign + std::string(P.in(Href));
    };
    EXPECT_EQ(OrEmpty('?', Ref.Query), Field("search")) << Href;
    EXPECT_EQ(OrEmpty('#', Ref.Fragment), Field("hash")) << Href;
  }
  RecordProperty("compared", static_cast<int>(Compared));
  EXPECT_GE(Compared, 600U);
}

// The properties include that normalization changes neither the components nor
// their meaning.
TEST_F(WptUrlTest, PropertiesHoldForInputsAndResults) {
  const std::vector<test::Property> Properties = test::allProperties();
  unsigned Compared = 0;
  for (const json::Value &Row : *Data.getAsArray()) {
    const json::Object *Case = Row.getAsObject();
    for (const char *Name : {"input", "href"}) {
      if (!Case)
        continue;
      const auto Text = Case->getString(Name);
      if (!Text)
        continue;
      ++Compared;
      for (const test::Property &P : Properties)
        EXPECT_TRUE(P.HoldsFor(*Text)) << P.Name << ": " << Text->str();
    }
  }
  EXPECT_GE(Compared, 1400U);
}
