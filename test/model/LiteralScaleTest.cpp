//===--- LiteralScaleTest.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tests large literals: the time for a map, and for edits, must be
/// proportional to the size of the source. The limits are about ten times the
/// time that a slow machine needs, and far below the time that a quadratic step
/// would take.
///
//===----------------------------------------------------------------------===//

#include "LiteralFixture.h"
#include "gtest/gtest.h"
#include <ctime>

namespace clang::tidy::uri {
namespace {

constexpr size_t Megabyte = 1 << 20;

/// The time of the processor, which does not depend on other processes.
template <typename Function> double secondsOf(Function Run) {
  const std::clock_t Begin = std::clock();
  Run();
  return static_cast<double>(std::clock() - Begin) / CLOCKS_PER_SEC;
}

/// An initializer with a repeated unit. It is written only by the test that
/// needs it: GoogleTest prints all parameters when a process starts.
struct Initializer {
  const char *Name;
  const char *Begin;
  llvm::StringRef Unit;
  const char *End;
  size_t Size;

  std::string text() const {
    std::string Result = Begin;
    while (Result.size() < Size)
      Result += Unit;
    return Result + End;
  }
};

void PrintTo(const Initializer &I, std::ostream *Out) { *Out << I.Name; }

const Initializer Initializers[] = {
    {"Plain", "\"", "http://h/a%2fb&c=d ", "\"", 10 * Megabyte},
    {"Wide", "L\"", "http://h/a%2fb&c=d ", "\"", 10 * Megabyte},
    {"Escapes", "\"", "\\x41\\n%2f\\u00e9", "\"", 10 * Megabyte},
    {"Raw", "R\"(", "http://h/a%2fb)\n", ")\"", 10 * Megabyte},
    {"Continuations", "\"", "%2f\\\n", "\"", 10 * Megabyte},
    {"Tokens", "", "\"a%2fb\" ", "", 5000 * 8},
    {"ManyTokens", "", "\"a%2fb\" ", "", Megabyte},
};

class LiteralScale : public testing::TestWithParam<Initializer> {};

TEST_P(LiteralScale, IsLinear) {
  const ParsedProgram Program("const void *x = " + GetParam().text() + ";\n");
  ASSERT_EQ(Program.errors(), "");
  const StringLiteral &Lit = *Program.literalOf("x");

  std::optional<std::string> Bytes;
  const double OfBytes = secondsOf([&] { Bytes = literalBytes(Lit); });
  EXPECT_LT(OfBytes, 1);
  RecordProperty("SecondsOfBytes", std::to_string(OfBytes));
  ASSERT_TRUE(Bytes);

  std::unique_ptr<LiteralText> Text;
  const double OfMap = secondsOf(
      [&] { Text = std::make_unique<LiteralText>(Lit, Program.context()); });
  EXPECT_LT(OfMap, 1);
  RecordProperty("SecondsOfMap", std::to_string(OfMap));
  ASSERT_TRUE(Text->isMapped());

  // One edit per hundred bytes.
  std::vector<ByteEdit> Edits;
  for (size_t At = Bytes->find("%2f"); At != std::string::npos;
       At = Bytes->find("%2f", At + 100))
    Edits.push_back({At, At + 3, "%2F"});
  LiteralFix Fix;
  const double OfEdits = secondsOf([&] { Fix = spellEdits(*Text, Edits); });
  EXPECT_LT(OfEdits, 3);
  RecordProperty("SecondsOfEdits", std::to_string(OfEdits));
  EXPECT_EQ(Fix.Refusal, FixRefusal::None);
  EXPECT_EQ(Fix.Hints.size(), Edits.size());
  EXPECT_GT(Edits.size(), 0u);
}

INSTANTIATE_TEST_SUITE_P(, LiteralScale, testing::ValuesIn(Initializers),
                         [](const auto &Info) { return Info.param.Name; });

} // namespace
} // namespace clang::tidy::uri
