//===--- DoubleEncodingPairs.cpp - uri-tidy -------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Encoders that get the result of an encoder.
//
//===----------------------------------------------------------------------===//

#include "DoubleEncodingCheck.h"
#include "LLVMCompat.h"
#include "core/Percent.h"
#include "knowledge/Names.h"
#include "text/TextNode.h"
#include "text/TextValue.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

void DoubleEncodingCheck::checkSame(const Hole &H) {
  // If the effect of a call is known, it is an operation.
  const bool IsLost = H.Value && H.Facts && H.State == EncodingState::Encoded &&
                      H.Facts->isLost();
  const Expr *Inner = IsLost ? UnitAnalysis::sameCallIn(*H.Value) : nullptr;
  Evidence Known = {Feature::NamedEncoder};
  Known.Features.add(Feature::SameEncoder);
  if (!Inner || !claim(locationOf(*H.Value), Known))
    return;
  reportAgain(*H.Value, *Inner, locationOf(*H.Value));
  noteInner(*H.Value, *Inner);
}

void DoubleEncodingCheck::reportAgain(const Expr &Outer, const Expr &Inner,
                                      SourceLocation Loc) {
  diag(Loc, "'%0' encodes the result of '%1' again: every '%%' becomes '%%25'")
      << calleeName(Outer) << calleeName(Inner);
}

void DoubleEncodingCheck::noteInner(const Expr &Outer, const Expr &Inner) {
  if (!analysis().canReplace(Outer, Inner))
    return;
  const std::string Whole = sourceOf(Outer), Left = sourceOf(Inner);
  const auto [Before, After] = StringRef(Whole).split(Left);
  // A comment may say why it is encoded twice.
  for (const StringRef Rest : {Before, After})
    if (Rest.contains("//") || Rest.contains("/*"))
      return;
  diag(locationOf(Outer), "remove the outer encoding", DiagnosticIDs::Note)
      << FixItHint::CreateReplacement(rangeOf(Outer), Left);
}

/// Whether URIs are written with escapes in \p Part. A registered name could
/// have some (RFC 3986, section 3.2.2), but no name that can be looked up does.
static bool hasEscapes(UriPart Part) {
  return Part != UriPart::Scheme && Part != UriPart::Host &&
         Part != UriPart::Port;
}

bool DoubleEncodingCheck::isGivenEncoded(const Hole &H) {
  return !H.By && H.Facts && H.Facts->Level.Low > 0 &&
         H.Facts->From->Kind == Origin::Result && H.Facts->Done.empty() &&
         H.Facts->Part != UriPart::Data && H.Facts->Part != UriPart::Uri &&
         hasEscapes(H.Facts->Part);
}

bool DoubleEncodingCheck::isMixed(const TextOperation &Operation,
                                  llvm::ArrayRef<TextOperation> All) {
  return llvm::any_of(All, [&](const TextOperation &Other) {
    return Other.Call == Operation.Call && Other.Kind == Operation.Kind &&
           llvm::any_of(Other.Input.Holes, [this](const Hole &Input) {
             // All that is stored in the fields of its own object is known.
             return isRaw(Input.State) && !analysis().isOfObject(Input);
           });
  });
}

/// The call that makes \p Once what \p Twice is by encoding it again; null if
/// this is not how they differ.
static const Expr *encoderBetween(TextRef Twice, TextRef Once) {
  if (Twice->Kind != TextNode::Value || Once->Kind != TextNode::Value ||
      Twice->Facts->From != Once->Facts->From)
    return nullptr;
  const auto All = Twice->Facts->Done.all(), Fewer = Once->Facts->Done.all();
  const bool IsEncoded =
      !Fewer.empty() && All.size() == Fewer.size() + 1 &&
      // The other way to the same call may not have encoded it.
      Fewer.back()->Call != All.back()->Call &&
      compat::equal(Fewer, All.drop_back(),
                    [](const Transformer *A, const Transformer *B) {
                      return haveSameEffect(*A, *B);
                    });
  return IsEncoded ? All.back()->Call : nullptr;
}

bool DoubleEncodingCheck::isChosen(const Expr &Outer) {
  if (!Chosen) {
    Chosen.emplace();
    const auto Note = [&](const TextNode &N) {
      if (N.Kind == TextNode::Choice)
        for (TextRef Twice : N.Alternatives)
          for (TextRef Once : N.Alternatives)
            if (const Expr *Between = encoderBetween(Twice, Once))
              Chosen->insert(Between);
      return false;
    };
    for (const Decl *D : analysis().declarations())
      for (const BuiltString &Each : analysis().stringsOf(*D).Strings)
        findNode(Each.Whole, Note);
  }
  return Chosen->contains(&Outer);
}

