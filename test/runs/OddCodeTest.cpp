//===--- OddCodeTest.cpp - uri-tidy ---------------------------------------===//
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

/// Nothing is known, and nothing crashes.
TEST(OddCodeTest, CodeThatDoesNotCompile) {
  RunProgram P(Language::Cxx, R"(
bool missing(const Missing &s) { return s == "a"; }
bool undeclared(const std::string &s) { for (char c : s) if (!nope(c)) return false; return true; }
bool half(const char *s) { if (s[ return s; }
bool type(const std::string &s) { if (s.nothing()) return 1; for (auto c : s.none) if (c) return 0; }
template <typename T> bool dependent(const T &s) { for (auto c : s) if (c < '0') return false; if (s == T()) return true; return s.size() > N; }
template <typename T> struct Of { T text; bool method(char c) { if (text[0] == c) return true; switch (c) { case T::X: return false; } return text == c; } };
int broken(int c) { switch (c) { case nope: return 1; } while () {} for (;;) }
auto self = self + 1;
bool initialized(char c) { bool x = x || c == 'a'; if (x) return true; return x; }
struct Incomplete; bool incomplete(Incomplete &s) { if (s) return true; for (auto &x : s) ; return s; }
)");
  P.runAll();
  EXPECT_EQ(P.validated("undeclared"), "nothing");
  EXPECT_EQ(P.accepted("dependent"), "nothing");
}

TEST(OddCodeTest, EndlessAndDeep) {
  std::string Deep = "int deep(char c) { return ",
              Nested = "int nested(char c) { if (";
  for (int I = 0; I < 2000; ++I)
    Deep += "c == 'a' || ";
  Deep += "c == 'b'; }\n";
  for (int I = 0; I < 200; ++I)
    Nested += "!(";
  Nested += "c == 'a'" + std::string(200, ')') + ") return 1; return 0; }\n";
  std::string Branches = "int branches(const char *s) {\n";
  for (int I = 0; I < 3000; ++I)
    Branches += "if (*s == " + std::to_string(I % 256) + ") s++;\n";
  Branches += "return *s == 0; }\n";
  RunProgram P(Language::C, Deep + Nested + Branches + R"(
int endless(const char *s) { for (;;) if (*s == 'a') continue; }
int ping(const char *s); int pong(const char *s) { return ping(s); } int ping(const char *s) { return pong(s); }
int grows(const char *s) { char b[9]; for (int i = 0; ; i++) b[i] = *s; }
int jumps(const char *s) { again: if (*s) goto again; return 1; }
int nothing(const char *s) { while (s) ; }
int many(const char *s) { for (int i = 0; i < 1000000; i++) if (s[i % 3] == 'x') return 0; return 1; }
)");
  P.runAll();
  for (const char *F : {"endless", "pong", "grows", "jumps", "nothing", "many"})
    EXPECT_EQ(P.validated(F), "nothing") << F;
}

/// However much there is to run, a unit has an end.
TEST(OddCodeTest, ManyFunctions) {
  std::string Code;
  for (int I = 0; I < 400; ++I) {
    const std::string N = std::to_string(I);
    Code += "int f" + N +
            "(const char *s) { if (strlen(s) != 32) return 0; for (int i = 0; "
            "i < 32; i++) if (!isxdigit(s[i]) && s[i] != " +
            N + " % 26 + 'a') return 0; return 1; }\n";
  }
  RunProgram P(Language::C, Code);
  P.runAll();
  EXPECT_EQ(P.validated("f399"), "nothing");
  EXPECT_EQ(P.stepsLeft(), 0u);
}

} // namespace
} // namespace clang::tidy::uri
