//===--- PrematureDecodingCheck.cpp - uri-tidy ----------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PrematureDecodingCheck.h"
#include "core/Percent.h"
#include "encoder/Decoder.h"
#include "text/TextValue.h"
#include "unit/ValueEvidence.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// The shape of \p Part as a whole text.
static TextShape shapeOfPart(UriPart Part) {
  switch (Part) {
  case UriPart::Uri:
  case UriPart::Reference:
  case UriPart::RequestTarget:
    return TextShape::Uri;
  case UriPart::Query:
  case UriPart::FormBody:
  case UriPart::Fragment:
    return TextShape::Query;
  case UriPart::Path:
    return TextShape::Path;
  default:
    return TextShape::Value;
  }
}

TextShape PrematureDecodingCheck::decodedBy(const Hole &H) const {
  const Expr &Decoder = *H.By;
  const auto WritesPart = [](const ApiFact &Fact) {
    return Fact.Role == ApiRole::Decodes && Fact.isInto();
  };
  // One of several parts of a URI.
  if (H.Facts && llvm::count_if(analysis().factsOf(Decoder), WritesPart) > 1)
    return shapeOfPart(H.Facts->Part);
  // What an API says outranks names.
  for (const ApiFact &Fact : analysis().factsOf(Decoder))
    if (Fact.Role == ApiRole::Gives ||
        (Fact.Role == ApiRole::Decodes && Fact.Part != UriPart::Data))
      return shapeOfPart(Fact.Part);
  const TextOperation *Operation = analysis().operationOf(Decoder);
  if (!Operation)
    return TextShape::Value;
  const Hole *Sole = Operation->Input.soleHole();
  const bool IsPart = Sole && Sole->Facts && !isData(Sole->Facts->Part);
  return IsPart && Sole->Facts->Done.empty()
             ? shapeOfPart(Sole->Facts->Part)
             : uri::shapeOf(Operation->Input, analysis().names());
}

/// Whether \p H is a part of another text.
static bool isPart(const Hole &H) {
  return H.Facts && !H.Facts->Done.empty() &&
         H.Facts->Done.all().back()->Kind == Transformer::Slice;
}

const Hole *PrematureDecodingCheck::soleInputOf(const Expr &Decoder) const {
  const TextOperation *Decoding = analysis().operationOf(Decoder);
  return Decoding ? Decoding->Input.soleHole() : nullptr;
}

static bool isDecodedBy(const Template &T, const Expr &Decoder) {
  return llvm::any_of(T.Holes, [&](const Hole &H) { return H.By == &Decoder; });
}

/// The delimiters that the program looks for in what \p Decoder gives.
static std::string soughtIn(const DeclStrings &Strings, const Expr &Decoder) {
  std::string Result;
  for (const TextOperation &Each : Strings.Operations)
    if (Each.Kind == TextOperation::Split && isDecodedBy(Each.Input, Decoder))
      Result += Each.Delimiters;
  return Result;
}

/// Whether the program divides what \p Decoder gives as a URI, and not as a
/// query.
static bool isDividedAsUri(const DeclStrings &Strings, const Expr &Decoder) {
  const std::string Sought = soughtIn(Strings, Decoder);
  const auto Seeks = [&Sought](char C) {
    return Sought.find(C) != std::string::npos;
  };
  return Seeks('/') && Seeks('?') && !Seeks('&');
}

TextShape PrematureDecodingCheck::dividedAs(const DeclStrings &Strings,
                                            const Expr &Decoder) const {
  const Hole *Sole = soleInputOf(Decoder);
  if (!Sole || !Sole->Facts)
    return TextShape::Value;
  const std::string Sought = soughtIn(Strings, Decoder);
  const auto Seeks = [&Sought](const char *Any) {
    return Sought.find_first_of(Any) != std::string::npos;
  };
  // A part of a text is a single value, unless it is all behind a '?'. A call
  // may return one value of a text that was divided before.
  const bool IsWhole = Sole->Facts->Done.empty();
  const bool IsVariable =
      IsWhole && ValueEvidence(*Sole, analysis().names()).isVariable();
  if (!IsVariable && !((IsWhole || isPart(*Sole)) && Seeks("&") && Seeks("=")))
    return TextShape::Value;
  if (Seeks("?") && Seeks("&=#"))
    return TextShape::Uri;
  return Seeks("&") ? TextShape::Query : TextShape::Value;
}

bool PrematureDecodingCheck::makesUri(const DeclStrings &Strings,
                                      const Expr &Decoder) {
  return llvm::any_of(Strings.Strings, [&](const BuiltString &String) {
    return (String.Use.Kind == Usage::UriSink ||
            (String.Use.Kind == Usage::RawSink &&
             String.Use.Part == UriPart::Path)) &&
           isDecodedBy(String.Content, Decoder);
  });
}

