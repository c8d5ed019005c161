//===--- LoopGuardTest.cpp - uri-tidy -------------------------------------===//
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

const std::string Digits = text(Digit);

TEST(LoopGuardTest, LoopsOfC) {
  RunProgram P(Language::C, R"(
int pointer(const char *s) { for (const char *p = s; *p; p++) if (!isdigit((unsigned char)*p)) return -1; return 0; }
int moved(const char *s) { for (; *s; s++) if (*s < '0' || *s > '9') return -1; return 0; }
int before(const char *s) { const char *p = s; while (*p) { if (!isdigit(*p)) return -1; p++; } return 0; }
int index(const char *s) { for (int i = 0; s[i] != 0; i++) if (!isdigit(s[i])) return -1; return 0; }
int counted(const char *s) { size_t i, n = strlen(s); for (i = 0; i < n; i++) { if (isdigit(s[i])) continue; return -1; } return 0; }
int broken(const char *s) { for (; *s; s++) if (!isdigit(*s)) break; return 0; }
int jump(const char *s) { for (; *s; s++) if (!isdigit(*s)) goto bad; return 0; bad: return 1; }
int ended(const char *s) { for (; *s; s++) { if (!isdigit(*s)) abort(); } return 0; }
int switched(const char *s) { for (; *s; s++) switch (*s) { case '0': case '1': break; default: return 0; } return 1; }
void cleaned(char *s) { for (; *s; s++) if (!isalnum(*s)) *s = '_'; }
int only_logs(const char *s) { for (; *s; s++) if (!isdigit(*s)) puts("no"); return 0; }
int opposite(const char *s) { for (; *s; s++) if (isdigit(*s)) return 1; return 0; }
int some(const char *s) { for (int i = 0; i < 3; i++) if (!isdigit(s[i])) return 1; return 0; }
int from_second(const char *s) { for (int i = 1; s[i]; i++) if (!isdigit(s[i])) return 1; return 0; }
int scan(const char *s) { while (isdigit(*s)) s++; return *s; }
int other(const char *s, const char *t) { for (; *t; t++) if (*t != *s) return 1; return 0; }
int unknown(char); int calls(const char *s) { for (; *s; s++) if (!unknown(*s)) return 1; return 0; }
)");
  EXPECT_EQ(P.loop("pointer"), "s: " + Digits);
  EXPECT_EQ(P.loop("moved"), "s: " + Digits);
  EXPECT_EQ(P.loop("before"), "p: " + Digits + "; s: " + Digits);
  EXPECT_EQ(P.loop("index"), "s: " + Digits);
  EXPECT_EQ(P.loop("counted"), "s: " + Digits);
  EXPECT_EQ(P.loop("broken"), "s: " + Digits);
  EXPECT_EQ(P.loop("jump"), "s: " + Digits);
  EXPECT_EQ(P.loop("ended"), "s: " + Digits);
  EXPECT_EQ(P.loop("switched"), "s: " + text("01"));
  EXPECT_EQ(P.loop("cleaned"), "s: " + text(Alpha | Digit | CharSet("_")));
  for (const char *F : {"opposite", "only_logs", "some", "from_second", "scan",
                        "other", "calls"})
    EXPECT_EQ(P.loop(F), "nothing") << F;
}

TEST(LoopGuardTest, LoopsOfCxx) {
  RunProgram P(Language::Cxx, R"(
int range(const std::string &s) { for (char c : s) if (c < '0' || c > '9') return 1; return 0; }
int index(const std::string &s) { for (size_t i = 0; i < s.size(); i++) if (!isdigit(s[i])) return 1; return 0; }
int iterator(const std::string &s) { for (auto it = s.begin(); it != s.end(); ++it) if (!isdigit(*it)) throw 1; return 0; }
struct S { std::string name; int member() { for (char c : name) if (!isdigit(c)) return 1; return 0; } };
void cleaned(std::string &s) { for (char &c : s) if (c == '/') c = '_'; }
void qt(const QString &s) { for (int i = 0; i < s.size(); ++i) if (!s.at(i).isLetterOrNumber()) return; }
int caught(const std::string &s) { for (char c : s) { try { if (!isdigit(c)) throw 1; } catch (...) {} } return 0; }
int flag(const std::string &s) { bool any = false; for (char c : s) if (!isdigit(c)) any = true; return any; }
)");
  EXPECT_EQ(P.loop("range"), "s: " + Digits);
  EXPECT_EQ(P.loop("index"), "s: " + Digits);
  EXPECT_EQ(P.loop("iterator"), "s: " + Digits);
  EXPECT_EQ(P.loop("member"), "name: " + Digits);
  EXPECT_EQ(P.loop("cleaned"),
            "s: " + text(~CharSet(std::string_view("\0/", 2))));
  EXPECT_EQ(P.loop("qt"), "s: " + text(Alpha | Digit | NonAscii));
  EXPECT_EQ(P.loop("caught"), "nothing");
  EXPECT_EQ(P.loop("flag"), "nothing");
}

} // namespace
} // namespace clang::tidy::uri
