//===--- EncoderMismatchCheck.cpp - uri-tidy ------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EncoderMismatchCheck.h"
#include "EncoderSuggestion.h"
#include "LLVMCompat.h"
#include "ast/ValueNames.h"
#include "model/TextShape.h"
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
  return suggestFileUri(*H.Value, /*Includes=*/{});
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
    if (H.Value && H.HoldsMarkers)
      checkMarkers(H);
    if (Place.Role == HolePlace::Data && isRawHere(Found, H))
      reportRaw(Found, H);
    if (H.State == EncodingState::Encoded && H.By)
      checkEncoder(Place, *H.By);
  }
}

void EncoderMismatchCheck::reportRaw(const FoundUri &Found, const Hole &H) {
  const SourceLocation Loc = locationOf(*H.Value);
  if (isAnsweredFor(H) || !claim(Loc))
    return;
  if (const auto Call = fileUriOf(Found, H))
    diag(Loc, "the path '%0' goes into a 'file:' URI without percent-encoding: "
              "a '#', '?' or '%%' in it changes the path; write '%1'")
        << nameOf(H.Value) << Call->around(nameOf(H.Value));
  else
    diag(
        Loc,
        "'%0' escapes for HTML, not for a URI: 'AT&T' becomes "
        "'AT&amp;T', whose '&' and ';' are delimiters; percent-encode it first")
        << calleeName(*H.By);
}

/// Whether \p Value is the text of a QUrl, which has escapes where necessary.
static bool isTextOfUrl(const Expr &Value) {
  const Expr *E = Value.IgnoreUnlessSpelledInSource();
  while (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E)) {
    if (Construct->getNumArgs() == 0)
      return false;
    E = Construct->getArg(0)->IgnoreUnlessSpelledInSource();
  }
  if (const auto *Cast = llvm::dyn_cast<CXXFunctionalCastExpr>(E))
    return isTextOfUrl(*Cast->getSubExpr());
  const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(E);
  const CXXMethodDecl *Method = Call ? Call->getMethodDecl() : nullptr;
  return Method && className(Call->getObjectType()) == "QUrl" &&
         llvm::is_contained({"toEncoded", "toString", "url"},
                            Method->getNameAsString());
}

void EncoderMismatchCheck::checkMarkers(const Hole &H) {
  const bool IsKnown =
      H.State == EncodingState::Encoded || H.By || isTextOfUrl(*H.Value);
  if ((!IsKnown && H.State != EncodingState::Assembled) ||
      !isReported(IsKnown ? Confidence::Likely : Confidence::Possible) ||
      !claim(locationOf(*H.Value)))
    return;
  diag(locationOf(*H.Value),
       "'%0' may contain an escape such as '%%2F', whose '%%2' the next 'arg' "
       "replaces; pass all values to one 'arg'")
      << nameOf(H.Value);
}

void EncoderMismatchCheck::checkEncoder(const HolePlace &Place,
                                        const Expr &Encoder) {
  const TextOperation *Operation = analysis().operationOf(Encoder);
  // A whole path, right after the host.
  if (Operation && Place.Role != HolePlace::Data && !Operation->Via) {
    // An encoder for paths keeps their slashes.
    if (llvm::any_of(analysis().factsOf(Encoder), [](const ApiFact &Fact) {
          return Fact.Role == ApiRole::Encodes && Fact.Part == UriPart::FileUri;
        }))
      return;
    const Template &Input = Operation->Input;
    if (shapeOf(Input, analysis().names()) == TextShape::Path &&
        !Input.Text.empty() && Input.Text.front() == '/' &&
        llvm::none_of(
            Input.Holes,
            [](const Hole &H) { return H.State == EncodingState::Encoded; }) &&
        claim(locationOf(Encoder)))
      diag(locationOf(Encoder),
           "'%0' encodes a whole path: every '/' becomes '%%2F', and the path "
           "becomes a single segment; encode each segment")
          << calleeName(Encoder);
    return;
  }
  if (Place.Role != HolePlace::Data)
    return;
  for (const ApiFact &Fact : analysis().factsOf(Encoder)) {
    if (Fact.Role != ApiRole::Encodes)
      continue;
    const bool IsQuery = Place.Which == Component::QueryKey ||
                         Place.Which == Component::QueryValue;
    if (Fact.PlusIsSpace && !IsQuery) {
      if (claim(locationOf(Encoder)))
        diag(
            locationOf(Encoder),
            "'%0' encodes a space as '+', which means a space only in a query; "
            "in %1 it remains a '+'")
            << calleeName(Encoder) << placeName(Place);
      return;
    }
    if (!Fact.Keeps)
      continue;
    const CharSet Kept = *Fact.Keeps & delimitersIn(Place.Which);
    const bool KeepsBytes = Fact.Keeps->contains(0xC3);
    if (Kept.empty() && !KeepsBytes)
      return;
    // The result is an IRI (RFC 3987), which most readers accept.
    if (!isReported(Kept.empty() ? Confidence::Possible
                                 : Confidence::Certain) ||
        !claim(locationOf(Encoder)))
      return;
    if (Kept.empty())
      diag(locationOf(Encoder),
           "'%0' does not encode non-ASCII characters, which are not allowed "
           "in a URI")
          << calleeName(Encoder);
    else
      diag(locationOf(Encoder),
           "'%0' does not encode %1, which ends %2; use an encoder for single "
           "values")
          << calleeName(Encoder) << quoted(Kept) << placeName(Place);
    return;
  }
}

} // namespace clang::tidy::uri
