//===--- DoubleEncodingWhole.cpp - uri-tidy -------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whole URIs, queries and forms that are encoded as one value.
//
//===----------------------------------------------------------------------===//

#include "DoubleEncodingCheck.h"
#include "text/TextNode.h"
#include "text/TextValue.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether \p Input was put together with delimiters that its encoder replaces:
/// one that is not known, but only by its name, may be for paths.
static bool hasDelimiters(const Template &Input, bool IsKnown) {
  return IsKnown
             ? !Input.Text.empty()
             : StringRef(Input.Text).find_first_of("?&=:#") != StringRef::npos;
}

/// Whether \p Fact describes an encoder that leaves the delimiters in \p Input,
/// a whole URI, query or path, as they are: that is what it is meant for.
static bool isMeantFor(const Template &Input, const ApiFact &Fact) {
  if (Fact.Role != ApiRole::Encodes)
    return false;
  if (Fact.KeepsEscapes)
    return true;
  if (!Fact.Keeps)
    return false;
  if (const Hole *Sole = Input.soleHole()) {
    // The escapes that an API has written become others.
    if (Sole->Facts && Sole->Facts->Level.Low > 0)
      return false;
    // It keeps what begins a URI, but not what may follow in a path: "/:".
    return Fact.Keeps->contains('/') &&
           (!Fact.Keeps->contains(':') ||
            uricore::CharSet("&=").isSubsetOf(*Fact.Keeps));
  }
  const uricore::CharSet Delimiters =
      uricore::CharSet(Input.Text) & uricore::CharSet("?&=:#/;");
  return Delimiters.empty() ? Fact.Keeps->contains('/')
                            : Delimiters.isSubsetOf(*Fact.Keeps);
}

const TextOperation *DoubleEncodingCheck::encodingBy(const Expr &Encoder) {
  const TextOperation *Operation = analysis().operationOf(Encoder);
  // A helper may encode something else.
  return Operation && (!Operation->Via || analysis().returnsEncoded(&Encoder))
             ? Operation
             : nullptr;
}

void DoubleEncodingCheck::checkWhole(const FoundUri &Found,
                                     const HolePlace &Place) {
  const Hole &H = Found.content().Holes[Place.Index];
  // A value that is encoded as a whole may be a URI, or a part of one, with
  // escapes of its own. In a path, it is no URI that something resolves.
  const bool IsSegment = Place.Role == HolePlace::Data &&
                         Place.Which == uricore::Component::PathSegment;
  if (H.State != EncodingState::Encoded || !H.By ||
      (Place.Role == HolePlace::Data && !IsSegment) ||
      Place.Role == HolePlace::Port)
    return;
  const TextOperation *Operation = encodingBy(*H.By);
  if (!Operation)
    return;
  const Template &Input = Operation->Input;
  const Hole *Sole = Input.soleHole();
  const TextShape Shape =
      Sole && isGivenEncoded(*Sole) && Sole->Facts->Part == UriPart::Query
          ? TextShape::Query
          : shapeOf(Input, analysis().names());
  // A single value is encoded by a pair of calls.
  const bool IsEncoded =
      !Sole && llvm::any_of(Input.Holes, [](const Hole &Inner) {
        return Inner.State == EncodingState::Encoded && Inner.By;
      });
  const bool IsWhole = Shape == TextShape::Uri || Shape == TextShape::Query;
  if (IsSegment ? (!IsEncoded || IsWhole) : (!IsEncoded && !IsWhole))
    return;
  // A function that repairs may look like an encoder by its name alone.
  const bool IsKnown = analysis().isKnownEncoder(H.By);
  const bool IsBuilt = hasDelimiters(Input, IsKnown) || IsEncoded;
  // An encoder that keeps the delimiters is meant for a whole URI; and an API
  // that takes a path is better evidence than a name.
  for (const ApiFact &Fact : analysis().factsOf(*H.By))
    if ((isMeantFor(Input, Fact) && !IsEncoded) ||
        (Fact.Role == ApiRole::Encodes && Fact.Part == UriPart::FileUri &&
         !IsBuilt))
      return;
  Evidence Known;
  Known.Features.addIf(IsBuilt, Feature::BuiltHere);
  Known.Features.add(IsKnown ? Feature::KnownEncoder : Feature::NamedEncoder);
  if (!claim(locationOf(*H.By), Known, Found, H))
    return;
  if (!IsEncoded)
    return reportWhole(*H.By, Shape);
  diag(locationOf(*H.By), "'%0' encodes text that already contains escapes: "
                          "every '%%' becomes '%%25'")
      << calleeName(*H.By);
}

void DoubleEncodingCheck::reportWhole(const Expr &Encoder, TextShape Shape) {
  diag(locationOf(Encoder), "'%0' encodes a whole %select{query|URI}1, "
                            "including its delimiters; encode each value "
                            "instead")
      << calleeName(Encoder) << (Shape == TextShape::Uri);
}

/// Whether \p Use says that a text of \p Shape is taken as the whole that it
/// is.
static bool isTakenAs(const Usage &Use, TextShape Shape,
                      const NameMeanings &Names) {
  const StringRef Taker = StringRef(Use.Name).split(' ').first;
  if (Use.Kind == Usage::UriSink)
    return Shape == TextShape::Uri;
  return Use.Kind == Usage::Value && llvm::isa_and_nonnull<Expr>(Use.At) &&
         (Shape == TextShape::Uri
              ? isTakenAsUri(Use, Names)
              : Shape == TextShape::Query &&
                    Names.say(Taker,
                              {NameMeaning::Query, NameMeaning::Request}));
}

/// The call that has encoded \p Whole last, if it is not empty; or null.
static const Expr *lastEncoderOf(const TextNode *Whole) {
  const Expr *Result = nullptr;
  if (!Whole)
    return Result;
  for (const TextRef Each : alternativesOf(Whole)) {
    if (Each->isEmpty())
      continue;
    const Transformer *Last = lastChangeOf(Each);
    if (Result || !Last || Last->Kind != Transformer::Encode)
      return nullptr;
    Result = Last->Call;
  }
  return Result;
}

void DoubleEncodingCheck::checkSent(const BuiltString &Sent) {
  const Expr *Last = Sent.Depth > 0 ? nullptr : lastEncoderOf(Sent.Whole);
  const TextOperation *Operation = Last ? encodingBy(*Last) : nullptr;
  if (!Operation)
    return;
  const Expr &Encoder = *Last;
  const TextShape Shape = shapeOf(Operation->Input, analysis().names());
  const bool IsKnown = analysis().isKnownEncoder(&Encoder);
  const bool IsBuilt = hasDelimiters(Operation->Input, IsKnown);
  // What only a name says may be a part of a URI.
  const bool IsNamed =
      llvm::any_of(alternativesOf(Sent.Whole),
                   [](TextRef Each) { return Each->Kind == TextNode::Value; });
  Evidence Known = {IsNamed   ? Feature::NamedUri
                    : IsKnown ? Feature::KnownEncoder
                              : Feature::NamedEncoder};
  Known.Features.addIf(IsBuilt, Feature::BuiltHere);
  // A search has a query, too.
  if ((!IsBuilt && Shape != TextShape::Uri) ||
      !isTakenAs(Sent.Use, Shape, analysis().names()) ||
      llvm::any_of(analysis().factsOf(Encoder),
                   [&](const ApiFact &Fact) {
                     return isMeantFor(Operation->Input, Fact);
                   }) ||
      !claim(locationOf(Encoder), Known))
    return;
  reportWhole(Encoder, Shape);
}

} // namespace clang::tidy::uri
