//===--- RealHeadersTest.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RunFixture.h"
#include "gtest/gtest.h"

namespace clang::tidy::uri {
namespace {

using namespace uricore;

/// The same with the headers of the standard library, some of whose functions
/// have bodies.
TEST(RealHeadersTest, Cxx) {
  RunProgram P(Language::CxxWithHeaders, R"(
#include <algorithm>
#include <cctype>
#include <cstring>
#include <iterator>
#include <string>
#include <string_view>
bool all_of(const std::string &s) { return std::all_of(s.begin(), s.end(), [](unsigned char c) { return std::isalnum(c) || c == '_'; }); }
bool c_names(const std::string &s) { return !s.empty() && std::all_of(s.cbegin(), s.cend(), ::isdigit); }
bool pointer(const std::string &s) { return std::all_of(s.begin(), s.end(), static_cast<int (*)(int)>(std::isxdigit)); }
bool generic(std::string_view s) { return std::none_of(s.begin(), s.end(), [](auto c) { return c < '0' || c > '9'; }); }
bool ranges(std::string_view s) { return std::ranges::all_of(s, [](char c) { return c == 'x'; }); }
bool equal(std::string_view s) { return s == "asc" || s == "desc"; }
bool search(const std::string &s) { return s.find_first_not_of("0123456789") == std::string::npos; }
bool span(const std::string &s) { return strspn(s.c_str(), "abc") == s.size(); }
void erased(std::string &s) { s.erase(std::remove_if(s.begin(), s.end(), [](unsigned char c) { return !std::isalnum(c); }), s.end()); }
void erase_if(std::string &s) { std::erase_if(s, [](char c) { return c == ' '; }); }
std::string copied(const std::string &s) { std::string out; std::copy_if(s.begin(), s.end(), std::back_inserter(out), [](char c) { return c != '/'; }); return out; }
std::string lowered(std::string s) { std::transform(s.begin(), s.end(), s.begin(), [](unsigned char c) { return std::tolower(c); }); return s; }
void guard(const std::string &s) { if (!std::all_of(s.begin(), s.end(), isalnum)) return; }
int loop(const std::string &s) { for (const char c : s) if (!std::isdigit(static_cast<unsigned char>(c))) return 1; return 0; }
int iterators(const std::string &s) { for (auto i = s.begin(); i != s.end(); ++i) if (*i != '1') return 1; return 0; }
)");
  const CharSet NoNul = ~CharSet(std::string_view("\0", 1));
  EXPECT_EQ(P.validated("all_of"), text(Alpha | Digit | CharSet("_")));
  EXPECT_EQ(P.validated("c_names"), text(Digit));
  EXPECT_EQ(P.validated("pointer"), text(HexDigit));
  EXPECT_EQ(P.validated("generic"), text(Digit));
  EXPECT_EQ(P.validated("ranges"), text("x"));
  EXPECT_EQ(P.validated("equal"), text("ascde"));
  EXPECT_EQ(P.validated("search"), text(Digit));
  EXPECT_EQ(P.validated("span"), text("abc"));
  EXPECT_EQ(P.transform("erased"), "to 0 keep: " + text(Alpha | Digit));
  EXPECT_EQ(P.transform("erase_if"),
            "to 0 keep: " + text(NoNul - CharSet(" ")));
  EXPECT_EQ(P.transform("copied"), "keep: " + text(NoNul - CharSet("/")));
  EXPECT_EQ(P.transform("lowered"), "lower");
  EXPECT_EQ(P.guards("guard", false), "s: " + text(Alpha | Digit));
  EXPECT_EQ(P.loop("loop"), "s: " + text(Digit));
  EXPECT_EQ(P.loop("iterators"), "s: " + text("1"));
}

} // namespace
} // namespace clang::tidy::uri
