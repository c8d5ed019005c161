//===--- DoubleEncodingCheck.cpp - uri-tidy -------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DoubleEncodingCheck.h"
#include "LLVMCompat.h"
#include "core/Percent.h"
#include "knowledge/Names.h"
#include "model/TextShape.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using uricore::Component;

/// Whether `%25` is correct in \p Span: its text, decoded once, is still a URI
/// or a query, or it is the zone of an IPv6 address (RFC 6874).
static bool holdsEncodedUri(StringRef Text, const ComponentSpan &Span) {
  if (Span.Which == Component::Host)
    return true;
  if (Span.Which != Component::QueryValue)
    return false;
  // The span of a value begins with its '='.
  const StringRef Value = Text.slice(Span.Begin, Span.End).ltrim('=');
  const std::string Once = uricore::decode({Value.data(), Value.size()}).Bytes;
  return compat::startsWith(Once, "/") || StringRef(Once).contains("://") ||
         StringRef(Once).contains('?') ||
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
      const auto Once = uricore::escapeAt("%" + Text.substr(Digits, 2), 0);
      if (!Once || End > Span.End || !isPlainPercent(Found, I) ||
          llvm::any_of(Found.content().Holes,
                       [&](const Hole &H) { return H.Pos > I && H.Pos < End; }))
        continue;
      Issues.push_back({I, End,
                        "'" + Text.substr(I, End - I) +
                            "' is encoded twice: the server sees '%" +
                            Text.substr(I + uricore::EscapeLength,
                                        End - I - uricore::EscapeLength) +
                            "', not what it stands for",
                        normalForm(Once->Octet, /*MayMakeDotSegment=*/true),
                        Confidence::Certain, /*ChangesMeaning=*/true});
      I = End - 1;
    }
  }
  report(Found, Issues);
  for (const HolePlace &Place : Found.Uri.Components.Holes)
    checkWhole(Found.content().Holes[Place.Index], Place);
}

void DoubleEncodingCheck::checkWhole(const Hole &H, const HolePlace &Place) {
  if (H.State != EncodingState::Encoded || !H.By ||
      Place.Role == HolePlace::Data || Place.Role == HolePlace::Port)
    return;
  const TextOperation *Operation = analysis().operationOf(*H.By);
  if (!Operation || Operation->Via)
    return;
  const Template &Input = Operation->Input;
  const TextShape Shape = shapeOf(Input, analysis().names());
  const bool IsEncoded = llvm::any_of(Input.Holes, [](const Hole &Inner) {
    return Inner.State == EncodingState::Encoded && Inner.By;
  });
  const bool IsWhole = Shape == TextShape::Uri || Shape == TextShape::Query;
  if (!IsEncoded && !IsWhole)
    return;
  // A function that repairs may look like an encoder by its name alone.
  const bool IsBuilt = !Input.Text.empty() || IsEncoded;
  // An encoder that keeps the delimiters is meant for a whole URI; and an API
  // that takes a path is better evidence than a name.
  for (const ApiFact &Fact : analysis().factsOf(*H.By))
    if (Fact.Role == ApiRole::Encodes &&
        ((Fact.Keeps && Fact.Keeps->contains('/') && !IsEncoded) ||
         (Fact.Part == UriPart::FileUri && !IsBuilt)))
      return;
  if (!isReported(IsBuilt || analysis().isKnownEncoder(H.By)
                      ? Confidence::Likely
                      : Confidence::Possible) ||
      !claim(locationOf(*H.By)))
    return;
  diag(locationOf(*H.By),
       IsEncoded
           ? "'%0' encodes text that already contains escapes: every '%%' "
             "becomes '%%25'"
           : "'%0' encodes a whole %select{query|URI}1, including "
             "its delimiters; encode each value instead")
      << calleeName(*H.By) << (Shape == TextShape::Uri);
}

void DoubleEncodingCheck::checkStrings(const DeclStrings &Strings) {
  for (const TextOperation &Operation : Strings.Operations) {
    if (Operation.Kind != TextOperation::Encode &&
        Operation.Kind != TextOperation::Take)
      continue;
    // OAuth 1 and SigV4 encode the text that they sign twice.
    if (Operation.In &&
        says(Operation.In->getNameAsString(), NameMeaning::Signature))
      continue;
    // Text that is encoded as a whole may be a URI that becomes a value in
    // another.
    if (Operation.Kind == TextOperation::Encode && !Operation.Input.soleHole())
      continue;
    for (const Hole &Input : Operation.Input.Holes)
      if (Input.By && Input.State == EncodingState::Encoded)
        reportPair(Operation, *Input.By);
  }
}

void DoubleEncodingCheck::reportPair(const TextOperation &Operation,
                                     const Expr &Inner) {
  const Expr &Outer = *Operation.Call;
  // Known from the catalogue, from the bodies of helpers, or only from names.
  const Expr &Encoder = Operation.Via ? *Operation.Via : Outer;
  const bool IsTaken = Operation.Kind == TextOperation::Take;
  const bool IsKnown = (IsTaken || analysis().isKnownEncoder(&Outer)) &&
                       analysis().isKnownEncoder(&Inner);
  const auto IsShown = [&](const Expr &E) {
    return analysis().isKnownEncoder(&E) || analysis().returnsEncoded(&E);
  };
  const Confidence Level = IsKnown ? Confidence::Certain
                           : (IsTaken || IsShown(Encoder)) && IsShown(Inner)
                               ? Confidence::Likely
                               : Confidence::Possible;
  if (!isReported(Level) || !claim(Outer.getBeginLoc()))
    return;
  diag(Outer.getBeginLoc(),
       "'%0' encodes the result of '%1' again: every '%%' becomes '%%25'")
      << calleeName(Outer) << calleeName(Inner);
  if (Operation.Via && !analysis().returnsEncoded(&Outer))
    diag(locationOf(*Operation.Via), "it is encoded here", DiagnosticIDs::Note);
  const Expr *Call = Inner.IgnoreParenImpCasts();
  // Only a call inside the other one can replace it.
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
  diag(Outer.getBeginLoc(), "remove the outer encoding", DiagnosticIDs::Note)
      << FixItHint::CreateReplacement(
             OuterRange, Lexer::getSourceText(InnerRange, SM, getLangOpts()));
}

} // namespace clang::tidy::uri
