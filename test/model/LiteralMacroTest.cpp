//===--- LiteralMacroTest.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LiteralFixture.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "gtest/gtest.h"

namespace clang::tidy::uri {
namespace {

using Pieces = std::vector<std::string>;

/// Returns the source of each byte of the literal in the initializer of `x`,
/// and checks whether all of it is located in the file, as \p IsInFile
/// indicates.
Pieces sourcesOf(llvm::StringRef Code, bool IsInFile,
                 const Compilation &How = {}) {
  const ParsedProgram Program(Code, How);
  EXPECT_EQ(Program.errors(), "");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  EXPECT_TRUE(Text.isMapped());
  Pieces Sources;
  for (size_t I = 0; I != Text.bytes().size(); ++I) {
    EXPECT_EQ(Text.locationOf(I).isFileID(), IsInFile);
    // A location that can be displayed is inside a token, not after it.
    EXPECT_TRUE(Program.context()
                    .getSourceManager()
                    .getSpellingLoc(Text.locationOf(I))
                    .isValid());
    Sources.push_back(Program.sourceOf(Text.rangeOf(I, I + 1)));
  }
  return Sources;
}

TEST(LiteralTextInMacro, Body) {
  EXPECT_EQ(sourcesOf("#define M \"a\\x2f\" \\\n \"b\"\n"
                      "const char *x = M;",
                      /*IsInFile=*/false),
            (Pieces{"a", "\\x2f", "b"}));
}

TEST(LiteralTextInMacro, Argument) {
  EXPECT_EQ(sourcesOf("#define M(x) x\n"
                      "#define N(x) (M(x))\n"
                      "const char *x = N(\"a\\x2f\");",
                      /*IsInFile=*/true),
            (Pieces{"a", "\\x2f"}));
}

TEST(LiteralTextInMacro, BodyAsArgument) {
  EXPECT_EQ(sourcesOf("#define M(x) x\n"
                      "#define N \"a\\x2f\"\n"
                      "const char *x = M(N);",
                      /*IsInFile=*/false),
            (Pieces{"a", "\\x2f"}));
}

TEST(LiteralTextInMacro, Stringified) {
  EXPECT_EQ(sourcesOf("#define M(x) #x\n"
                      "const char *x = M(\"a\");",
                      /*IsInFile=*/false),
            (Pieces{"\\\"", "a", "\\\""}));
}

TEST(LiteralTextInMacro, Pasted) {
  EXPECT_EQ(sourcesOf("#define M(x) L##x\n"
                      "const void *x = M(\"a\\x2f\");",
                      /*IsInFile=*/false),
            (Pieces{"a", "\\x2f"}));
}

TEST(LiteralTextInMacro, CommandLine) {
  EXPECT_EQ(
      sourcesOf("const char *x = M;", /*IsInFile=*/false, {{"-DM=\"a\\x2f\""}}),
      (Pieces{"a", "\\x2f"}));
}

TEST(LiteralTextInMacro, AdjacentToFile) {
  const ParsedProgram Program("#define M \"%2\"\n"
                              "#define U(x) u\"\" x\n"
                              "const char *x = \"a\" M \"f\";\n"
                              "const void *y = U(\"%2f\");\n");
  const LiteralText X(*Program.literalOf("x"), Program.context());
  ASSERT_TRUE(X.isMapped());
  EXPECT_EQ(X.bytes(), "a%2f");
  EXPECT_TRUE(X.locationOf(0).isFileID());
  EXPECT_TRUE(X.locationOf(1).isMacroID());
  EXPECT_TRUE(X.locationOf(3).isFileID());
  const LiteralText Y(*Program.literalOf("y"), Program.context());
  ASSERT_TRUE(Y.isMapped());
  EXPECT_TRUE(Y.locationOf(2).isFileID());
  EXPECT_EQ(Program.sourceOf(Y.rangeOf(2, 3)), "f");
}

} // namespace
} // namespace clang::tidy::uri
