//===--- LiteralFixture.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LiteralFixture.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Tooling/Tooling.h"
#include "gtest/gtest.h"
#include <algorithm>

namespace clang::tidy::uri {

using llvm::StringRef;

ParsedProgram::ParsedProgram(StringRef Source, const Compilation &How)
    : Code(Source) {
  Unit = tooling::buildASTFromCodeWithArgs(
      Source, How.Args, How.FileName, "uri-tidy-test",
      std::make_shared<PCHContainerOperations>(),
      tooling::getClangStripDependencyFileAdjuster(), How.Headers,
      &Diagnostics);
}

std::string ParsedProgram::errors() const {
  const SourceManager &SM = Unit->getSourceManager();
  std::string Result;
  for (auto I = Diagnostics.err_begin(); I != Diagnostics.err_end(); ++I)
    Result += I->first.printToString(SM) + ": " + I->second + '\n';
  return Result;
}

const StringLiteral *ParsedProgram::literalOf(StringRef Name) const {
  const Stmt *Found = nullptr;
  walkDecl(
      *Unit->getASTContext().getTranslationUnitDecl(),
      [&](const Decl &D) {
        const auto *Variable = dyn_cast<VarDecl>(&D);
        if (!Found && Variable && Variable->getName() == Name)
          Found = findStmt(Variable->getInit(),
                           [](const Stmt &S) { return isa<StringLiteral>(S); });
      },
      [](const Stmt &, const FunctionDecl *) {});
  return cast_or_null<StringLiteral>(Found);
}

std::string ParsedProgram::sourceOf(CharSourceRange Range) const {
  const SourceManager &SM = Unit->getSourceManager();
  const auto Begin = SM.getDecomposedSpellingLoc(Range.getBegin());
  const auto End = SM.getDecomposedSpellingLoc(Range.getEnd());
  if (Begin.first != End.first || End.second < Begin.second)
    return "<not a range>";
  return SM.getBufferData(Begin.first).slice(Begin.second, End.second).str();
}

std::string ParsedProgram::apply(llvm::ArrayRef<FixItHint> Hints) const {
  const SourceManager &SM = Unit->getSourceManager();
  std::vector<const FixItHint *> Sorted;
  for (const FixItHint &Hint : Hints)
    Sorted.push_back(&Hint);
  const auto BeginOf = [&](const FixItHint *Hint) {
    return SM.getFileOffset(Hint->RemoveRange.getBegin());
  };
  std::sort(Sorted.begin(), Sorted.end(),
            [&](const FixItHint *A, const FixItHint *B) {
              return BeginOf(A) < BeginOf(B);
            });
  std::string Result = Code;
  for (auto I = Sorted.rbegin(); I != Sorted.rend(); ++I) {
    const CharSourceRange Range = (*I)->RemoveRange;
    EXPECT_TRUE(Range.isCharRange());
    EXPECT_EQ(SM.getFileID(Range.getBegin()), SM.getMainFileID());
    EXPECT_EQ(SM.getFileID(Range.getEnd()), SM.getMainFileID());
    const unsigned Begin = BeginOf(*I);
    Result.replace(Begin, SM.getFileOffset(Range.getEnd()) - Begin,
                   (*I)->CodeToInsert);
  }
  return Result;
}

ByteEdit replacing(const LiteralText &Text, llvm::StringRef Old,
                   std::string New) {
  const size_t Begin = Text.bytes().find(Old);
  EXPECT_NE(Begin, llvm::StringRef::npos) << Old.str();
  return {Begin, Begin + Old.size(), std::move(New)};
}

static StringRef nameOf(FixRefusal Why) {
  switch (Why) {
  case FixRefusal::None:
    return "None";
  case FixRefusal::NotMapped:
    return "NotMapped";
  case FixRefusal::NotInFile:
    return "NotInFile";
  case FixRefusal::InSystemHeader:
    return "InSystemHeader";
  case FixRefusal::InMacroBody:
    return "InMacroBody";
  case FixRefusal::BesideEmptyArgument:
    return "BesideEmptyArgument";
  case FixRefusal::MacroArgumentReused:
    return "MacroArgumentReused";
  case FixRefusal::StraddlesTokens:
    return "StraddlesTokens";
  case FixRefusal::SplitsEscape:
    return "SplitsEscape";
  case FixRefusal::NotSpellable:
    return "NotSpellable";
  case FixRefusal::RelexMismatch:
    return "RelexMismatch";
  }
  llvm_unreachable("not a refusal");
}

void PrintTo(FixRefusal Why, std::ostream *Out) { *Out << nameOf(Why).str(); }

} // namespace clang::tidy::uri
