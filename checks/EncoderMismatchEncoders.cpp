//===--- EncoderMismatchEncoders.cpp - uri-tidy --------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Encoders whose result does not fit the place where it is inserted.
//
//===----------------------------------------------------------------------===//

#include "EncoderMismatchCheck.h"
#include "LLVMCompat.h"
#include "model/TextShape.h"
#include "unit/EncoderJudgement.h"
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
  if (beginsWithSlash(Found.content(), H) ||
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
    if (claim(locationOf(Encoder), {Feature::ForeignEscapes}, Found, H))
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
      if (claim(locationOf(Encoder), {Feature::FormEncoder}, Found, H))
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
    if (!claim(locationOf(Encoder), Known, Found, H))
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
  if (Kept.empty() || !claim(locationOf(By), Known, Found, H))
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
