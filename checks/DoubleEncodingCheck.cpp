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

/// Whether `%25` is right in \p Span: its text, decoded once, is itself a URI
/// or a query, or it is the zone of an IPv6 address (RFC 6874).
static bool holdsEncodedUri(StringRef Text, const ComponentSpan &Span) {
  if (Span.Which == Component::Host)
    return true;
  if (Span.Which != Component::QueryValue)
    return false;
  // The span of a value begins with its '='.
  const StringRef Value = Text.slice(Span.Begin, Span.End).ltrim('=');
  const std::string Once = uricore::decode({Value.data(), Value.size()}).Bytes;
  return StringRef(Once).take_front(1) == "/" ||
         StringRef(Once).contains("://") || StringRef(Once).contains('?') ||
         (Value.contains_insensitive("%3d") &&
          Value.contains_insensitive("%26"));
}

void DoubleEncodingCheck::checkUri(const FoundUri &Found) {
  const std::string &Text = Found.content().Text;
  llvm::SmallVector<LiteralIssue, 4> Issues;
  for (const ComponentSpan &Span : Found.Uri.Components.Spans) {
    size_t I = Text.find("%25", Span.Begin);
    if (I >= Span.End || holdsEncodedUri(Text, Span))
      continue;
    for (; I < Span.End; I = Text.find("%25", I + 1)) {
      // `%25252F` was encoded three times.
      size_t Digits = I + uricore::EscapeLength;
      while (Text.compare(Digits, 2, "25") == 0 &&
             uricore::escapeAt("%" + Text.substr(Digits + 2, 2), 0))
        Digits += 2;
      const size_t End = Digits + 2;
      const std::string Once = "%" + Text.substr(Digits, 2);
      if (!uricore::escapeAt(Once, 0) || End > Span.End ||
          !isPlainPercent(Found, I) ||
          llvm::any_of(Found.content().Holes,
                       [&](const Hole &H) { return H.Pos > I && H.Pos < End; }))
        continue;
      Issues.push_back({I, End,
                        "'" + Text.substr(I, End - I) +
                            "' is encoded twice: the server sees '%" +
                            Text.substr(I + uricore::EscapeLength,
                                        End - I - uricore::EscapeLength) +
                            "', not what it stands for",
                        Once, Confidence::Certain, /*ChangesMeaning=*/true});
      I = End - 1;
    }
  }
  report(Found, Issues);
}

void DoubleEncodingCheck::checkStrings(const DeclStrings &Strings) {
  for (const TextOperation &Operation : Strings.Operations) {
    const Hole *Input = Operation.Input.soleHole();
    if (Operation.What != TextOperation::Encode || !Input || !Input->By ||
        Input->State != EncodingState::Encoded)
      continue;
    // OAuth 1 and SigV4 encode twice what they sign.
    if (Operation.In && saysSignature(Operation.In->getNameAsString()))
      continue;
    reportPair(Operation, *Input->By);
  }
}

void DoubleEncodingCheck::reportPair(const TextOperation &Operation,
                                     const Expr &Inner) {
  const Expr &Outer = *Operation.Call;
  // By the catalogue, by the bodies of helpers, or only by their names.
  const Expr &Encoder = Operation.Via ? *Operation.Via : Outer;
  const bool IsKnown =
      analysis().isKnownEncoder(&Outer) && analysis().isKnownEncoder(&Inner);
  const auto IsShown = [&](const Expr &E) {
    return analysis().isKnownEncoder(&E) || analysis().returnsEncoded(&E);
  };
  const Confidence Sureness = IsKnown ? Confidence::Certain
                              : IsShown(Encoder) && IsShown(Inner)
                                  ? Confidence::Likely
                                  : Confidence::Possible;
  if (!isReported(Sureness) || !claim(Outer.getBeginLoc()))
    return;
  diag(Outer.getBeginLoc(),
       "'%0' encodes what '%1' has encoded: every '%%' becomes '%%25'")
      << nameOf(&Outer) << nameOf(&Inner);
  if (Operation.Via && !analysis().returnsEncoded(&Outer))
    diag(locationOf(*Operation.Via), "it is encoded here", DiagnosticIDs::Note);
  const Expr *Call = Inner.IgnoreParenImpCasts();
  // Only a call that stands in the other can take its place.
  const SourceManager &SM = context().getSourceManager();
  const CharSourceRange OuterRange = Lexer::makeFileCharRange(
      CharSourceRange::getTokenRange(Outer.getSourceRange()), SM,
      getLangOpts());
  const CharSourceRange InnerRange = Lexer::makeFileCharRange(
      CharSourceRange::getTokenRange(Call->getSourceRange()), SM,
      getLangOpts());
  if (OuterRange.isInvalid() || InnerRange.isInvalid() ||
      !SM.isBeforeInTranslationUnit(OuterRange.getBegin(),
                                    InnerRange.getBegin()) ||
      !SM.isBeforeInTranslationUnit(InnerRange.getBegin(),
                                    OuterRange.getEnd()) ||
      !context().hasSameUnqualifiedType(Outer.getType(), Call->getType()))
    return;
  diag(Outer.getBeginLoc(), "drop the outer encoding", DiagnosticIDs::Note)
      << FixItHint::CreateReplacement(
             OuterRange, Lexer::getSourceText(InnerRange, SM, getLangOpts()));
}

} // namespace clang::tidy::uri
