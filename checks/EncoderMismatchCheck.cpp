//===--- EncoderMismatchCheck.cpp - uri-tidy ------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EncoderMismatchCheck.h"
#include "LLVMCompat.h"
#include "model/TextShape.h"
#include "unit/EncoderJudgement.h"
#include "unit/EncoderSuggestion.h"
#include "unit/Insertion.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using uricore::CharSet;
using uricore::Component;

/// The characters that end \p C or are delimiters in it, so that a value must
/// not keep them. Others are legal, and often kept on purpose.
static constexpr CharSet delimitersIn(Component C) {
  switch (C) {
  case Component::Userinfo:
    return CharSet("@/?#");
  case Component::PathSegment:
    return CharSet("?#");
  case Component::QueryKey:
    return CharSet("&=#");
  case Component::QueryValue:
    return CharSet("&#");
  default:
    return CharSet("#");
  }
}

/// The same at \p Place in \p Uri: a form has no fragment.
static CharSet delimitersAt(const HolePlace &Place, const RecognizedUri &Uri) {
  const CharSet Result = delimitersIn(Place.Which);
  return Uri.IsForm ? Result - CharSet("#") : Result;
}

static std::string quoted(CharSet Chars) {
  std::string Result;
  for (unsigned C = 0; C < 0x80; ++C)
    if (Chars.contains(static_cast<unsigned char>(C)))
      Result += (Result.empty() ? "'" : ", '") +
                std::string(1, static_cast<char>(C)) + "'";
  return Result;
}

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
  if ((!IsKnown && H.State != EncodingState::Assembled) || !isReported(Known) ||
      !claim(locationOf(*H.Value), Known, Found, H))
    return;
  diag(locationOf(*H.Value),
       "'%0' may contain an escape such as '%%2F', whose '%%2' the next 'arg' "
       "replaces; pass all values to one 'arg'")
      << nameOf(*H.Value);
}

/// Returns the last encoder of \p H. Returns null if the value was changed
/// after it was encoded, or if only the name of the function says that it
/// encodes.
static const Transformer *lastEncoderOf(const Hole &H) {
  if (!H.Facts || H.Facts->Done.empty())
    return nullptr;
  const Transformer &Last = *H.Facts->Done.all().back();
  return Last.Kind == Transformer::Encode && Last.By != KnownBy::Name ? &Last
                                                                      : nullptr;
}

/// Whether a value at \p Place may be a whole path: it is right after the host,
/// or goes on without a '/' before it.
static bool mayBePath(const HolePlace &Place) {
  return Place.Role != HolePlace::Data ||
         (Place.Which == Component::PathSegment && !Place.BeginsSegment);
}

/// Whether the segment that holds \p H begins with an encoded '/', as that of
/// an absolute path does.
static bool beginsWithSlash(const Template &Content, const Hole &H) {
  const StringRef Before = StringRef(Content.Text).take_front(H.Pos);
  const size_t Begin = Before.rfind('/') + 1;
  return Begin > 0 && compat::startsWith(Before.substr(Begin), "%2F") &&
         Content.holesAt(Begin).empty();
}

/// Whether \p H is all that follows 'file://', where a host or an absolute path
/// begins, and has no '/' any more.
static bool isAllBehindFile(const FoundUri &Found, const Hole &H) {
  const StringRef Text = Found.content().Text;
  const Transformer *Last = lastEncoderOf(H);
  return Last && !Last->Set.contains('/') && H.Pos == Found.Uri.End &&
         H.Pos == Text.size() &&
         Text.slice(Found.Uri.Begin, H.Pos) == "file://" &&
         Found.content().holesAt(H.Pos).size() == 1;
}

/// Whether \p Input is values, and perhaps names, with slashes between them.
static bool joinsSegments(const Template &Input) {
  return !Input.isConstant() && StringRef(Input.Text).contains('/') &&
         uricore::consistsOf(Input.Text, uricore::Unreserved | CharSet("/"));
}

