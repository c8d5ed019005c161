//===--- LiteralText.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/LiteralText.h"
#include "LLVMCompat.h"
#include "model/LiteralLexer.h"
#include "model/LiteralUnits.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using llvm::StringRef;

std::optional<std::string> literalBytes(const StringLiteral &Lit) {
  // A list of the kinds that are text, because later versions of LLVM add
  // others.
  if (!compat::isOrdinary(Lit) && !Lit.isUTF8() && !Lit.isWide() &&
      !Lit.isUTF16() && !Lit.isUTF32())
    return std::nullopt;
  return unitsToUTF8(Lit.getBytes(), Lit.getCharByteWidth());
}

LiteralText::LiteralText(const StringLiteral &Lit, const ASTContext &Ctx)
    : Lit(&Lit), Ctx(&Ctx) {
  if (std::optional<std::string> Text = literalBytes(Lit)) {
    Bytes = std::move(*Text);
    IsMapped = map();
  }
  if (!IsMapped) {
    Tokens.clear();
    Segments.clear();
  }
}

bool LiteralText::map() {
  const SourceManager &SM = Ctx->getSourceManager();
  LiteralLexer Lexer(Bytes, Lit->getCharByteWidth(), Ctx->getLangOpts(),
                     Segments);
  Tokens.reserve(Lit->getNumConcatenated());
  for (const SourceLocation Loc :
       llvm::make_range(Lit->tokloc_begin(), Lit->tokloc_end())) {
    const auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Loc));
    bool Invalid = false;
    const StringRef Buffer = SM.getBufferData(File, &Invalid);
    LiteralToken Token;
    if (Invalid || Offset >= Buffer.size() ||
        !Lexer.lex(Buffer.substr(Offset), Token))
      return false;
    Token.Loc = Loc;
    Tokens.push_back(Token);
  }
  return Lexer.isComplete();
}

size_t LiteralText::tokenAt(size_t Offset) const {
  assert(IsMapped && "there are no tokens");
  const auto *const Next = llvm::partition_point(
      Tokens, [&](const LiteralToken &T) { return T.FirstByte <= Offset; });
  return std::prev(Next) - Tokens.begin();
}

const LiteralSegment &LiteralText::segmentAt(size_t Offset) const {
  assert(IsMapped && Offset < Bytes.size() && "there is no such byte");
  const auto Next = llvm::partition_point(
      Segments, [&](const LiteralSegment &S) { return S.FirstByte <= Offset; });
  return *std::prev(Next);
}

/// The location where a token is written, if it is the argument of a macro. A
/// macro of a system header, such as TEXT, may have pasted a prefix to it.
static SourceLocation placeOf(SourceLocation TokenLoc, const ASTContext &Ctx) {
  const SourceManager &SM = Ctx.getSourceManager();
  while (SM.isMacroArgExpansion(TokenLoc))
    TokenLoc = SM.getImmediateSpellingLoc(TokenLoc);
  if (!TokenLoc.isMacroID() || !SM.isInSystemMacro(TokenLoc))
    return TokenLoc;
  const CharSourceRange Use = SM.getExpansionRange(TokenLoc);
  const size_t InUse =
      Lexer::getSourceText(Use, SM, Ctx.getLangOpts()).find('"');
  bool Invalid = false;
  const size_t InToken =
      StringRef(SM.getCharacterData(SM.getSpellingLoc(TokenLoc), &Invalid))
          .find('"');
  return Invalid || InUse == StringRef::npos || InUse < InToken
             ? TokenLoc
             : Use.getBegin().getLocWithOffset(static_cast<int>(InUse) -
                                               static_cast<int>(InToken));
}

SourceLocation LiteralText::locationOf(size_t Offset) const {
  assert(Offset <= Bytes.size() && "there is no such byte");
  if (!IsMapped)
    return placeOf(Lit->getBeginLoc(), *Ctx);
  const LiteralToken &Token = Tokens[tokenAt(Offset)];
  return placeOf(Token.Loc, *Ctx).getLocWithOffset(sourceBegin(Offset));
}

CharSourceRange LiteralText::rangeOf(size_t Begin, size_t End) const {
  assert(Begin <= End && End <= Bytes.size() && "there are no such bytes");
  if (!IsMapped)
    return CharSourceRange::getTokenRange(placeOf(Lit->getBeginLoc(), *Ctx),
                                          placeOf(Lit->getEndLoc(), *Ctx));
  const SourceLocation First = locationOf(Begin);
  if (Begin == End)
    return CharSourceRange::getCharRange(First, First);
  const LiteralToken &Token = Tokens[tokenAt(End - 1)];
  return CharSourceRange::getCharRange(
      First, placeOf(Token.Loc, *Ctx).getLocWithOffset(sourceEnd(End)));
}

unsigned LiteralText::sourceBegin(size_t Offset) const {
  if (Offset == Bytes.size())
    return Tokens.back().BodyEnd;
  const LiteralSegment &Segment = segmentAt(Offset);
  return Segment.SourceBegin +
         (Segment.IsVerbatim ? Offset - Segment.FirstByte : 0);
}

unsigned LiteralText::sourceEnd(size_t Offset) const {
  const LiteralSegment &Segment = segmentAt(Offset - 1);
  return Segment.IsVerbatim ? Segment.SourceBegin + (Offset - Segment.FirstByte)
                            : Segment.SourceEnd;
}

} // namespace clang::tidy::uri
