//===--- DoubleEncodingCheck.cpp - uri-tidy -------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DoubleEncodingCheck.h"
#include "core/Percent.h"
#include "model/Names.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using uricore::Component;

/// Whether the value around byte \p I, decoded once, is itself a URI or a
/// query: then `%25` in it is right.
static bool isInsideEncodedUri(const FoundUri &Found, size_t I) {
  const StringRef Text = Found.content().Text;
  for (const ComponentSpan &Span : Found.Uri.Components.Spans) {
    if (I < Span.Begin || I >= Span.End)
      continue;
    // The zone of an IPv6 address (RFC 6874).
    if (Span.Which == Component::Host)
      return true;
    const StringRef Value = Text.slice(Span.Begin, Span.End);
    const std::string Once =
        uricore::decode({Value.data(), Value.size()}).Bytes;
    const StringRef Decoded = Once;
    return Span.Which == Component::QueryValue &&
           (Decoded.contains("://") || Decoded.contains('?') ||
            (Value.contains_insensitive("%3d") &&
             Value.contains_insensitive("%26")));
  }
  return false;
}

void DoubleEncodingCheck::checkUri(const FoundUri &Found) {
  const std::string &Text = Found.content().Text;
  llvm::SmallVector<LiteralIssue, 4> Issues;
  for (size_t I = Text.find("%25", Found.Uri.Begin); I < Found.Uri.End;
       I = Text.find("%25", I + 1)) {
    const std::string Once = "%" + Text.substr(I + 3, 2);
    if (!uricore::escapeAt(Once, 0) || I + 5 > Found.Uri.End ||
        !isPlainPercent(Found, I) || isInsideEncodedUri(Found, I))
      continue;
    if (llvm::any_of(Found.content().Holes,
                     [&](const Hole &H) { return H.Pos > I && H.Pos < I + 5; }))
      continue;
    Issues.push_back({I, I + 5,
                      "'" + Text.substr(I, 5) + "' is encoded twice: the " +
                          "server sees '" + Once + "', not what it stands for",
                      Once, Confidence::Certain, /*ChangesMeaning=*/true});
  }
  report(Found, Issues);
}

void DoubleEncodingCheck::checkStrings(const DeclStrings &Strings) {
  for (const NestedEncoding &Pair : Strings.Nested) {
    // OAuth 1 and SigV4 encode twice what they sign.
    if (Pair.In && saysSignature(Pair.In->getNameAsString()))
      continue;
    const bool IsKnown =
        isKnownEncoder(Pair.Outer) && isKnownEncoder(Pair.Inner);
    if (!isReported(IsKnown ? Confidence::Certain : Confidence::Possible) ||
        !claim(Pair.Outer->getBeginLoc()))
      continue;
    const std::string Outer = nameOf(Pair.Outer);
    diag(Pair.Outer->getBeginLoc(),
         "'%0' encodes what '%1' has encoded: every '%%' becomes '%%25'")
        << Outer << nameOf(Pair.Inner);
    const Expr *Inner = Pair.Inner->IgnoreParenImpCasts();
    // Only a call that stands in the other can take its place.
    const SourceManager &SM = context().getSourceManager();
    const CharSourceRange OuterRange = Lexer::makeFileCharRange(
        CharSourceRange::getTokenRange(Pair.Outer->getSourceRange()), SM,
        getLangOpts());
    const CharSourceRange InnerRange = Lexer::makeFileCharRange(
        CharSourceRange::getTokenRange(Inner->getSourceRange()), SM,
        getLangOpts());
    if (OuterRange.isInvalid() || InnerRange.isInvalid() ||
        !SM.isBeforeInTranslationUnit(OuterRange.getBegin(),
                                      InnerRange.getBegin()) ||
        !SM.isBeforeInTranslationUnit(InnerRange.getBegin(),
                                      OuterRange.getEnd()) ||
        !context().hasSameUnqualifiedType(Pair.Outer->getType(),
                                          Inner->getType()))
      continue;
    diag(Pair.Outer->getBeginLoc(), "drop the outer encoding",
         DiagnosticIDs::Note)
        << FixItHint::CreateReplacement(
               OuterRange, Lexer::getSourceText(InnerRange, SM, getLangOpts()));
  }
}

} // namespace clang::tidy::uri