bool EncoderMismatchCheck::checkPath(const FoundUri &Found,
                                     const HolePlace &Place,
                                     const Expr &Encoder,
                                     const Template &Input) {
  const Hole &H = Found.content().Holes[Place.Index];
  const bool IsEncoded = llvm::any_of(Input.Holes, [](const Hole &Inner) {
    return Inner.State == EncodingState::Encoded;
  });
  const bool IsAbsolute =
      mayBePath(Place) && !IsEncoded &&
      shapeOf(Input, analysis().names()) == TextShape::Path &&
      compat::startsWith(StringRef(Input.Text), "/") &&
      Input.holesAt(0).empty();
  const bool IsWhole = IsAbsolute || isAllBehindFile(Found, H);
  const bool IsJoined = Place.Which == Component::PathSegment && !IsEncoded &&
                        joinsSegments(Input);
  // Without a base, its name does not say whether an encoder is meant for
  // paths; and such an encoder keeps their slashes.
  const bool IsFirst = Place.Index == 0 && H.Pos == Found.Uri.Begin;
  if ((!IsWhole && !IsJoined) ||
      (IsFirst && !analysis().isKnownEncoder(&Encoder)) ||
      llvm::any_of(analysis().factsOf(Encoder), [](const ApiFact &Fact) {
        return Fact.Role == ApiRole::Encodes &&
               (Fact.Part == UriPart::FileUri ||
                (Fact.Keeps && Fact.Keeps->contains('/')));
      }))
    return false;
  Evidence Known = {Feature::PathAsSegment};
  Known.Features.addIf(!IsWhole, Feature::JoinedPath);
  if (beginsWithSlash(Found.content(), H) || !isReported(Known) ||
      !claim(locationOf(Encoder), Known, Found, H))
    return false;
  diag(locationOf(Encoder),
       "'%0' encodes a whole path: every '/' becomes '%%2F', and the path "
       "becomes a single segment; encode each segment")
      << calleeName(Encoder);
  return true;
}

bool EncoderMismatchCheck::isReportedItself(const Expr &Encoder, CharSet Kept) {
  const FunctionDecl *Callee = bodyCalledBy(Encoder);
  if (!Callee)
    return false;
  const auto [Known, IsNew] = KeptByFaulty.try_emplace(Callee);
  if (IsNew) {
    const auto Judged = judgeEncoder(*Callee, analysis());
    if (Judged && Judged->Purpose.isNamed() &&
        isReported(Judged->Known.Features, "uri-faulty-encoder"))
      for (const EncoderDefect &Defect : Judged->Defects)
        Known->second = Known->second | Defect.Bytes;
  }
  return Kept.isSubsetOf(Known->second);
}

