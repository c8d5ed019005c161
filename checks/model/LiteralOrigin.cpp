//===--- LiteralOrigin.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/LiteralOrigin.h"
#include "LLVMSupportCompat.h"
#include "ast/DeclWalk.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"

namespace clang::tidy::uri {

using llvm::StringRef;

/// The text of the file that contains \p Loc; empty if it cannot be read.
static StringRef bufferOf(SourceLocation Loc, const SourceManager &SM) {
  bool Invalid = false;
  const StringRef Buffer = SM.getBufferData(SM.getFileID(Loc), &Invalid);
  return Invalid ? StringRef() : Buffer;
}

/// The identifier that is spelled at \p Loc.
static StringRef identifierAt(SourceLocation Loc, const SourceManager &SM) {
  return bufferOf(Loc, SM).substr(SM.getFileOffset(Loc)).take_while([](char C) {
    return isAsciiIdentifierContinue(C, /*AllowDollar=*/true) || !isASCII(C);
  });
}

/// Whether \p Name occurs exactly twice in \p Buffer as a token.
static bool standsTwice(StringRef Name, StringRef Buffer,
                        const LangOptions &LangOpts) {
  // Searching is much faster than lexing, and finds no fewer occurrences.
  if (Buffer.count(Name) == 2)
    return true;
  unsigned Count = 0;
  Lexer Lex(SourceLocation(), LangOpts, Buffer.begin(), Buffer.begin(),
            Buffer.end());
  Token Tok;
  do {
    Lex.LexFromRawLexer(Tok);
    if (Tok.is(tok::raw_identifier) && Tok.getRawIdentifier() == Name)
      ++Count;
  } while (Count <= 2 && Tok.isNot(tok::eof));
  return Count == 2;
}

/// Whether a file is included behind \p Offset of \p Buffer.
static bool includesBehind(StringRef Buffer, size_t Offset) {
  for (size_t At = Buffer.find("include", Offset); At != StringRef::npos;
       At = Buffer.find("include", At + 1)) {
    const StringRef Before = Buffer.take_front(At).rtrim(" \t");
    if (compat::endsWith(Before, "#"))
      return true;
  }
  return false;
}

/// Whether the macro whose body contains \p BodyLoc is expanded exactly once:
/// its name occurs twice in the main file, in its definition and in its
/// expansion. Macros of a header can be expanded by files that are not visible
/// here, and those of the main file by what it includes later.
static bool isExpandedOnce(SourceLocation BodyLoc, const SourceManager &SM,
                           const LangOptions &LangOpts) {
  const SourceLocation Definition = SM.getSpellingLoc(BodyLoc);
  const SourceLocation Use =
      SM.getSpellingLoc(SM.getImmediateExpansionRange(BodyLoc).getBegin());
  const FileID Main = SM.getMainFileID();
  if (SM.getFileID(Definition) != Main || SM.getFileID(Use) != Main)
    return false;
  const StringRef Name = identifierAt(Use, SM);
  const StringRef Buffer = bufferOf(Definition, SM);
  return !Name.empty() && standsTwice(Name, Buffer, LangOpts) &&
         !includesBehind(Buffer, SM.getFileOffset(Definition));
}

/// The beginning of the line that contains \p Offset, taking line continuations
/// into account.
static size_t logicalLineBegin(StringRef Buffer, size_t Offset) {
  while (true) {
    const size_t LineEnd = Buffer.substr(0, Offset).rfind('\n');
    if (LineEnd == StringRef::npos)
      return 0;
    const StringRef Before = Buffer.substr(0, LineEnd).rtrim(" \t\r\f\v");
    if (Before.empty() || Before.back() != '\\')
      return LineEnd + 1;
    Offset = LineEnd;
  }
}

/// Moves \p Lex, which is at the beginning of a directive, to the body of the
/// function-like macro that it defines; returns false if it does not define
/// one.
static bool skipToMacroBody(Lexer &Lex) {
  Token Tok;
  auto NextIs = [&](tok::TokenKind Kind) {
    Lex.LexFromRawLexer(Tok);
    return Tok.is(Kind);
  };
  if (!NextIs(tok::hash) || !NextIs(tok::raw_identifier) ||
      Tok.getRawIdentifier() != "define" || !NextIs(tok::raw_identifier) ||
      !NextIs(tok::l_paren))
    return false;
  while (!NextIs(tok::r_paren))
    if (Tok.is(tok::eof))
      return false;
  return true;
}

/// Whether \p Tok is an operator whose operand is not evaluated, so that the
/// value of a literal in it is not used.
static bool isUnevaluatedOperator(const Token &Tok) {
  if (Tok.isNot(tok::raw_identifier))
    return false;
  const StringRef Name = Tok.getRawIdentifier();
  return Name == "sizeof" || Name == "decltype" || Name == "typeof" ||
         Name == "__typeof" || Name == "__typeof__";
}

/// Whether the macro parameter that is spelled at \p UseLoc, in the body of the
/// macro, occurs nowhere else in that body except in unevaluated operands.
/// Stringification and pasting count as uses.
static bool isSoleUseOfParameter(SourceLocation UseLoc, const SourceManager &SM,
                                 const LangOptions &LangOpts) {
  const StringRef Name = identifierAt(UseLoc, SM);
  const StringRef Buffer = bufferOf(UseLoc, SM);
  if (Name.empty())
    return false;
  const size_t Begin = logicalLineBegin(Buffer, SM.getFileOffset(UseLoc));
  Lexer Lex(SourceLocation(), LangOpts, Buffer.begin(), Buffer.begin() + Begin,
            Buffer.end());
  if (!skipToMacroBody(Lex))
    return false;

  unsigned Uses = 0;
  // One element for each open parenthesis: whether its content is unevaluated.
  llvm::SmallVector<bool, 8> IsUnevaluated = {false};
  Token Previous, Tok;
  Previous.startToken();
  for (Lex.LexFromRawLexer(Tok); Tok.isNot(tok::eof) && !Tok.isAtStartOfLine();
       Previous = Tok, Lex.LexFromRawLexer(Tok)) {
    const bool IsOperand =
        IsUnevaluated.back() || isUnevaluatedOperator(Previous);
    if (Tok.is(tok::l_paren))
      IsUnevaluated.push_back(IsOperand);
    else if (Tok.is(tok::r_paren) && IsUnevaluated.size() > 1)
      IsUnevaluated.pop_back();
    else if (Tok.is(tok::raw_identifier) && Tok.getRawIdentifier() == Name &&
             !IsOperand)
      ++Uses;
  }
  return Uses == 1;
}

/// Follows \p Loc up through all macros that it has passed through. Returns why
/// an edit there would change something else, too. \p AllowsBody decides about
/// a location in the body of a macro.
static FixRefusal
whyNotThroughMacros(SourceLocation Loc, const SourceManager &SM,
                    const LangOptions &LangOpts,
                    llvm::function_ref<bool(SourceLocation)> AllowsBody) {
  while (Loc.isMacroID()) {
    const SourceLocation Expansion =
        SM.getImmediateExpansionRange(Loc).getBegin();
    if (SM.isMacroArgExpansion(Loc)) {
      if (!isSoleUseOfParameter(SM.getSpellingLoc(Expansion), SM, LangOpts))
        return FixRefusal::MacroArgumentReused;
      Loc = SM.getImmediateSpellingLoc(Loc);
    } else {
      if (!AllowsBody(Loc))
        return FixRefusal::InMacroBody;
      Loc = Expansion;
    }
  }
  return FixRefusal::None;
}

/// Whether a comma and a closing parenthesis follow the token at \p Loc.
static bool isBeforeEmptyArgument(SourceLocation Loc, const SourceManager &SM,
                                  const LangOptions &LangOpts) {
  const auto Comma = Lexer::findNextToken(Loc, SM, LangOpts);
  const auto After =
      Comma && Comma->is(tok::comma)
          ? Lexer::findNextToken(Comma->getLocation(), SM, LangOpts)
          : decltype(Comma)();
  return After && After->is(tok::r_paren);
}

FixRefusal whyNotEditable(SourceLocation TokenLoc, const SourceManager &SM,
                          const LangOptions &LangOpts) {
  const SourceLocation Written = SM.getSpellingLoc(TokenLoc);
  if (!SM.getFileEntryForID(SM.getFileID(Written)))
    return FixRefusal::NotInFile;
  if (isInLibrary(Written, SM))
    return FixRefusal::InSystemHeader;
  if (isBeforeEmptyArgument(Written, SM, LangOpts))
    return FixRefusal::BesideEmptyArgument;
  return whyNotThroughMacros(TokenLoc, SM, LangOpts, [&](SourceLocation Loc) {
    return isExpandedOnce(Loc, SM, LangOpts);
  });
}

CharSourceRange editableRange(const Expr &E, const SourceManager &SM,
                              const LangOptions &LangOpts) {
  // There is no range in a file for a part of a body.
  const auto AllowsBody = [](SourceLocation) { return true; };
  for (const SourceLocation Loc : {E.getBeginLoc(), E.getEndLoc()})
    if (whyNotThroughMacros(Loc, SM, LangOpts, AllowsBody) != FixRefusal::None)
      return {};
  return Lexer::makeFileCharRange(
      CharSourceRange::getTokenRange(E.getSourceRange()), SM, LangOpts);
}

} // namespace clang::tidy::uri