bool PrematureDecodingCheck::isOfFile(const Expr &Decoder) const {
  const Hole *Sole = soleInputOf(Decoder);
  return Sole && Sole->Value &&
         says(nameOf(*Sole->Value),
              {NameMeaning::Folder, NameMeaning::OtherEscape});
}

void PrematureDecodingCheck::checkUri(const FoundUri &Found) {
  // An API that takes a URI splits it; a browser does so with a link.
  if (!Found.Uri.IsEmbedded)
    return;
  for (const HolePlace &Place : Found.Uri.Components.Holes) {
    const Hole &H = Found.content().Holes[Place.Index];
    if (Place.Role != HolePlace::Base || H.State != EncodingState::Decoded ||
        !H.By || decodedBy(H) != TextShape::Uri ||
        !claim(locationOf(*H.By), {Feature::DecodedUri}, Found, H))
      continue;
    diag(
        locationOf(*H.By),
        "'%0' decodes a whole URI that is used as a URI again: an encoded '&', "
        "'#' or '%%' in it then has a different meaning")
        << calleeName(*H.By);
  }
}

void PrematureDecodingCheck::checkStrings(const DeclStrings &Strings) {
  for (const TextOperation &Operation : Strings.Operations)
    for (const Hole &H : Operation.Input.Holes) {
      if (H.State != EncodingState::Decoded || !H.By)
        continue;
      // After `key=`, the decoded text is a value that is not encoded.
      const bool IsValue = H.Pos > 0 && Operation.Input.Text[H.Pos - 1] == '=';
      if (Operation.Kind == TextOperation::Split && !IsValue)
        reportSplit(Strings, Operation, H);
      else if (Operation.Kind == TextOperation::Spaces)
        reportSpaces(*Operation.Call, *H.By);
      else if (Operation.Kind == TextOperation::Decode &&
               Operation.Input.soleHole())
        reportTwice(Operation, H);
    }
}

bool PrematureDecodingCheck::isValueOfPair(const DeclStrings &Strings,
                                           const Expr &Decoder) const {
  const Hole *Sole = soleInputOf(Decoder);
  return Sole && isPart(*Sole) &&
         llvm::any_of(Strings.Operations, [&](const TextOperation &Each) {
           const Hole *Whole = Each.Kind == TextOperation::Split
                                   ? Each.Input.soleHole()
                                   : nullptr;
           return Whole && Whole->Facts && Whole->By != &Decoder &&
                  Whole->Facts->From == Sole->Facts->From &&
                  !analysis().comesBefore(Decoder, *Each.Call) &&
                  StringRef(Each.Delimiters).find_first_of("&=;") !=
                      StringRef::npos;
         });
}

TextShape PrematureDecodingCheck::shapeOf(const DeclStrings &Strings,
                                          const Hole &H) const {
  const Expr &Decoder = *H.By;
  if (isValueOfPair(Strings, Decoder))
    return TextShape::Value;
  const TextShape Shape = decodedBy(H);
  // `/go?<encoded URL>`: the query is one value.
  if (Shape == TextShape::Query && isDividedAsUri(Strings, Decoder))
    return TextShape::Value;
  // An object that is asked for one value has divided the text.
  const bool IsDivided =
      llvm::any_of(analysis().factsOf(Decoder), [](const ApiFact &Fact) {
        return Fact.Role == ApiRole::Decodes && Fact.Arg == ApiFact::Object &&
               Fact.Part != UriPart::Data;
      });
  return Shape == TextShape::Value && !IsDivided ? dividedAs(Strings, Decoder)
                                                 : Shape;
}

bool PrematureDecodingCheck::dividesDecoded(const Expr &Call) {
  const DeclStrings *Strings = analysis().stringsOfCallee(Call);
  return Strings &&
         llvm::any_of(Strings->Operations, [&](const TextOperation &Each) {
           return Each.Kind == TextOperation::Split &&
                  llvm::any_of(Each.Input.Holes, [&](const Hole &H) {
                    return H.State == EncodingState::Decoded && H.By &&
                           shapeOf(*Strings, H) != TextShape::Value;
                  });
         });
}

