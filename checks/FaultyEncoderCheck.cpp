//===--- FaultyEncoderCheck.cpp - uri-tidy --------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FaultyEncoderCheck.h"
#include "LLVMCompat.h"
#include "core/Percent.h"
#include "encoder/Fix.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

FaultyEncoderCheck::FaultyEncoderCheck(StringRef Name,
                                       ClangTidyContext *Context,
                                       std::shared_ptr<UnitAnalysis> Analysis)
    : UriCheck(Name, Context, std::move(Analysis)),
      LocaleDependence(Options.get("LocaleDependence", false)) {}

void FaultyEncoderCheck::storeOptions(ClangTidyOptions::OptionMap &Opts) {
  UriCheck::storeOptions(Opts);
  Options.store(Opts, "LocaleDependence", LocaleDependence);
}

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

std::optional<Feature>
FaultyEncoderCheck::concernsUris(const FunctionDecl &Function,
                                 const EncoderBehaviour &Encoder) const {
  if (Encoder.UsesBackslash || Encoder.isForFileNames())
    return std::nullopt;
  const FunctionNames Names = analysis().namesAround(Function);
  if (says(Names.Own, NameMeaning::UriRelated))
    return Feature::UriFunction;
  // The name of a file may become a part of a URI, and broken escapes are wrong
  // anywhere.
  if (says(Names.Own, {NameMeaning::OtherEscape, NameMeaning::Decoding}))
    return keepsUriMarks(Encoder) && !Encoder.Malformed.empty()
               ? std::optional(Feature::PlainEscapes)
               : std::nullopt;
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
  if (says(Names.Qualified, NameMeaning::OtherEscape))
    return std::nullopt;
  if (says(Names.Own, NameMeaning::ParameterEncoder))
    return Feature::UriFunction;
  const auto IsRelated = [this](StringRef Name) {
    return says(Name, NameMeaning::UriRelated);
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
      says(Names.Own, NameMeaning::PercentSign))
    return Feature::UriMarks;
  // It escapes the delimiters of a URI; such encoders often forget '%'.
  if (!says(Names.File, NameMeaning::OtherEscape) &&
      CharSet("& ").isSubsetOf(Encoder.Escaped) &&
      (Encoder.Escaped.contains('%') ||
       CharSet("#+=?").isSubsetOf(Encoder.Escaped)))
    return Feature::PlainEscapes;
  return std::nullopt;
}

void FaultyEncoderCheck::checkFunction(const FunctionDecl &Function) {
  EncoderSummaries &Summaries = analysis().encoderSummaries();
  const EncoderBehaviour *Encoder = Summaries.escapesOf(Function);
  if (!Encoder || !Summaries.decidesItself(Function) ||
      Function.getLocation().isMacroID())
    return;
  const auto Reason = concernsUris(Function, *Encoder);
  if (!Reason)
    return;
  Evidence Known = {Feature::Run, *Reason};
  const std::string Name = analysis().namesAround(Function).Own;
  EncoderPurpose Purpose;
  Purpose.IsComponent = says(Name, NameMeaning::OneComponent);
  Purpose.IsSegment = says(Name, NameMeaning::OneSegment);
  Purpose.IsValue = says(Name, NameMeaning::OneValue);
  Purpose.IsEncoder = says(Name, NameMeaning::Encoder);
  Purpose.IsIri = says(Name, NameMeaning::IriText);
  Purpose.LocaleDependence = LocaleDependence;
  auto Defects = findDefects(*Encoder, Purpose);
  // The escapes that a helper writes are reported for the helper.
  if (analysis().callsEncoderOfCharacter(Function))
    llvm::erase_if(Defects, [](const EncoderDefect &Defect) {
      return Defect.Kind <= EncoderDefect::OutOfBounds;
    });
  if (*Reason == Feature::PlainEscapes && isPartial(*Encoder))
    llvm::erase_if(Defects, [](const EncoderDefect &Defect) {
      return Defect.Kind != EncoderDefect::OtherEscape;
    });
  const bool IsReadable =
      *Reason == Feature::PlainEscapes &&
      llvm::all_of(Defects, [](const EncoderDefect &Defect) {
        return Defect.Kind == EncoderDefect::LowercaseHex ||
               Defect.Kind == EncoderDefect::UnreservedEncoded;
      });
  Known.Features.addIf(IsReadable, Feature::OnlySpelling);
  if (Defects.empty() || !isReported(Known) ||
      !claim(Function.getLocation(), Known))
    return;
  std::string Deeds;
  for (size_t I = 0; I < Defects.size(); ++I)
    Deeds += (I == 0                    ? ""
              : I + 1 == Defects.size() ? " and "
                                        : ", ") +
             Defects[I].Deed;
  auto Diag = diag(Function.getLocation(), "'%0' %1") << Name << Deeds;
  for (const FixItHint &Hint : fixEncoder(Function, *Encoder, Defects, Purpose,
                                          analysis().encoderSummaries()))
    Diag << Hint;
}

} // namespace clang::tidy::uri
