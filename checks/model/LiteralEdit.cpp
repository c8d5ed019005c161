//===--- LiteralEdit.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/LiteralEdit.h"
#include "LLVMCompat.h"
#include "model/LiteralOrigin.h"
#include "model/LiteralUnits.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/LiteralSupport.h"
#include "llvm/Support/ConvertUTF.h"

namespace clang::tidy::uri {

using llvm::ArrayRef;
using llvm::StringRef;

namespace {

/// A replacement of source characters in one token.
struct SourceEdit {
  size_t Token;
  /// As offsets into the spelling of the token.
  unsigned Begin, End;
  std::string Text;
};

} // namespace

static bool isUTF8Continuation(char Byte) { return (Byte & 0xC0) == 0x80; }

//===----------------------------------------------------------------------===//
// Spelling
//===----------------------------------------------------------------------===//

/// The length of the well-formed UTF-8 sequence at the beginning of \p Text; 0
/// if there is none.
static size_t sequenceLength(StringRef Text) {
  const auto *Begin = reinterpret_cast<const llvm::UTF8 *>(Text.begin());
  const auto *End = reinterpret_cast<const llvm::UTF8 *>(Text.end());
  return llvm::isLegalUTF8Sequence(Begin, End)
             ? llvm::getNumBytesForUTF8(*Begin)
             : 0;
}

/// The letter of the simple escape sequence for \p C, or 0.
static char simpleEscape(char C) {
  for (const SimpleEscape &Escape : SimpleEscapes)
    if (Escape.Value == C)
      return Escape.Letter;
  return 0;
}

/// Three octal digits: unlike a hexadecimal escape sequence, this one ends
/// regardless of the next character.
static std::string octalEscape(char C) {
  const auto Byte = static_cast<unsigned char>(C);
  return {'\\', static_cast<char>('0' + (Byte >> 6)),
          static_cast<char>('0' + (Byte >> 3 & 7)),
          static_cast<char>('0' + (Byte & 7))};
}

/// \p Bytes for a raw string: unchanged, if the source may contain them.
static std::optional<std::string> spellRaw(StringRef Bytes) {
  for (size_t I = 0; I != Bytes.size();) {
    const size_t Length = sequenceLength(Bytes.substr(I));
    if (Length == 0 || Bytes[I] == '\0' || Bytes[I] == '\r')
      return std::nullopt;
    I += Length;
  }
  return Bytes.str();
}

/// \p Bytes for a literal with escape sequences, between the source characters
/// \p Before and \p After.
static std::optional<std::string> spellEscaped(StringRef Bytes,
                                               unsigned UnitWidth,
                                               StringRef Before,
                                               StringRef After) {
  std::string Out;
  for (size_t I = 0; I != Bytes.size();) {
    const char C = Bytes[I];
    const size_t Length = sequenceLength(Bytes.substr(I));
    const char Previous = !Out.empty()      ? Out.back()
                          : !Before.empty() ? Before.back()
                                            : '\0';
    const bool IsLast = I + 1 == Bytes.size();
    if (Length == 0 && UnitWidth != 1)
      return std::nullopt;
    if (const char Letter = simpleEscape(C))
      Out.append({'\\', Letter});
    else if (Length == 0 || static_cast<unsigned char>(C) < ' ' || C == '\x7F')
      Out += octalEscape(C);
    // Do not form a trigraph, even if the language has none: some compilers
    // warn. `\?` does not help before a question mark: `\??/` contains a
    // trigraph.
    else if (C == '?' && IsLast && compat::startsWith(After, "?"))
      Out += octalEscape(C);
    else if (C == '?' && Previous == '?')
      Out += "\\?";
    else
      Out.append(Bytes.data() + I, Length);
    I += Length == 0 ? 1 : Length;
  }
  return Out;
}

//===----------------------------------------------------------------------===//
// From bytes to source characters
//===----------------------------------------------------------------------===//

/// Whether an edit may begin or end at byte \p Offset, which must be neither
/// inside an escape sequence nor inside a character.
static bool isBoundary(const LiteralText &Text, size_t Offset) {
  if (Offset == Text.bytes().size())
    return true;
  const LiteralSegment &Segment = Text.segmentAt(Offset);
  return Offset == Segment.FirstByte ||
         (Segment.IsVerbatim && !isUTF8Continuation(Text.bytes()[Offset]));
}

/// Removes the bytes from \p Edit that it does not change.
static ByteEdit trimmed(const LiteralText &Text, const ByteEdit &Edit) {
  const StringRef Old = Text.bytes().slice(Edit.Begin, Edit.End);
  const StringRef New = Edit.Bytes;
  const size_t Limit = std::min(Old.size(), New.size());
  size_t Prefix = 0;
  while (Prefix != Limit && Old[Prefix] == New[Prefix])
    ++Prefix;
  while (Prefix != 0 &&
         (!isBoundary(Text, Edit.Begin + Prefix) ||
          (Prefix != New.size() && isUTF8Continuation(New[Prefix]))))
    --Prefix;
  size_t Suffix = 0;
  while (Suffix != Limit - Prefix &&
         Old[Old.size() - Suffix - 1] == New[New.size() - Suffix - 1])
    ++Suffix;
  while (Suffix != 0 && isUTF8Continuation(New[New.size() - Suffix]))
    --Suffix;
  return {Edit.Begin + Prefix, Edit.End - Suffix,
          New.substr(Prefix, New.size() - Prefix - Suffix).str()};
}

/// Appends the source edit for \p Edit to \p Out, if it changes anything.
static FixRefusal toSource(const LiteralText &Text, const ByteEdit &Edit,
                           std::vector<SourceEdit> &Out) {
  assert(Edit.Begin <= Edit.End && Edit.End <= Text.bytes().size() &&
         "there are no such bytes");
  const size_t TokenIndex = Text.tokenAt(Edit.Begin);
  if (Edit.Begin != Edit.End && Text.tokenAt(Edit.End - 1) != TokenIndex)
    return FixRefusal::StraddlesTokens;
  if (!isBoundary(Text, Edit.Begin) || !isBoundary(Text, Edit.End))
    return FixRefusal::SplitsEscape;
  const ByteEdit Change = trimmed(Text, Edit);
  if (Change.Begin == Change.End && Change.Bytes.empty())
    return FixRefusal::None;

  const LiteralToken &Token = Text.tokens()[TokenIndex];
  SourceEdit Result;
  Result.Token = TokenIndex;
  // An insertion after the last byte of the token: the next byte is in another.
  const bool IsAtEnd = Change.Begin == Edit.End && Edit.Begin != Edit.End;
  Result.Begin =
      IsAtEnd ? Text.sourceEnd(Change.Begin) : Text.sourceBegin(Change.Begin);
  Result.End =
      Change.Begin == Change.End ? Result.Begin : Text.sourceEnd(Change.End);
  const std::optional<std::string> Spelled =
      Token.IsRaw
          ? spellRaw(Change.Bytes)
          : spellEscaped(Change.Bytes, Text.literal().getCharByteWidth(),
                         Token.Spelling.substr(0, Result.Begin),
                         Token.Spelling.substr(Result.End));
  if (!Spelled)
    return FixRefusal::NotSpellable;
  Result.Text = *Spelled;
  // If an insertion touches another edit, the order of the two hints would be
  // lost.
  if (!Out.empty() && Out.back().Token == TokenIndex &&
      Out.back().End == Result.Begin &&
      (Out.back().Begin == Out.back().End || Result.Begin == Result.End)) {
    Out.back().End = Result.End;
    Out.back().Text += Result.Text;
  } else {
    Out.push_back(std::move(Result));
  }
  return FixRefusal::None;
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static size_t countTrigraphs(StringRef Spelling) {
  size_t Count = 0;
  for (size_t I = Spelling.find("??"); I != StringRef::npos;
       I = Spelling.find("??", I + 1))
    if (StringRef("=/'()!<>-").contains(Spelling.substr(I + 2, 1)) &&
        I + 2 != Spelling.size())
      ++Count;
  return Count;
}

/// The bytes of the literal that \p Spellings form, according to Clang's own
/// lexer; wide units as UTF-8.
static std::optional<std::string> lexedBytes(ArrayRef<std::string> Spellings,
                                             unsigned UnitWidth,
                                             const ASTContext &Ctx) {
  std::string Source;
  for (const std::string &Spelling : Spellings)
    Source += Spelling + '\n';
  Lexer Lex(SourceLocation(), Ctx.getLangOpts(), Source.data(), Source.data(),
            Source.data() + Source.size());
  std::vector<Token> Tokens(Spellings.size());
  for (size_t I = 0; I != Spellings.size(); ++I) {
    Lex.LexFromRawLexer(Tokens[I]);
    if (!tok::isStringLiteral(Tokens[I].getKind()) ||
        Tokens[I].getLength() != Spellings[I].size())
      return std::nullopt;
  }
  const StringLiteralParser Parser(Tokens, Ctx.getSourceManager(),
                                   Ctx.getLangOpts(), Ctx.getTargetInfo());
  if (Parser.hadError)
    return std::nullopt;
  return unitsToUTF8(Parser.GetString(), UnitWidth);
}

/// Whether \p Text has the intended bytes after \p Changes are made in its
/// source.
static bool isProved(const LiteralText &Text, ArrayRef<ByteEdit> Edits,
                     ArrayRef<SourceEdit> Changes) {
  std::string Intended;
  size_t Copied = 0;
  for (const ByteEdit &Edit : Edits) {
    Intended += Text.bytes().slice(Copied, Edit.Begin);
    Intended += Edit.Bytes;
    Copied = Edit.End;
  }
  Intended += Text.bytes().substr(Copied);

  std::vector<std::string> Spellings;
  const SourceEdit *Change = Changes.begin();
  for (size_t I = 0; I != Text.tokens().size(); ++I) {
    const LiteralToken &Token = Text.tokens()[I];
    std::string Spelling;
    size_t Copied = 0;
    for (; Change != Changes.end() && Change->Token == I; ++Change) {
      Spelling += Token.Spelling.slice(Copied, Change->Begin);
      Spelling += Change->Text;
      Copied = Change->End;
    }
    Spelling += Token.Spelling.substr(Copied);
    if (!Token.IsRaw &&
        countTrigraphs(Spelling) > countTrigraphs(Token.Spelling))
      return false;
    Spellings.push_back(std::move(Spelling));
  }
  return lexedBytes(Spellings, Text.literal().getCharByteWidth(),
                    Text.context()) == Intended;
}

//===----------------------------------------------------------------------===//
// The fix
//===----------------------------------------------------------------------===//

std::string inDialect(StringRef Text, Dialect D) {
  std::string Bytes;
  for (const char C : Text)
    Bytes.append(D == Dialect::Printf && C == '%' ? 2 : 1, C);
  return Bytes;
}

LiteralFix spellEdits(const LiteralText &Text, ArrayRef<ByteEdit> Edits) {
  const auto Refuse = [](FixRefusal Why) { return LiteralFix{{}, Why}; };
  if (!Text.isMapped())
    return Refuse(FixRefusal::NotMapped);
  std::vector<SourceEdit> Changes;
  for (const ByteEdit &Edit : Edits)
    if (const FixRefusal Why = toSource(Text, Edit, Changes);
        Why != FixRefusal::None)
      return Refuse(Why);
  if (Changes.empty())
    return {};

  const SourceManager &SM = Text.context().getSourceManager();
  const SourceEdit *Previous = nullptr;
  for (const SourceEdit &Change : Changes) {
    const bool IsNewToken = !Previous || Previous->Token != Change.Token;
    Previous = &Change;
    if (!IsNewToken)
      continue;
    const FixRefusal Why = whyNotEditable(Text.tokens()[Change.Token].Loc, SM,
                                          Text.context().getLangOpts());
    if (Why != FixRefusal::None)
      return Refuse(Why);
  }
  if (!isProved(Text, Edits, Changes))
    return Refuse(FixRefusal::RelexMismatch);

  LiteralFix Fix;
  for (const SourceEdit &Change : Changes) {
    const SourceLocation Begin =
        SM.getSpellingLoc(Text.tokens()[Change.Token].Loc);
    Fix.Hints.push_back(FixItHint::CreateReplacement(
        CharSourceRange::getCharRange(Begin.getLocWithOffset(Change.Begin),
                                      Begin.getLocWithOffset(Change.End)),
        Change.Text));
  }
  return Fix;
}

} // namespace clang::tidy::uri
