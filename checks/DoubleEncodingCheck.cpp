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
    const StringRef UpToEnd = StringRef(Text).take_front(Span.End);
    size_t I = UpToEnd.find("%25", Span.Begin);
    if (I == StringRef::npos || holdsEncodedUri(Text, Span))
      continue;
    for (; I != StringRef::npos; I = UpToEnd.find("%25", I + 1)) {
      // `%25252F` was encoded three times.
      size_t Digits = I + uricore::EscapeLength;
      while (Text.compare(Digits, 2, "25") == 0 &&
             uricore::escapeAt("%" + Text.substr(Digits + 2, 2), 0))
        Digits += 2;
      const size_t End = Digits + 2;
      const auto Once = uricore::escapeAt("%" + Text.substr(Digits, 2), 0);
      const LiteralRun *Run = Found.content().runAt(I);
      if (!Once || End > Span.End || !isPlainPercent(Found, I) ||
          Found.content().isInterrupted(I, End) ||
          (Run && Run->Literal && analysis().isDecodedLater(*Run->Literal)))
        continue;
      Issues.push_back({I,
                        End,
                        "'" + Text.substr(I, End - I) +
                            "' is encoded twice: the server sees '%" +
                            Text.substr(I + uricore::EscapeLength,
                                        End - I - uricore::EscapeLength) +
                            "', not what it stands for",
                        normalForm(Once->Octet, /*MayMakeDotSegment=*/true),
                        {Feature::Literal},
                        /*ChangesMeaning=*/true});
      I = End - 1;
    }
  }
  report(Found, Issues);
  for (const HolePlace &Place : Found.Uri.Components.Holes) {
    checkWhole(Found, Place);
    checkSame(Found.content().Holes[Place.Index]);
  }
}

bool DoubleEncodingCheck::takesValue(const Expr &Taker) {
  return llvm::any_of(analysis().factsOf(Taker), [](const ApiFact &Fact) {
    return Fact.Role == ApiRole::Takes && (Fact.Part == UriPart::QueryValue ||
                                           Fact.Part == UriPart::FormValue);
  });
}

/// Whether \p T is one value, as opposed to several, or a URI, that become one.
static bool isUndivided(const Template &T) {
  return uricore::CharSet(T.Text).isDisjointFrom(uricore::Reserved);
}

void DoubleEncodingCheck::checkStrings(const DeclStrings &Strings) {
  for (const BuiltString &Each : Strings.Strings)
    checkSent(Each);
  for (const TextOperation &Operation : Strings.Operations) {
    if (Operation.Kind != TextOperation::Encode &&
        Operation.Kind != TextOperation::Take)
      continue;
    // OAuth 1 and SigV4 encode the text that they sign twice.
    if ((Operation.In &&
         says(Operation.In->getNameAsString(), NameMeaning::Signature)) ||
        says(calleeName(*Operation.Call), NameMeaning::Signature))
      continue;
    checkLiteral(Operation);
    // Text that is encoded as a whole may be a URI that becomes a value in
    // another.
    const Hole *Sole = Operation.Input.soleHole();
    if (Operation.Kind == TextOperation::Encode && !Sole &&
        !isUndivided(Operation.Input))
      continue;
    if (Sole)
      reportReplaced(Operation, *Sole);
    // A whole URI becomes a value in another one.
    const bool IsUri = Sole && Sole->Facts &&
                       (Sole->Facts->Part == UriPart::Uri ||
                        Sole->Facts->Part == UriPart::FileUri);
    const bool IsNested =
        !Sole && takesValue(*Operation.Call) &&
        shapeOf(Operation.Input, analysis().names()) >= TextShape::Query;
    for (const Hole &Input : Operation.Input.Holes)
      if (Input.By && Input.State == EncodingState::Encoded && !IsUri &&
          !IsNested)
        reportPair(Operation, Input, Strings.Operations);
    if (Sole) {
      reportGiven(Operation, *Sole);
      reportNamed(Operation, *Sole);
      reportUri(Operation, *Sole);
    }
  }
}

/// The first escape in \p T, if all its percent signs belong to escapes.
static std::optional<size_t> firstEscape(const Template &T) {
  const size_t First = T.Text.find('%');
  if (First == std::string::npos)
    return std::nullopt;
  for (size_t I = First; I != std::string::npos; I = T.Text.find('%', I + 1))
    if (!T.escapeAt(I))
      return std::nullopt;
  return First;
}

void DoubleEncodingCheck::checkLiteral(const TextOperation &Operation) {
  const Template &Input = Operation.Input;
  const bool IsTaken = Operation.Kind == TextOperation::Take;
  const std::optional<size_t> First = firstEscape(Input);
  if (!First || (!IsTaken && !Input.isConstant()))
    return;
  // Text with other characters that need encoding is plain text.
  const StringRef Text = Input.Text;
  if (!uricore::consistsOf(Input.Text, uricore::UriChars))
    return;
  // A reference may become a value in another one.
  if (Text.contains("://") ||
      (!IsTaken && (compat::startsWith(Text, "/") || Text.contains('?') ||
                    shapeOf(Input, analysis().names()) == TextShape::Query)))
    return;
  if (analysis().keepsEscapes(*Operation.Call))
    return;
  const LiteralRun *Run = Input.runAt(*First);
  if (!Run || !Run->Literal || Run->Spelling != Dialect::Plain ||
      // A function that encodes its own literal is reported itself.
      (Operation.Via && Operation.In &&
       !analysis().isWrittenIn(*Run->Literal, *Operation.In)))
    return;
  Evidence Known = {Feature::EscapesInLiteral};
  Known.Features.addIf(Operation.In &&
                           analysis().isTestData(*Run->Literal, *Operation.In),
                       Feature::TestData);
  if (!claim(locationOf(*Operation.Call), Known))
    return;
  diag(locationOf(*Operation.Call),
       "'%0' encodes '%1' again: it becomes '%%25%2'; pass plain text")
      << calleeName(*Operation.Call)
      << Text.substr(*First, uricore::EscapeLength)
      << Text.substr(*First + 1, 2);
}

} // namespace clang::tidy::uri
