//===--- Assertions.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/Assertions.h"
#include "LLVMCompat.h"
#include "ast/FindStmt.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

/// The text of the macro definition, up to the end of its last line, that the
/// byte at \p Offset of \p File belongs to.
static llvm::StringRef definitionAround(llvm::StringRef File, size_t Offset) {
  const auto Continues = [&](size_t LineEnd) {
    return compat::endsWith(File.take_front(LineEnd).rtrim('\r'), "\\");
  };
  size_t Begin = File.rfind('\n', Offset);
  while (Begin != llvm::StringRef::npos && Begin > 0 && Continues(Begin))
    Begin = File.rfind('\n', Begin);
  size_t End = File.find('\n', Offset);
  while (End != llvm::StringRef::npos && Continues(End))
    End = File.find('\n', End + 1);
  return File.slice(Begin == llvm::StringRef::npos ? 0 : Begin + 1, End);
}

/// Whether the macro with \p InBody in its definition calls an assertion macro:
/// `#define BAD(s) do { if (parse(s)) TEST_FAIL(); } while (0)`.
static bool isMadeOfAssertions(SourceLocation InBody, const SourceManager &SM,
                               const LangOptions &Options,
                               const NameMeanings &Names) {
  const auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(InBody));
  const llvm::StringRef Text = SM.getBufferData(File);
  const llvm::StringRef Definition = definitionAround(Text, Offset);
  Lexer Raw(SM.getLocForStartOfFile(File), Options, Text.begin(),
            Definition.begin(), Text.end());
  Token Name, Next;
  Raw.LexFromRawLexer(Name);
  while (Name.isNot(tok::eof) &&
         SM.getFileOffset(Name.getLocation()) <
             static_cast<size_t>(Definition.end() - Text.begin())) {
    Raw.LexFromRawLexer(Next);
    if (Name.is(tok::raw_identifier) && Next.is(tok::l_paren) &&
        llvm::none_of(Name.getRawIdentifier(), isLowercase) &&
        Names.say(Name.getRawIdentifier(), NameMeaning::Assertion))
      return true;
    Name = Next;
  }
  return false;
}

bool isAsserted(SourceLocation Loc, const ASTContext &Context,
                const NameMeanings &Names) {
  const SourceManager &SM = Context.getSourceManager();
  while (Loc.isMacroID()) {
    if (Names.say(Lexer::getImmediateMacroName(Loc, SM, Context.getLangOpts()),
                  NameMeaning::Assertion) ||
        (SM.isMacroArgExpansion(Loc) &&
         isMadeOfAssertions(SM.getImmediateExpansionRange(Loc).getBegin(), SM,
                            Context.getLangOpts(), Names)))
      return true;
    Loc = SM.getImmediateMacroCallerLoc(Loc);
  }
  return false;
}

bool isAsserted(const Template &Content, const ASTContext &Context,
                const NameMeanings &Names) {
  for (const LiteralRun &Run : Content.Runs)
    if (Run.Literal)
      return isAsserted(Run.Literal->getBeginLoc(), Context, Names);
  return false;
}

std::vector<SourceRange> assertedTables(const FunctionDecl &Function,
                                        const NameMeanings &Names) {
  const ASTContext &Context = Function.getASTContext();
  const SourceManager &SM = Context.getSourceManager();
  std::vector<SourceRange> Result;
  findStmt(Function.getBody(), [&](const Stmt &S) {
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S);
    const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    if (Var && Var->hasInit() && Var->getType()->isArrayType() &&
        isAsserted(Ref->getBeginLoc(), Context, Names))
      Result.push_back(
          SM.getExpansionRange(Var->getInit()->getSourceRange()).getAsRange());
    return false;
  });
  return Result;
}

} // namespace clang::tidy::uri
