//===--- LiteralOriginTest.cpp - uri-tidy ---------------------------------===//
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

/// The outcome of fixing `%2f` in the literal of `x`: the reason why the fix is
/// refused, or the fixed file.
struct Outcome {
  FixRefusal Refusal;
  std::string Fixed;
};

Outcome outcomeOf(llvm::StringRef Code, const Compilation &How = {}) {
  const ParsedProgram Program(Code, How);
  EXPECT_EQ(Program.errors(), "");
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  EXPECT_TRUE(Text.isMapped());
  const LiteralFix Fix = spellEdits(Text, replacing(Text, "%2f", "%2F"));
  if (!Fix)
    return {Fix.Refusal, ""};
  return {FixRefusal::None, Program.apply(Fix.Hints)};
}

/// Returns the code with `%2f`, which occurs once, fixed.
std::string fixed(llvm::StringRef Code) {
  const size_t At = Code.find("%2f");
  EXPECT_EQ(Code.rfind("%2f"), At);
  return (Code.take_front(At) + "%2F" + Code.drop_front(At + 3)).str();
}

void expectFixed(llvm::StringRef Code, const Compilation &How = {}) {
  SCOPED_TRACE(Code.str());
  const Outcome Result = outcomeOf(Code, How);
  EXPECT_EQ(Result.Refusal, FixRefusal::None);
  EXPECT_EQ(Result.Fixed, fixed(Code));
}

void expectRefused(FixRefusal Why, llvm::StringRef Code,
                   const Compilation &How = {}) {
  SCOPED_TRACE(Code.str());
  EXPECT_EQ(outcomeOf(Code, How).Refusal, Why);
}

TEST(LiteralEditInMacro, BodyExpandedOnce) {
  expectFixed("#define M \"%2f\"\n"
              "const char *x = M;\n");
  expectFixed("#define M(a) a \"%2f\"\n"
              "const char *x = M(\"b\");\n");
  expectFixed("#define M \"%2f\"\n"
              "#define N \"a\" M\n"
              "const char *x = N;\n");
  expectFixed("#define M \"%2f\" // Not M alone.\n"
              "const char *Mother = \"M\";\n"
              "const long N = 1'000'000;\n"
              "const char *x = M;\n");
  // There is no line ending after the last token.
  expectFixed("const int MM = 1;\n"
              "#define M \"%2f\"\n"
              "const char *x = M;");
}

TEST(LiteralEditInMacro, BodyExpandedElsewhere) {
  expectRefused(FixRefusal::InMacroBody, "#define M \"%2f\"\n"
                                         "const char *x = M;\n"
                                         "const char *y = M;\n");
  expectRefused(FixRefusal::InMacroBody, "const char *M();\n"
                                         "#define M \"%2f\"\n"
                                         "const char *x = M;");
  expectRefused(FixRefusal::InMacroBody, "#define M \"%2f\"\n"
                                         "const char *x = M;\n"
                                         "#ifdef OTHER\n"
                                         "const char *y = M;\n"
                                         "#endif\n");
  expectRefused(FixRefusal::InMacroBody, "#define M \"%2f\"\n"
                                         "#define N \"a\" M\n"
                                         "const char *x = N;\n"
                                         "const char *y = N;\n");
  expectRefused(FixRefusal::InMacroBody, "#define N(a) a \"%2f\"\n"
                                         "#define M(a) N(a)\n"
                                         "const char *x = M(\"a\");\n"
                                         "const char *y = M(\"b\");\n");
}

// Other files, which are not visible here, can expand the macro too.
TEST(LiteralEditInMacro, BodyInHeader) {
  const Compilation How = {
      {}, "input.cc", {{"header.h", "#define M \"%2f\"\n"}}};
  expectRefused(FixRefusal::InMacroBody,
                "#include \"header.h\"\n"
                "const char *x = M;\n",
                How);
}

TEST(LiteralEditInMacro, ArgumentUsedOnce) {
  expectFixed("#define M(a) a\n"
              "const char *x = M(\"%2f\");\n"
              "const char *y = M(\"b\");\n");
  expectFixed("#define M(a) f(a)\n"
              "#define N(a, b) \\\n  M(a b)\n"
              "const char *f(const char *);\n"
              "const char *x = N(\"a\", \"%2f\");\n");
  expectFixed("#define M(a) a\n"
              "const char *x = M(M(\"%2f\"));\n");
  expectFixed("#define M \"%2f\"\n"
              "#define N(a) a\n"
              "const char *x = N(M);\n");
  // Similar to Qt's QStringLiteral.
  expectFixed("#define UNICODE(a) u\"\" a\n"
              "#define STRING(a) \\\n"
              "  (sizeof(UNICODE(a)) / 2 - 1, sizeof a, \\\n"
              "   UNICODE(a))\n"
              "const void *x = STRING(\"%2f\");\n");
}

