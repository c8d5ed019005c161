//===--- EncoderJudgement.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/EncoderJudgement.h"
#include "LLVMCompat.h"
#include "ast/Callee.h"
#include "core/Percent.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether \p Encoder lets delimiters through, as a function does that escapes
/// the text of another protocol.
static bool isPartial(const EncoderBehaviour &Encoder) {
  return uricore::CharSet("<>&=?#").isSubsetOf(Encoder.Passed);
}

/// Whether \p Encoder writes the escapes of other bytes for a few of those that
/// it escapes: a mistake in any format.
static bool mixesEscapes(const EncoderBehaviour &Encoder) {
  return !Encoder.Malformed.empty() &&
         Encoder.Escaped.size() > Encoder.Malformed.size() &&
         llvm::all_of(Encoder.Malformed, [](const auto &Entry) {
           return Entry.second.size() == uricore::EscapeLength &&
                  uricore::escapeAt(Entry.second, 0).has_value();
         });
}

/// What \p Encoder keeps of ASCII, apart from letters and digits.
static uricore::CharSet marksKeptBy(const EncoderBehaviour &Encoder) {
  return Encoder.Passed - uricore::Alpha - uricore::Digit - uricore::NonAscii;
}

/// Whether \p Encoder keeps the marks that a URI may contain anywhere, and none
/// that it may not.
static bool keepsUriMarks(const EncoderBehaviour &Encoder) {
  using uricore::CharSet;
  const CharSet Marks = marksKeptBy(Encoder);
  return CharSet("-._~").isSubsetOf(Marks) &&
         Marks.isSubsetOf(uricore::Pchar | CharSet("/?"));
}

/// Returns the function that has encoded \p H, or null.
static const Decl *encoderOf(const Hole &H) {
  const FunctionDecl *Callee =
      H.State == EncodingState::Encoded && H.By ? calledBy(*H.By) : nullptr;
  return Callee ? Callee->getCanonicalDecl() : nullptr;
}

bool UnitAnalysis::fillsUri(const FunctionDecl &Function) {
  const auto AddFrom = [this](const BuiltString &String) {
    const Template &Content = String.Content;
    if (llvm::none_of(Content.Holes, encoderOf))
      return;
    for (const RecognizedUri &Uri :
         recognizeUris(Content, String.Use, {}, Names))
      for (const HolePlace &Place : Uri.Components.Holes)
        if (Place.Role == HolePlace::Data)
          if (const Decl *By = encoderOf(Content.Holes[Place.Index]))
            FillingUris->insert(By);
  };
  if (!FillingUris) {
    FillingUris.emplace();
    for (const Decl *D : Builders)
      for (const BuiltString &Each : stringsOf(*D).Strings)
        AddFrom(Each);
  }
  return FillingUris->contains(Function.getCanonicalDecl());
}