void EncoderMismatchCheck::checkEncoder(const FoundUri &Found,
                                        const HolePlace &Place,
                                        const Expr &Encoder) {
  const Hole &H = Found.content().Holes[Place.Index];
  const TextOperation *Operation = analysis().operationOf(Encoder);
  if (Operation && !Operation->Via &&
      checkPath(Found, Place, Encoder, Operation->Input))
    return;
  if (Place.Role != HolePlace::Data)
    return;
  if (const auto Escape = analysis().foreignEscapeOf(Encoder)) {
    if (isReported({Feature::ForeignEscapes}) &&
        claim(locationOf(Encoder), {Feature::ForeignEscapes}, Found, H))
      diag(locationOf(Encoder),
           "'%0' writes '%1' for characters beyond Latin-1, as ECMAScript's "
           "escape() does; no URI contains such escapes")
          << calleeName(Encoder) << *Escape;
    return;
  }
  const auto Facts = analysis().factsOf(Encoder);
  if (llvm::none_of(Facts, [](const ApiFact &Fact) {
        return Fact.Role == ApiRole::Encodes;
      }))
    checkRepair(Found, Place, H);
  const Transformer *Last = lastEncoderOf(H);
  for (const ApiFact &Fact : Facts) {
    if (Fact.Role != ApiRole::Encodes)
      continue;
    const bool IsQuery = Place.Which == Component::QueryKey ||
                         Place.Which == Component::QueryValue;
    // `toPercentEncoding(Text).replace("%20", "+")`.
    const bool IsReplaced = Last && (Last->PlusIsSpace != Fact.PlusIsSpace ||
                                     (Fact.Keeps && Last->Set != *Fact.Keeps));
    const auto Subject = [&] {
      const std::string Name = calleeName(Encoder);
      return "'" + Name + "'" +
             (IsReplaced && compat::endsWith(Fact.Name, Name)
                  ? " with the replacement after it"
                  : "");
    };
    if ((IsReplaced ? Last->PlusIsSpace : Fact.PlusIsSpace) && !IsQuery) {
      if (isReported({Feature::FormEncoder}) &&
          claim(locationOf(Encoder), {Feature::FormEncoder}, Found, H))
        diag(locationOf(Encoder),
             "%0 encodes a space as '+', which means a space only in a query; "
             "in %1 it remains a '+'")
            << Subject() << placeName(Place);
      return;
    }
    // What a run has shown may depend on the arguments.
    const auto Keeps = Last && (IsReplaced || !Fact.Keeps)
                           ? std::optional(Last->Set)
                           : Fact.Keeps;
    if (!Keeps)
      continue;
    CharSet Kept = *Keeps & delimitersAt(Place, Found.Uri);
    if (H.Facts)
      Kept = Kept & H.Facts->Chars;
    const bool KeepsBytes = Keeps->contains(0xC3);
    // Text that is encoded already keeps its escapes.
    const bool KeepsPercent =
        Keeps->contains('%') &&
        !(Operation && llvm::any_of(Operation->Input.Holes, [](const Hole &In) {
            return In.State == EncodingState::Encoded;
          }));
    if (Kept.empty() && !KeepsBytes && !KeepsPercent)
      return;
    if (!Kept.empty() && yieldsToAnother() && isReportedItself(Encoder, Kept))
      return;
    // The result is an IRI (RFC 3987), which most readers accept.
    const Evidence Known = {Kept.empty() && !KeepsPercent
                                ? Feature::KeepsNonAscii
                                : Feature::KeepsDelimiter};
    if (!isReported(Known) || !claim(locationOf(Encoder), Known, Found, H))
      return;
    if (Kept.empty() && KeepsPercent)
      diag(
          locationOf(Encoder),
          "'%0' does not encode '%%': '%%26' in %1 becomes '&'; use an encoder "
          "for single values")
          << calleeName(Encoder) << placeName(Place);
    else if (Kept.empty())
      diag(locationOf(Encoder),
           "'%0' does not encode non-ASCII characters, which are not allowed "
           "in a URI")
          << calleeName(Encoder);
    else
      diag(locationOf(Encoder),
           "%0 does not encode %1, which ends %2; use an encoder for single "
           "values")
          << Subject() << quoted(Kept) << placeName(Place);
    return;
  }
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
      if (!isReported({Known}) || !claim(locationOf(*Coder.Call), {Known}))
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
      !isReported({Feature::Latin1}) ||
      !claim(locationOf(*Widen.Call), {Feature::Latin1}))
    return;
  diag(locationOf(*Widen.Call),
       "'%0' reads what '%1' decoded as Latin-1: '%%C3%%A9' becomes two "
       "characters, not U+00E9")
      << calleeName(*Widen.Call) << calleeName(*H->By);
}

void EncoderMismatchCheck::checkRepair(const FoundUri &Found,
                                       const HolePlace &Place, const Hole &H) {
  // A function that encodes some of its text is reported itself, not where it
  // is called.
  const TextOperation *Operation =
      H.By ? analysis().operationOf(*H.By) : nullptr;
  const Transformer *Last = lastEncoderOf(H);
  if (!Last || Found.Uri.IsRepairedValue || (Operation && Operation->Via))
    return;
  const CharSet Kept =
      H.Facts->Chars & Last->Set & delimitersAt(Place, Found.Uri);
  // A path, or a URI in a query, may hold its delimiters on purpose.
  const bool IsDoubtful =
      Place.Which == Component::PathSegment || !isData(H.Facts->Part);
  Evidence Known = {Feature::PartialEncoder};
  Known.Features.addIf(IsDoubtful, Feature::MayHoldDelimiters);
  const Expr &By = H.By ? *H.By : *H.Value;
  if (Kept.empty() || !isReported(Known) ||
      !claim(locationOf(By), Known, Found, H))
    return;
  // Without a call, a loop has replaced them.
  diag(locationOf(By),
       "%select{'%0' replaces other characters, but|other characters in '%0' "
       "are replaced, but}3 not %1, which ends %2; use an encoder for single "
       "values")
      << (H.By ? calleeName(By) : nameOf(By)) << quoted(Kept)
      << placeName(Place) << !H.By;
}

} // namespace clang::tidy::uri