const Expr &DoubleEncodingCheck::placeOf(const TextOperation &Operation,
                                         const Hole &Input,
                                         llvm::ArrayRef<TextOperation> All) {
  const Expr &Outer = *Operation.Call, &Inner = *Input.By;
  // A function that is given an object encodes everything in it.
  if (Operation.Via)
    return analysis().isGivenText(Outer, Inner) ? Outer : Inner;
  if (!Operation.In || analysis().isWrittenIn(Inner, *Operation.In))
    return Outer;
  // A function that encodes all that it gets is right.
  return analysis().isLambda(*Operation.In) || isMixed(Operation, All) ? Inner
                                                                       : Outer;
}

void DoubleEncodingCheck::reportPair(const TextOperation &Operation,
                                     const Hole &Input,
                                     llvm::ArrayRef<TextOperation> All) {
  const Expr &Outer = *Operation.Call, &Inner = *Input.By;
  // Known from the catalogue, from the bodies of helpers, or only from names.
  const Expr &Encoder = Operation.Via ? *Operation.Via : Outer;
  const bool IsTaken = Operation.Kind == TextOperation::Take;
  // A helper that encodes twice is reported itself; and some keep escapes.
  if ((Operation.Via &&
       (&Outer == &Inner || isClaimed(locationOf(*Operation.Via)) ||
        (Operation.In && !analysis().isWrittenIn(Inner, *Operation.In)))) ||
      llvm::any_of(analysis().factsOf(Encoder), [](const ApiFact &Fact) {
        return Fact.Role == ApiRole::Encodes && Fact.KeepsEscapes;
      }))
    return;
  const bool IsKnown = (IsTaken || analysis().isKnownEncoder(&Outer)) &&
                       analysis().isKnownEncoder(&Inner);
  const auto IsShown = [&](const Expr &E) {
    return analysis().isKnownEncoder(&E) || analysis().returnsEncoded(&E);
  };
  Evidence Known = {IsKnown ? Feature::KnownEncoders
                    : (IsTaken || IsShown(Encoder)) && IsShown(Inner)
                        ? Feature::ShownEncoders
                        : Feature::NamedEncoder};
  Known.Features.addIf(!IsTaken && calleeName(Encoder) == calleeName(Inner),
                       Feature::SameEncoder);
  const SourceLocation Loc =
      analysis().locationInChain(placeOf(Operation, Input, All));
  if (isClaimed(Loc) || !isReported(Known) ||
      // The program may want both.
      (!isReported(Confidence::Possible) && isChosen(Outer)) ||
      !claim(Loc, Known))
    return;
  reportAgain(Outer, Inner, Loc);
  if (Operation.Via && !analysis().returnsEncoded(&Outer))
    diag(locationOf(*Operation.Via), "it is encoded here", DiagnosticIDs::Note);
  // Only a call inside the other one can replace it. What a helper does
  // besides encoding would be lost.
  if (!Operation.Via || !analysis().factsOf(Outer).empty())
    noteInner(Outer, Inner);
}

void DoubleEncodingCheck::reportGiven(const TextOperation &Operation,
                                      const Hole &Input) {
  const Expr &Encoder = *Operation.Call;
  if (Operation.Kind != TextOperation::Take || Operation.Via || !Input.Value ||
      !isGivenEncoded(Input) ||
      !claim(locationOf(Encoder), {Feature::KnownEncoders}))
    return;
  diag(locationOf(Encoder),
       "'%0' encodes '%1', which is encoded already: every "
       "'%%' becomes '%%25'")
      << calleeName(Encoder) << analysis().subjectNameOf(*Input.Value);
}

