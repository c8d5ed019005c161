//===--- EncoderMismatchCheck.cpp - uri-tidy ------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EncoderMismatchCheck.h"
#include "LLVMCompat.h"
#include "unit/EncoderSuggestion.h"
#include "unit/Insertion.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using uricore::Component;

/// The call that converts \p H to a URI, if \p H is the path of a file and its
/// type alone determines the function.
static std::optional<EncoderSuggestion> fileUriOf(const FoundUri &Found,
                                                  const Hole &H) {
  if (!Found.isLocalFile(H) || !H.Value)
    return std::nullopt;
  return suggestFileUri(*H.Value, Found.String->Use, /*Includes=*/{},
                        Found.In->getASTContext());
}

/// Whether \p H is a raw value to be reported here.
static bool isRawHere(const FoundUri &Found, const Hole &H) {
  return H.Value && ((H.State == EncodingState::Raw && H.By) ||
                     (isRaw(H.State) && fileUriOf(Found, H)));
}

bool EncoderMismatchCheck::concernsRaw(const FoundUri &Found, const Hole &H) {
  const bool IsFile = compat::startsWith(
      StringRef(Found.content().Text).substr(Found.Uri.Begin), "file:");
  // The path of a file is encoded as a whole.
  return isRawHere(Found, H) ||
         (IsFile && llvm::any_of(Found.content().Holes, [&](const Hole &Front) {
            return Front.Pos < H.Pos && !Front.By && isRawHere(Found, Front);
          }));
}

void EncoderMismatchCheck::checkUri(const FoundUri &Found) {
  for (const HolePlace &Place : Found.Uri.Components.Holes) {
    const Hole &H = Found.content().Holes[Place.Index];
    if (H.Value && H.HoldsMarkers && H.Facts && H.Facts->Chars.contains('%'))
      checkMarkers(Found, H);
    if (Place.Role == HolePlace::Data && isRawHere(Found, H))
      reportRaw(Found, Place);
    if (H.State == EncodingState::Encoded && H.By)
      checkEncoder(Found, Place, *H.By);
    else if (H.State == EncodingState::Encoded && H.Value &&
             Place.Role == HolePlace::Data)
      checkRepair(Found, Place, H);
  }
  checkEntities(Found);
}

void EncoderMismatchCheck::checkEntities(const FoundUri &Found) {
  const bool IsSent = featuresOf(Found).has(Feature::Sink) ||
                      (isTakenAsUri(Found.String->Use, analysis().names()) &&
                       llvm::any_of(Found.content().Holes, [](const Hole &H) {
                         return H.State == EncodingState::Encoded;
                       }));
  if (!IsSent || Found.Uri.IsEmbedded)
    return;
  static constexpr llvm::StringLiteral Entity = "&amp;";
  const StringRef Text = Found.content().Text;
  llvm::SmallVector<LiteralIssue, 2> Issues;
  for (const ComponentSpan &Span : Found.Uri.Components.Spans) {
    if (Span.Which != Component::QueryKey)
      continue;
    const StringRef Key = Text.slice(Span.Begin, Span.End);
    if (compat::startsWith(Key, Entity)) {
      LiteralIssue Issue = {Span.Begin, Span.Begin + Entity.size(),
                            "'&amp;' is '&' escaped for HTML; outside of HTML, "
                            "write '&'",
                            "&"};
      Issue.ChangesMeaning = true;
      Issues.push_back(std::move(Issue));
    }
  }
  report(Found, Issues);
}