void PrematureDecodingCheck::reportSplit(const DeclStrings &Strings,
                                         const TextOperation &Split,
                                         const Hole &H) {
  const Expr &Decoder = *H.By;
  const TextShape Shape = shapeOf(Strings, H);
  if (Shape == TextShape::Value ||
      (Split.Call == &Decoder && dividesDecoded(Decoder)))
    return;
  // What has a '?' is more than a path.
  const bool IsPath = (Shape == TextShape::Path && Split.Delimiters != "?") ||
                      Split.Delimiters == "/";
  // In a query, a '/' divides nothing. The path of another URI, such as the
  // directory of this one, is put together as this one was.
  if (IsPath && (Shape == TextShape::Query || isOfFile(Decoder) ||
                 makesUri(Strings, Decoder)))
    return;
  // A path is often searched for a prefix or a name. What a parser that is
  // known by its name does with it, nobody knows.
  const Expr &By = Split.Via ? *Split.Via : *Split.Call;
  const std::string Name = calleeName(By);
  const bool IsParsed = says(Name, NameMeaning::Parser);
  const bool IsDivision =
      says(Name, NameMeaning::Division) ||
      llvm::any_of(analysis().factsOf(By), [](const ApiFact &Fact) {
        return Fact.Role == ApiRole::Matches;
      });
  const bool IsSearched = IsPath && (IsParsed || !IsDivision);
  Evidence Known = {Feature::DecodedBeforeSplit};
  Known.Features.addIf(IsSearched, Feature::OnlySearched);
  if (!claim(locationOf(Decoder), Known))
    return;
  // The path of a request, with its query.
  const bool HasPairs =
      Shape == TextShape::Path &&
      (!IsParsed || says(Name, NameMeaning::Query)) &&
      StringRef(Split.Delimiters).find_first_of("&=") != StringRef::npos;
  static constexpr llvm::StringLiteral Names[] = {"value", "path", "query",
                                                  "URI"};
  diag(locationOf(Decoder),
       "'%0' decodes the whole %1 before it is split: an encoded %2 in a "
       "value then acts as a delimiter; split first, then decode each part")
      << calleeName(Decoder)
      << Names[static_cast<unsigned>(HasPairs ? TextShape::Query : Shape)]
      << (IsPath && !HasPairs       ? "'/'"
          : Split.Delimiters == "?" ? "'?'"
                                    : "'&', '=' or '#'");
  diag(locationOf(By), "it is split here", DiagnosticIDs::Note);
}

void PrematureDecodingCheck::reportSpaces(const Expr &Replacing,
                                          const Expr &Decoder) {
  const Evidence Known = {Feature::DecodedBeforePlus};
  if (!claim(locationOf(Replacing), Known))
    return;
  diag(
      locationOf(Replacing),
      "'+' is replaced after '%0' has decoded the text: an encoded '+' becomes "
      "a space, too; replace it first")
      << calleeName(Decoder);
  diag(locationOf(Decoder), "it is decoded here", DiagnosticIDs::Note);
}

bool PrematureDecodingCheck::isRepeated(const Expr &Decoder) {
  if (!Repeated) {
    Repeated.emplace();
    for (const Decl *D : analysis().declarations())
      for (const TextOperation &Operation : analysis().stringsOf(*D).Operations)
        if (Operation.MayRepeat)
          Repeated->insert(Operation.Call);
  }
  return Repeated->contains(&Decoder);
}

bool PrematureDecodingCheck::isPartOfFileName(const Hole &H) const {
  return isPart(H) &&
         llvm::any_of(analysis().factsOf(*H.By), [](const ApiFact &F) {
           return F.Role == ApiRole::Decodes && F.Part == UriPart::FileUri;
         });
}

void PrematureDecodingCheck::reportTwice(const TextOperation &Decoding,
                                         const Hole &H) {
  const Expr &Inner = *H.By;
  // A function that decodes twice is reported itself, not its calls.
  if (Decoding.Via && Decoding.In &&
      !analysis().isWrittenIn(Inner, *Decoding.In))
    return;
  // So is one that decodes its own output.
  DecoderSummaries &Decoders = analysis().decoderSummaries();
  if (const DecoderBehaviour *Own =
          Decoding.In && Decoders.decidesItself(*Decoding.In)
              ? Decoders.behaviourOf(*Decoding.In)
              : nullptr;
      Own && Own->Defects.count(DecoderDefect::DecodesTwice) != 0)
    return;
  // The first round leaves no '%' of a constant.
  const TextOperation *First = analysis().operationOf(Inner);
  if (First && First->Input.isConstant() &&
      !StringRef(uricore::decode(First->Input.Text).Bytes).contains('%'))
    return;
  // A loop that decodes until nothing changes does so on purpose. A program can
  // have encoded a value in order to make it a part of the name of a file.
  Evidence Known = {Feature::DecodedTwice};
  Known.Features.addIf(isPartOfFileName(H), Feature::FileNamePart);
  // The value of one URI can be another URI, whose parts are encoded, too.
  Known.Features.addIf(isPart(H) && decodedBy(H) == TextShape::Value,
                       Feature::PartOfValue);
  if (((isRepeated(Inner) || Decoding.MayRepeat) && !Decoding.IsRepeated) ||
      !claim(locationOf(*Decoding.Call), Known))
    return;
  diag(
      locationOf(*Decoding.Call),
      "this decodes the result of '%0' again: '%%2541' becomes 'A', not '%%41'")
      << calleeName(Inner);
  diag(locationOf(Inner), "it is first decoded here", DiagnosticIDs::Note);
}

} // namespace clang::tidy::uri