void DoubleEncodingCheck::reportNamed(const TextOperation &Operation,
                                      const Hole &Input) {
  // What is known only as the text that the encoder gets has no other name.
  if (Input.By || !Input.Value || Operation.Via ||
      Input.Value == Operation.Call)
    return;
  // `url_encoded`; an `encoded_url` that is encoded becomes a value in another
  // URI, or is the URI (checkSent).
  const std::string Name = nameOf(*Input.Value);
  const auto Words = wordsOf(Name);
  bool IsPercent = false;
  for (size_t I = 1; I < Words.size(); ++I)
    IsPercent |= says(Words[I], NameMeaning::Encoded) &&
                 says(Words[I - 1] + "_" + Words[I], NameMeaning::Encoder);
  if (!IsPercent &&
      (says(Name, NameMeaning::Uri) || !says(Name, NameMeaning::Encoded)))
    return;
  const Expr &Encoder = *Operation.Call;
  const Evidence Known = {IsPercent ? Feature::NamePercentEncoded
                                    : Feature::NameEncoded};
  if (!claim(locationOf(Encoder), Known))
    return;
  diag(locationOf(Encoder),
       "'%0' encodes '%1', which is already encoded according to its name: "
       "every '%%' becomes '%%25'")
      << calleeName(Encoder) << Name;
}

/// What \p Step writes for some character, as the text of a URI: its escape, or
/// '+' for a space. Empty if it writes no such text.
static std::string writtenBy(const Transformer &Step) {
  if (Step.Kind == Transformer::Map)
    return (*Step.Images)[' '] == "+" ? "+" : "";
  // An encoder, as opposed to some replacements.
  if (Step.Kind != Transformer::Encode || Step.By == KnownBy::Name ||
      !uricore::NonAscii.isSubsetOf(Step.Set))
    return "";
  // An escaped '%' may be meant for a second layer.
  const uricore::CharSet Kept = Step.Set | uricore::CharSet("%");
  std::string Escape;
  for (unsigned char C = 1; C < 0x80 && Escape.empty(); ++C)
    if (!Kept.contains(C))
      uricore::appendEscape(Escape, C);
  return Escape;
}

void DoubleEncodingCheck::reportReplaced(const TextOperation &Operation,
                                         const Hole &Input) {
  if (Operation.Kind != TextOperation::Encode || Operation.Via ||
      !Input.Facts || Input.Facts->Done.empty())
    return;
  const Transformer &Step = *Input.Facts->Done.all().back();
  const Expr &Encoder = *Operation.Call;
  const std::string Written = writtenBy(Step);
  if (Written.empty() || Step.Call == &Encoder ||
      (Step.Call && analysis().isKnownEncoder(Step.Call)) ||
      llvm::any_of(analysis().factsOf(Encoder), [&](const ApiFact &Fact) {
        return Fact.KeepsEscapes ||
               (Fact.Keeps && Fact.Keeps->contains(Written.front()));
      }))
    return;
  const Evidence Known = {analysis().isKnownEncoder(&Encoder)
                              ? Feature::KnownEncoder
                              : Feature::NamedEncoder};
  if (!claim(locationOf(Encoder), Known))
    return;
  diag(locationOf(Encoder),
       "'%0' encodes '%1', which was put into the text for another character: "
       "it becomes '%2'; pass plain text")
      << calleeName(Encoder) << Written
      << (Written == "+" ? "%2B" : "%25" + Written.substr(1));
  if (Step.Call)
    diag(locationOf(*Step.Call), "it is put in here", DiagnosticIDs::Note);
}

/// Whether \p Fact describes an encoder for whole URIs that does not keep
/// their escapes.
static bool keepsAllButEscapes(const ApiFact &Fact) {
  return Fact.Role == ApiRole::Encodes && Fact.Keeps && !Fact.KeepsEscapes &&
         !Fact.Keeps->contains('%') &&
         uricore::CharSet(":/?#&=").isSubsetOf(*Fact.Keeps);
}

void DoubleEncodingCheck::reportUri(const TextOperation &Operation,
                                    const Hole &Input) {
  const Expr &Encoder = *Operation.Call;
  if (Operation.Kind != TextOperation::Encode || Operation.Via || Input.By ||
      !Input.Value ||
      shapeOf(Operation.Input, analysis().names()) != TextShape::Uri ||
      !llvm::any_of(analysis().factsOf(Encoder), keepsAllButEscapes))
    return;
  // An own encoder for whole URIs may be given text as people type it.
  Evidence Known = {Feature::KeepsDelimiters};
  Known.Features.addIf(Input.Param, Feature::Parameter);
  if (!claim(locationOf(Encoder), Known))
    return;
  diag(locationOf(Encoder),
       "'%0' encodes the escapes in the URI '%1' again: '%%2F' becomes "
       "'%%252F'; keep '%%', too")
      << calleeName(Encoder) << nameOf(*Input.Value);
}

} // namespace clang::tidy::uri