TEST(LiteralEditInMacro, VariadicArgumentUsedOnce) {
  expectFixed("#define M(...) f(__VA_ARGS__)\n"
              "const char *f(int, const char *);\n"
              "const char *x = M(1, \"%2f\");\n");
  expectFixed("#define M(a, b...) f(a, ##b)\n"
              "const char *f(int, const char *);\n"
              "const char *x = M(1, \"%2f\");\n");
}

// Repeated use of another argument does not matter.
TEST(LiteralEditInMacro, OtherArgumentReused) {
  expectFixed("#define M(a, b) f(a, #b, b##2)\n"
              "const char *f(const char *, const char *, int);\n"
              "const char *x = M(\"%2f\", 1);\n");
}

TEST(LiteralEditInMacro, ArgumentOfHeadersMacro) {
  for (const char *Pragma : {"", "#pragma GCC system_header\n"}) {
    const Compilation How = {
        {},
        "input.cc",
        {{"header.h", std::string(Pragma) + "#define M(a) a\n"}}};
    expectFixed("#include \"header.h\"\n"
                "const char *x = M(\"%2f\");\n",
                How);
  }
}

TEST(LiteralEditInMacro, ArgumentReused) {
  const auto Why = FixRefusal::MacroArgumentReused;
  expectRefused(Why, "#define M(a) f(a, a)\n"
                     "const char *f(const char *, const char *);\n"
                     "const char *x = M(\"%2f\");\n");
  expectRefused(Why, "#define M(a) f(a, #a)\n"
                     "const char *f(const char *, const char *);\n"
                     "const char *x = M(\"%2f\");\n");
  expectRefused(Why, "#define M(...) f(__VA_ARGS__, #__VA_ARGS__)\n"
                     "const char *f(const char *, const char *);\n"
                     "const char *x = M(\"%2f\");\n");
  expectRefused(Why, "#define M(a) f(a, L##a)\n"
                     "const char *f(const char *, const void *);\n"
                     "const char *x = M(\"%2f\");\n");
  expectRefused(Why,
                "#define M(a) f(a, a##_s)\n"
                "const char *f(const char *, const void *);\n"
                "const char *operator\"\"_s(const char *, unsigned long);\n"
                "const char *x = M(\"%2f\");\n");
  expectRefused(Why,
                "#define M(...) f(__VA_ARGS__ __VA_OPT__(, #__VA_ARGS__))\n"
                "const char *f(const char *, const void *);\n"
                "const char *x = M(\"%2f\");\n",
                {{"-std=c++20"}});
  // Stringized by the macro that is expanded in the body of the other one.
  expectRefused(Why, "#define M(a) f(a, #a)\n"
                     "#define N(a) M(a)\n"
                     "const char *f(const char *, const char *);\n"
                     "const char *x = N(\"%2f\");\n");
  expectRefused(Why, "#define M(a) a\n"
                     "#define N(a) f(M(a), #a)\n"
                     "const char *f(const char *, const char *);\n"
                     "const char *x = N(\"%2f\");\n");
}

TEST(LiteralEditInMacro, NotInFile) {
  const auto Why = FixRefusal::NotInFile;
  expectRefused(Why, "#define M(a) L##a\n"
                     "const void *x = M(\"%2f\");\n");
  expectRefused(Why, "#define M(a) #a\n"
                     "const void *x = M(%2f);\n");
  expectRefused(Why, "const char *x = M;\n", {{"-DM=\"%2f\""}});
}

// Tokens that are not edited do not matter.
TEST(LiteralEditInMacro, OnlyTheEditedTokenCounts) {
  expectFixed("#define M \"a\"\n"
              "const char *x = M \"%2f\" M;\n");
}

TEST(LiteralEditInHeader, SystemHeaderIsRefused) {
  const Compilation How = {{},
                           "input.cc",
                           {{"header.h", "#pragma GCC system_header\n"
                                         "const char *x = \"%2f\";\n"}}};
  expectRefused(FixRefusal::InSystemHeader, "#include \"header.h\"\n", How);
}

TEST(LiteralEditInHeader, OwnHeaderIsEdited) {
  const Compilation How = {
      {}, "input.cc", {{"header.h", "const char *x = \"%2f\";\n"}}};
  const ParsedProgram Program("#include \"header.h\"\n", How);
  const LiteralText Text(*Program.literalOf("x"), Program.context());
  const LiteralFix Fix = spellEdits(Text, replacing(Text, "%2f", "%2F"));
  ASSERT_EQ(Fix.Refusal, FixRefusal::None);
  const SourceManager &SM = Program.context().getSourceManager();
  EXPECT_TRUE(
      SM.getFilename(Fix.Hints[0].RemoveRange.getBegin()).contains("header.h"));
  EXPECT_EQ(Program.sourceOf(Fix.Hints[0].RemoveRange), "f");
}

} // namespace
} // namespace clang::tidy::uri
