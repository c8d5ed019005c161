//===--- PropertyTest.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Properties of the scan, on generated text.
///
//===----------------------------------------------------------------------===//

#include "ScanProperties.h"
#include "gtest/gtest.h"
#include <random>

namespace clang::tidy::uri::tool {
namespace test {
/// GoogleTest would print the bytes of the pointers.
static void PrintTo(const Property &P, std::ostream *Out) { *Out << P.Name; }
} // namespace test

namespace {

using namespace std::string_literals;

/// Text with a meaning for the scan, in particular next to one another.
const std::string Pieces[] = {
    "\"",
    "'",
    "\\",
    "\n",
    "\\\n",
    "\\\r\n",
    " ",
    "\t",
    "/",
    "//",
    "/*",
    "*/",
    "?",
    "%:",
    "?\?=",
    "#",
    "##",
    "#define ",
    "#include ",
    "#if ",
    "#else\n",
    "#endif\n",
    "#ifndef H\n",
    "#error ",
    "<a.h>",
    "\"b.h\"",
    "R\"(",
    ")\"",
    "R\"d(",
    ")d\"",
    "L\"",
    "u8'",
    "u8R\"x(",
    ")x\"",
    "1'000",
    "0x1p-2",
    ".5",
    "0",
    "9a",
    "\\x2f",
    "\\057",
    "\\u002f",
    "\\N{",
    "\"http:\"",
    "\"//h/?q=\"",
    "\"%\"",
    "urlEncode",
    "url",
    "S(",
    ")",
    "(",
    "{",
    "}",
    ";",
    ",",
    "=",
    "<",
    ">",
    "::",
    ":",
    "class A ",
    "struct ",
    "namespace ",
    "using ",
    "template <",
    "operator",
    "extern \"C\" {",
    "import ",
    "export module ",
    "\xC3\xA9",
    "\x7F",
    "$",
    "_",
    "\0"s,
    "\r",
};

class Generator {
public:
  std::string text() {
    switch (below(4)) {
    case 0:
      return bytes(below(200));
    case 1:
      return code(below(60), /*MayBreak=*/true);
    default:
      return code(below(60), /*MayBreak=*/false);
    }
  }

private:
  /// A number in [0, \p Count).
  size_t below(size_t Count) { return Random() % Count; }

  std::string bytes(size_t Size) {
    std::string Result;
    while (Result.size() < Size)
      Result += static_cast<char>(below(256));
    return Result;
  }

  /// Up to \p Count pieces; with \p MayBreak, also those, and any bytes, that
  /// make most texts invalid.
  std::string code(size_t Count, bool MayBreak) {
    std::string Result;
    for (size_t I = 0; I < Count; ++I) {
      const size_t All = std::size(Pieces);
      Result += Pieces[below(MayBreak ? All : All - 2)];
      if (MayBreak && below(20) == 0)
        Result += bytes(1);
      if (below(3) == 0)
        Result += " ";
      // Moves the following pieces to the borders of blocks.
      if (below(10) == 0)
        Result += std::string(below(80), below(2) ? ' ' : 'w');
    }
    return Result;
  }

  std::mt19937 Random{64};
};

class PropertyTest : public testing::TestWithParam<test::Property> {};

TEST_P(PropertyTest, HoldsForGeneratedText) {
  Generator Gen;
  for (unsigned Turn = 0; Turn < 5000; ++Turn) {
    const std::string Text = Gen.text();
    ASSERT_TRUE(GetParam().HoldsFor(Text)) << testing::PrintToString(Text);
  }
}

INSTANTIATE_TEST_SUITE_P(Scan, PropertyTest,
                         testing::ValuesIn(test::allProperties()),
                         [](const testing::TestParamInfo<test::Property> &P) {
                           return std::string(P.param.Name);
                         });

} // namespace
} // namespace clang::tidy::uri::tool
