//===--- TransformTest.cpp - uri-tidy -------------------------------------===//
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

std::string keep(const CharSet &Set) { return "keep: " + text(Set); }

TEST(TransformTest, CleanersInC) {
  RunProgram P(Language::C, R"(
void in_place(char *s) { char *d = s; for (; *s; s++) if (isalnum((unsigned char)*s)) *d++ = *s; *d = 0; }
void replaced(char *s) { for (; *s; s++) if (*s == ' ') *s = '_'; }
void to_buffer(char *out, const char *in) { while (*in) { if (*in >= '0' && *in <= '9') *out++ = *in; in++; } *out = '\0'; }
char *copy(const char *s) {
  char *r = malloc(strlen(s) + 1), *d = r;
  for (; *s; s++) if (*s != '"') *d++ = *s;
  *d = 0;
  return r;
}
void lower(char *s) { for (; *s; s++) *s = tolower((unsigned char)*s); }
void appends(char *out, const char *in) { out += strlen(out); for (; *in; in++) if (*in != ' ') *out++ = *in; *out = 0; }
const char *same(const char *s) { return s; }
)");
  EXPECT_EQ(P.transform("in_place"), "to 0 " + keep(Alpha | Digit));
  EXPECT_EQ(P.transform("replaced"), "to 0 map: a space to \"_\"");
  EXPECT_EQ(P.transform("to_buffer"), "from 1 to 0 " + keep(Digit));
  EXPECT_EQ(P.transform("copy"),
            keep(~CharSet("\"") - CharSet(std::string_view("\0", 1))));
  EXPECT_EQ(P.transform("lower"), "to 0 lower");
  EXPECT_EQ(P.transform("appends"),
            "from 1 to 0 appends " +
                keep(~CharSet(" ") - CharSet(std::string_view("\0", 1))));
  EXPECT_EQ(P.transform("same"), "same");
}

TEST(TransformTest, FrontsOfTexts) {
  RunProgram P(Language::C, R"(
void base64url(char *s) { for (; *s; s++) { if (*s == '+') *s = '-'; else if (*s == '/') *s = '_'; else if (*s == '=') { *s = 0; break; } } }
void line(char *s) { for (; *s; s++) if (*s == '\n' || *s == '\r') { *s = 0; return; } }
char *until(const char *s) {
  char *r = malloc(strlen(s) + 1), *d = r;
  while (*s && *s != '#') *d++ = *s++;
  *d = 0;
  return r;
}
void first(char *s) { if (*s) s[1] = 0; }
)");
  EXPECT_EQ(P.transform("base64url"),
            "to 0 a front of map: '+' to \"-\", '/' to \"_\", '=' to \"\"");
  EXPECT_EQ(P.transform("line"),
            "to 0 a front of " + keep(~CharSet(std::string_view("\0\r\n", 3))));
  EXPECT_EQ(P.transform("until"),
            "a front of " + keep(~CharSet(std::string_view("\0#", 2))));
  EXPECT_EQ(P.transform("first"), "nothing");
}

TEST(TransformTest, CleanersInCxx) {
  RunProgram P(Language::Cxx, R"(
void erased(std::string &s) { s.erase(std::remove_if(s.begin(), s.end(), [](char c) { return !isalnum(c); }), s.end()); }
std::string copied(const std::string &s) { std::string out; std::copy_if(s.begin(), s.end(), std::back_inserter(out), ::isdigit); return out; }
std::string appended(const std::string &s) { std::string out; for (char c : s) { if (isalnum(c)) out += c; else if (c == ' ') out += '-'; } return out; }
std::string pushed(std::string_view s) { std::string out; for (char c : s) if (c != '/') out.push_back(c); return out; }
std::string lowered(std::string s) { std::transform(s.begin(), s.end(), s.begin(), ::tolower); return s; }
std::string changed(std::string s) { std::replace(s.begin(), s.end(), ' ', '+'); return s; }
void changed_if(std::string &s) { std::replace_if(s.begin(), s.end(), [](char c) { return !isalnum(c); }, '_'); }
void by_reference(std::string &s) { for (char &c : s) if (c == '/') c = '_'; }
void iterators(std::string &s) { for (auto it = s.begin(); it != s.end();) if (*it == ' ') it = s.erase(it); else ++it; }
void output(const std::string &in, std::string &out) { for (char c : in) if (isdigit(c)) out += c; }
void assigned(const std::string &in, std::string *out) { out->clear(); for (char c : in) if (isdigit(c)) *out += c; }
std::string html(const std::string &s) {
  std::string out;
  for (char c : s)
    switch (c) {
    case '&': out += "&amp;"; break;
    case '<': out += "&lt;"; break;
    case '>': out += "&gt;"; break;
    case '"': out += "&quot;"; break;
    default: out += c;
    }
  return out;
}
QString qt(QString s) { return s.replace(' ', '_'); }
QString qt_removed(QString s) { return s.remove('/'); }
QString qt_kept(const QString &s) { QString out; for (QChar c : s) if (c.isLetterOrNumber()) out += c; return out; }
std::string upper(const std::string &s) { std::string out; for (char c : s) out += c >= 'a' && c <= 'z' ? char(c - 32) : c; return out; }
)");
  const CharSet NoNul = ~CharSet(std::string_view("\0", 1));
  EXPECT_EQ(P.transform("erased"), "to 0 " + keep(Alpha | Digit));
  EXPECT_EQ(P.transform("copied"), keep(Digit));
  EXPECT_EQ(P.transform("appended").substr(0, 30),
            "map: 0x01 to \"\", 0x02 to \"\", 0");
  EXPECT_EQ(P.transform("pushed"), keep(NoNul - CharSet("/")));
  EXPECT_EQ(P.transform("lowered"), "lower");
  EXPECT_EQ(P.transform("changed"), "map: a space to \"+\"");
  EXPECT_EQ(P.transform("changed_if").substr(0, 20), "to 0 map: 0x01 to \"_");
  EXPECT_EQ(P.transform("by_reference"), "to 0 map: '/' to \"_\"");
  EXPECT_EQ(P.transform("iterators"), "to 0 " + keep(NoNul - CharSet(" ")));
  EXPECT_EQ(P.transform("output"), "to 1 appends " + keep(Digit));
  EXPECT_EQ(P.transform("assigned"), "to 1 " + keep(Digit));
  EXPECT_EQ(P.transform("html"), "html");
  EXPECT_EQ(P.transform("qt"), "map: a space to \"_\"");
  EXPECT_EQ(P.transform("qt_removed"), keep(NoNul - CharSet("/")));
  EXPECT_EQ(P.transform("qt_kept"), keep(Alpha | Digit | NonAscii));
  EXPECT_EQ(P.transform("upper"), "upper");
}

