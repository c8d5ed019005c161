//===--- MalformedEscapeCheck.cpp - uri-tidy ------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MalformedEscapeCheck.h"
#include "core/Percent.h"
#include "text/TextValue.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

/// Whether a value may complete the escape that begins at \p I. A number that
/// follows a whole percentage does not.
static bool hasHoleInEscape(const Template &T, size_t I) {
  const bool IsPercentage = I > 0 && llvm::isDigit(T.Text[I - 1]);
  return llvm::any_of(T.Holes, [&](const Hole &H) {
    const bool IsNumber = H.Facts && H.Facts->From->Kind == Origin::Number;
    return H.Pos > I && H.Pos < I + uricore::EscapeLength &&
           !(IsPercentage && IsNumber && H.Pos == I + 1);
  });
}

/// Adds issues for the run of escapes that begins at \p I if it has a NUL, or
/// if its octets are not UTF-8. Returns the end of the run.
static size_t checkOctets(const Template &T, size_t I,
                          llvm::SmallVectorImpl<LiteralIssue> &Issues) {
  const llvm::StringRef Text = T.Text;
  const size_t Begin = I;
  std::string Octets;
  while (const auto Escape = T.escapeAt(I)) {
    if (Escape->Octet == 0)
      Issues.push_back({I,
                        I + uricore::EscapeLength,
                        "'%00' is a NUL, where many programs stop reading",
                        std::nullopt,
                        {Feature::Literal, Feature::Nul}});
    Octets += static_cast<char>(Escape->Octet);
    I += uricore::EscapeLength;
  }
  // A value may hold the octets that are missing.
  const size_t Next = compat::startsWith(Text.drop_front(I), "%") ? I + 1 : I;
  if (!T.isInterrupted(Begin, Next + 1) && !uricore::isValidUtf8(Octets))
    Issues.push_back(
        {Begin,
         I,
         "'" + Text.slice(Begin, I).str() + "' decodes to invalid UTF-8",
         std::nullopt,
         {Feature::Literal, Feature::NotUtf8}});
  return I;
}

/// The replacement has the form that the other checks require; otherwise, they
/// would report it next.
static LiteralIssue eatenIssue(const FoundUri &Found,
                               const EatenEscape &Eaten) {
  const std::string &Text = Found.content().Text;
  const size_t I = Eaten.Pos;
  const std::string Escape =
      normalForm(uricore::escapeAt(Text, I)->Octet, isInDotSegment(Found, I));
  const std::string Message = "printf reads '" + Text.substr(I, 3) +
                              "' as a conversion; write '" +
                              (Escape.size() > 1 ? "%" : "") + Escape + "'";
  if (!Eaten.IsCertain)
    return {I,
            I + 3,
            Message,
            std::nullopt,
            {Feature::Literal, Feature::MaybeConversion}};
  return {I, I + 3, Message, Escape};
}

/// Whether the API that takes \p Found encodes a '%' that begins no escape.
/// QUrl then does so with each '%', even that of an escape.
static bool repairsPercent(const FoundUri &Found) {
  const Template &Content = Found.content();
  if (!Found.String->Use.IsRepaired || !Content.isConstant())
    return false;
  for (size_t I = Content.Text.find('%'); I != std::string::npos;
       I = Content.Text.find('%', I + 1))
    if (Content.escapeAt(I))
      return false;
  return true;
}

/// The offsets at which the host begins and ends, or 0 and 0 without a host.
static std::pair<size_t, size_t> hostOf(const FoundUri &Found) {
  std::pair<size_t, size_t> Result = {0, 0};
  for (const ComponentSpan &Span : Found.Uri.Components.Spans)
    if (Span.Which == uricore::Component::Host)
      Result = {Result.second == 0 ? Span.Begin : Result.first, Span.End};
  return Result;
}

void MalformedEscapeCheck::checkUri(const FoundUri &Found) {
  const Template &Content = Found.content();
  const std::string &Text = Content.Text;
  llvm::SmallVector<LiteralIssue, 4> Issues;
  const auto [HostBegin, HostEnd] = hostOf(Found);
  const bool IsRepaired = repairsPercent(Found) || isEncodedLater(Found);
  for (size_t I = Text.find('%', Found.Uri.Begin); I < Found.Uri.End;
       I = Text.find('%', I + 1)) {
    // An escape is no longer one if a value was inserted between its digits.
    if (const EatenEscape *Eaten = Content.eatenAt(I);
        Eaten && Content.escapeAt(I)) {
      Issues.push_back(eatenIssue(Found, *Eaten));
      continue;
    }
    if (Content.escapeAt(I)) {
      I = checkOctets(Content, I, Issues) - 1;
      continue;
    }
    // In a host, it is a wildcard or a placeholder: `http://%.example`.
    const bool IsInHost = I >= HostBegin && I < HostEnd;
    if (IsInHost || hasHoleInEscape(Content, I) || !isPlainPercent(Found, I))
      continue;
    if (const auto Legacy = uricore::decodeLegacyUnicode(Text, I)) {
      const std::string Octets = uricore::encode(Legacy->Utf8);
      Issues.push_back({I, I + Legacy->Length,
                        "'" + Text.substr(I, Legacy->Length) +
                            "' is not a URI escape; write '" + Octets + "'",
                        Octets});
      // Both halves of a surrogate pair begin with '%'.
      I += Legacy->Length - 1;
      continue;
    }
    // Text that looks like a place marker of Qt may be filled elsewhere, and an
    // escape at the end completed; a percentage is not.
    const bool IsMarker = I + 1 < Text.size() && llvm::isDigit(Text[I + 1]);
    const bool IsCompleted = I + 1 == Text.size() &&
                             !(I > 0 && llvm::isDigit(Text[I - 1])) &&
                             !featuresOf(Found).has(Feature::Sink);
    LiteralIssue Issue = {I, I + 1,
                          "'%' must be followed by two hex digits; write '%25' "
                          "for a percent sign",
                          IsMarker || IsCompleted
                              ? std::nullopt
                              : std::optional<std::string>("%25")};
    Issue.Known.addIf(Found.Uri.IsBare, Feature::Bare);
    Issue.Known.addIf(IsRepaired, Feature::RepairedLiteral);
    Issues.push_back(std::move(Issue));
  }
  report(Found, Issues);
}

} // namespace clang::tidy::uri