void EncoderMismatchCheck::reportRaw(const FoundUri &Found,
                                     const HolePlace &Place) {
  const Hole &H = Found.content().Holes[Place.Index];
  const auto Call = fileUriOf(Found, H);
  const Evidence Known = {Call ? Feature::FileUri : Feature::HtmlEscaped};
  // A path that was changed before it becomes a URI has several places.
  const LiteralRun *Front = Found.content().runAt(Found.Uri.Begin);
  if (isAnsweredFor(Found, H) || !isReported(Known) ||
      (Call && Front && H.Facts &&
       !Files.insert({Front->Literal, H.Facts->From}).second))
    return;
  const Expr &Entry = Call ? entryOf(Found, Place) : *H.Value;
  const SourceLocation Loc = locationOf(Entry);
  if (!claim(Loc, Known, Found, H))
    return;
  if (!Call) {
    diag(
        Loc,
        "'%0' escapes for HTML, not for a URI: 'AT&T' becomes "
        "'AT&amp;T', whose '&' and ';' are delimiters; percent-encode it first")
        << calleeName(*H.By);
    return;
  }
  const bool IsWhole = &Entry == H.Value && isWholePath(Found, H);
  diag(Loc, "the path '%0' goes into a 'file:' URI without percent-encoding: "
            "a '#', '?' or '%%' in it changes the path; "
            "%select{convert the whole path with|write}1 '%2'")
      << nameOf(*H.Value) << IsWhole
      << (IsWhole ? Call->around(sourceOf(*H.Value)) : Call->function().str());
  noteReader(H, Entry);
}

void EncoderMismatchCheck::checkMarkers(const FoundUri &Found, const Hole &H) {
  const bool IsKnown = H.State == EncodingState::Encoded || H.By ||
                       analysis().givesUri(*H.Value);
  const Evidence Known = {IsKnown ? Feature::KnownEncoded
                                  : Feature::NamedEncoded};
  // An API that returns a host has decoded it.
  const bool IsHost = H.Facts && H.Facts->Part == UriPart::Host;
  if ((!IsKnown && H.State != EncodingState::Assembled) || IsHost ||
      !claim(locationOf(*H.Value), Known, Found, H))
    return;
  diag(locationOf(*H.Value),
       "'%0' may contain an escape such as '%%2F', whose '%%2' the next 'arg' "
       "replaces; pass all values to one 'arg'")
      << nameOf(*H.Value);
}

/// Whether \p Coder encodes or decodes text that \p Narrow has converted to
/// Latin-1, and that may hold other characters than those of ASCII.
static bool readsNarrowed(const TextOperation &Coder, const Expr &Narrow) {
  const Hole *H = Coder.Input.soleHole();
  return (Coder.Kind == TextOperation::Encode ||
          Coder.Kind == TextOperation::Decode) &&
         H && H->Facts && !H->Facts->isLost() &&
         // Another coder has read what was converted.
         H->State != EncodingState::Decoded &&
         !H->Facts->Chars.isDisjointFrom(uricore::NonAscii) &&
         (H->Facts->Entry == &Narrow ||
          llvm::is_contained(H->Facts->Readers, &Narrow));
}

void EncoderMismatchCheck::checkStrings(const DeclStrings &Strings) {
  for (const TextOperation &Narrow : Strings.Operations) {
    if (Narrow.Kind == TextOperation::Widen)
      reportWidened(Narrow);
    if (Narrow.Kind != TextOperation::Narrow)
      continue;
    for (const TextOperation &Coder : Strings.Operations) {
      if (!readsNarrowed(Coder, *Narrow.Call))
        continue;
      const bool IsDecoder = Coder.Kind == TextOperation::Decode;
      const Feature Known =
          IsDecoder ? Feature::Latin1Decoded : Feature::Latin1;
      if (!claim(locationOf(*Coder.Call), {Known}))
        continue;
      if (IsDecoder)
        diag(locationOf(*Coder.Call),
             "'%0' decodes the bytes of Latin-1: characters that are not "
             "encoded become others, or '?'")
            << calleeName(*Coder.Call);
      else
        diag(locationOf(*Coder.Call),
             "'%0' encodes the bytes of Latin-1: U+00E9 becomes '%%E9', not "
             "the escapes of its UTF-8 octets, '%%C3%%A9'")
            << calleeName(*Coder.Call);
    }
  }
}

void EncoderMismatchCheck::reportWidened(const TextOperation &Widen) {
  const Hole *H = Widen.Input.soleHole();
  if (!H || H->State != EncodingState::Decoded || !H->By ||
      !claim(locationOf(*Widen.Call), {Feature::Latin1}))
    return;
  diag(locationOf(*Widen.Call),
       "'%0' reads what '%1' decoded as Latin-1: '%%C3%%A9' becomes two "
       "characters, not U+00E9")
      << calleeName(*Widen.Call) << calleeName(*H->By);
}

} // namespace clang::tidy::uri