TEST(TransformTest, EncodersAndDecoders) {
  RunProgram P(Language::C, R"(
char *encode(const char *s) {
  char *r = malloc(3 * strlen(s) + 1), *d = r;
  for (; *s; s++)
    if (isalnum((unsigned char)*s) || strchr("-._~", *s)) *d++ = *s;
    else d += sprintf(d, "%%%02X", (unsigned char)*s);
  *d = 0;
  return r;
}
static int value(char c) { return c <= '9' ? c - '0' : (c | 32) - 'a' + 10; }
void decode(char *out, const char *in) {
  for (; *in; in++)
    if (*in == '%' && isxdigit(in[1]) && isxdigit(in[2])) {
      *out++ = value(in[1]) * 16 + value(in[2]);
      in += 2;
    } else if (*in == '+')
      *out++ = ' ';
    else
      *out++ = *in;
  *out = 0;
}
void decode_in_place(char *s) {
  char *d = s;
  while (*s) {
    if (*s == '%' && s[1] && s[2]) { *d++ = value(s[1]) * 16 + value(s[2]); s += 3; }
    else *d++ = *s++;
  }
  *d = 0;
}
)");
  EXPECT_EQ(P.transform("encode"), "encode but " + text(Unreserved));
  EXPECT_EQ(P.transform("decode"), "from 1 to 0 decode with +");
  EXPECT_EQ(P.transform("decode_in_place"), "to 0 decode");
}

TEST(TransformTest, NotByteWise) {
  RunProgram P(Language::Cxx, R"(
std::string trim(const std::string &s) { size_t b = 0, e = s.size(); while (b < e && s[b] == ' ') ++b; while (e > b && s[e - 1] == ' ') --e; return s.substr(b, e - b); }
std::string capital(std::string s) { if (!s.empty()) s[0] = toupper(s[0]); return s; }
std::string collapsed(const std::string &s) { std::string out; for (char c : s) if (c != '-' || out.empty() || out.back() != '-') out += c; return out; }
std::string quoted(const std::string &s) { return "'" + s + "'"; }
std::string cut(const std::string &s) { return s.size() > 40 ? s.substr(0, 40) : s; }
std::string fallback(const std::string &s, const std::string &other) { return s.empty() ? other : s; }
std::string numbered(const std::string &s) { static int n = 0; return ++n % 2 ? s : s + "x"; }
std::string reversed(const std::string &s) { std::string out; for (size_t i = s.size(); i > 0; --i) out += s[i - 1]; return out; }
std::string chosen(const std::string &s, char from) { std::string out; for (char c : s) if (c != from) out += c; return out; }
std::string optional(const std::string &s, bool strict) { std::string out; for (char c : s) if (!strict || isalnum(c)) out += c; return out; }
std::string unknown(const std::string &);
std::string calls(const std::string &s) { return unknown(s); }
std::string constant(const std::string &) { return "x"; }
std::string concat(const std::string &a, const std::string &b) { return a + b; }
char first(const std::string &s) { return s.front(); }
size_t size(const std::string &s) { return s.size(); }
)");
  for (const char *F :
       {"trim", "capital", "collapsed", "quoted", "cut", "fallback", "numbered",
        "reversed", "chosen", "optional", "unknown", "calls", "constant",
        "concat", "first", "size"})
    EXPECT_EQ(P.transform(F), "nothing") << F;
}

} // namespace
} // namespace clang::tidy::uri