/// Why the output of \p Function with \p Names is used in URIs; nothing if
/// there is no evidence of that.
static std::optional<Feature> concernsUris(const FunctionDecl &Function,
                                           const FunctionNames &Names,
                                           const EncoderBehaviour &Encoder,
                                           UnitAnalysis &Unit) {
  const NameMeanings &Meanings = Unit.names();
  const auto Says = [&Meanings](llvm::StringRef Name, NameMeaningSet Any) {
    return Meanings.say(Name, Any);
  };
  if (Encoder.UsesBackslash || Encoder.isForFileNames())
    return std::nullopt;
  if (Says(Names.Own, NameMeaning::UriRelated))
    return Feature::UriFunction;
  // The name of a file may become a part of a URI, and broken escapes are wrong
  // anywhere.
  if (Says(Names.Own, {NameMeaning::OtherEscape, NameMeaning::Decoding})) {
    if (Unit.fillsUri(Function))
      return Feature::UriFunction;
    return keepsUriMarks(Encoder) && !Encoder.Malformed.empty()
               ? std::optional(Feature::PlainEscapes)
               : std::nullopt;
  }
  if (Encoder.IsAssumed)
    return std::nullopt;
  // No URI contains a space: a function that keeps it has another purpose.
  if (Encoder.Passed.contains(' '))
    return std::nullopt;
  // ECMAScript's escape() is a different encoding.
  if (llvm::any_of(Encoder.MalformedWide, [](const auto &Entry) {
        return compat::startsWith(Entry.second, "%u");
      }))
    return std::nullopt;
  if (Says(Names.Qualified, NameMeaning::OtherEscape))
    return Unit.fillsUri(Function) ? std::optional(Feature::UriFunction)
                                   : std::nullopt;
  if (Says(Names.Own, NameMeaning::ParameterEncoder))
    return Feature::UriFunction;
  const auto IsRelated = [&](llvm::StringRef Name) {
    return Says(Name, NameMeaning::UriRelated);
  };
  if (IsRelated(Names.Qualified) || IsRelated(Names.File) ||
      llvm::any_of(Names.Callers, IsRelated))
    return Feature::UriFunction;
  if (isPartial(Encoder))
    return mixesEscapes(Encoder) ? std::optional(Feature::PlainEscapes)
                                 : std::nullopt;
  using uricore::CharSet;
  // Properties that only percent-encoding for URIs has: the marks or delimiters
  // that it keeps, and '+' for a space.
  const CharSet Marks = marksKeptBy(Encoder);
  const bool KeepsUriDelimiters =
      CharSet("/?&=").isSubsetOf(Marks) &&
      Marks.isSubsetOf(uricore::Reserved | uricore::Unreserved | CharSet("%"));
  if (keepsUriMarks(Encoder) || KeepsUriDelimiters || Encoder.SpaceToPlus ||
      Says(Names.Own, NameMeaning::PercentSign))
    return Feature::UriMarks;
  // It escapes the delimiters of a URI; such encoders often forget '%'.
  if (!Says(Names.File, NameMeaning::OtherEscape) &&
      CharSet("& ").isSubsetOf(Encoder.Escaped) &&
      (Encoder.Escaped.contains('%') ||
       CharSet("#+=?").isSubsetOf(Encoder.Escaped)))
    return Unit.fillsUri(Function) ? Feature::UriFunction
                                   : Feature::PlainEscapes;
  return std::nullopt;
}

const FunctionDecl *bodyCalledBy(const Expr &Call) {
  const FunctionDecl *Callee = calledBy(Call);
  return Callee && Callee->hasBody() ? Callee : nullptr;
}

std::optional<EncoderJudgement> judgeEncoder(const FunctionDecl &Function,
                                             UnitAnalysis &Unit,
                                             bool LocaleDependence) {
  EncoderSummaries &Summaries = Unit.encoderSummaries();
  const EncoderBehaviour *Encoder = Summaries.escapesOf(Function);
  if (!Encoder || !Summaries.decidesItself(Function) ||
      Function.getLocation().isMacroID())
    return std::nullopt;
  FunctionNames Names = Unit.namesAround(Function);
  const auto Reason = concernsUris(Function, Names, *Encoder, Unit);
  if (!Reason)
    return std::nullopt;
  EncoderJudgement Result = {
      Encoder, std::move(Names.Own), {Feature::Run, *Reason}, {}, {}};
  const auto Says = [&](NameMeaningSet Any) {
    return Unit.names().say(Result.Name, Any);
  };
  EncoderPurpose &Purpose = Result.Purpose;
  Purpose.IsComponent = Says(NameMeaning::OneComponent);
  Purpose.IsSegment = Says(NameMeaning::OneSegment);
  Purpose.IsValue = Says(NameMeaning::OneValue);
  Purpose.IsEncoder = Says(NameMeaning::Encoder);
  Purpose.IsIri = Says(NameMeaning::IriText);
  Purpose.LocaleDependence = LocaleDependence;
  Result.Defects = findDefects(*Encoder, Purpose);
  // The escapes that a helper writes are reported for the helper.
  if (Unit.callsEncoderOfCharacter(Function))
    llvm::erase_if(Result.Defects, [](const EncoderDefect &Defect) {
      return Defect.Kind <= EncoderDefect::OutOfBounds;
    });
  if (*Reason == Feature::PlainEscapes && isPartial(*Encoder))
    llvm::erase_if(Result.Defects, [](const EncoderDefect &Defect) {
      return Defect.Kind != EncoderDefect::OtherEscape;
    });
  const bool IsReadable =
      *Reason == Feature::PlainEscapes &&
      llvm::all_of(Result.Defects, [](const EncoderDefect &Defect) {
        return Defect.Kind == EncoderDefect::LowercaseHex ||
               Defect.Kind == EncoderDefect::UnreservedEncoded;
      });
  Result.Known.Features.addIf(IsReadable, Feature::OnlySpelling);
  return Result.Defects.empty() ? std::nullopt
                                : std::optional(std::move(Result));
}

} // namespace clang::tidy::uri
