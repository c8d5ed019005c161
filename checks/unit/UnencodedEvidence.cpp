//===--- UnencodedEvidence.cpp - uri-tidy ---------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/UnencodedEvidence.h"
#include "LLVMCompat.h"
#include "places/Place.h"
#include "text/Dump.h"
#include "text/TextValue.h"
#include "unit/ConstantEvidence.h"
#include "llvm/ADT/STLExtras.h"

using llvm::StringRef;
using uricore::CharSet;
using uricore::Component;

namespace clang::tidy::uri {

/// Whether \p H is a whole URI that becomes one value of a query.
static bool isUriAsValue(const HolePlace &Place, const Hole &H) {
  return Place.Which == Component::QueryValue && !Place.Key.empty() &&
         !Place.ContinuesText && H.State == EncodingState::Assembled &&
         H.Facts && H.Facts->Part == UriPart::Uri;
}

/// Whether \p H is data that is encoded on some ways through the program only.
static bool isSometimesRaw(const Hole &H) {
  return H.State == EncodingState::Unknown && H.Facts &&
         isSometimesEncoded(*H.Facts);
}

/// Whether \p H is in the path of a file, whatever its name says: no URI
/// follows `file://`.
static bool isPathBehindScheme(const FoundUri &Found, const HolePlace &Place,
                               const Hole &H) {
  return Place.Which == Component::PathSegment &&
         H.State == EncodingState::Assembled && H.Facts &&
         H.Facts->Part == UriPart::Uri && H.Facts->Level.High <= 0 &&
         compat::startsWith(
             StringRef(Found.content().Text).substr(Found.Uri.Begin), "file:");
}

bool isUnencoded(const FoundUri &Found, const HolePlace &Place) {
  const Hole &H = Found.content().Holes[Place.Index];
  return Place.Role == HolePlace::Data &&
         (isRaw(H.State) || isSometimesRaw(H) || isUriAsValue(Place, H) ||
          isPathBehindScheme(Found, Place, H)) &&
         !(H.Facts && H.Facts->Chars.isDisjointFrom(wrongIn(Place.Which)));
}

/// The state of the value after the key \p Key; Unknown if there is none.
static EncodingState stateOfValue(const FoundUri &Found, const HolePlace &Key) {
  const auto &Places = Found.Uri.Components.Holes;
  const HolePlace *Next = &Key + 1;
  return Key.Which == Component::QueryKey && Next < Places.end() &&
                 Next->Which == Component::QueryValue
             ? Found.content().Holes[Next->Index].State
             : EncodingState::Unknown;
}

/// Whether the value of \p H is a field of a class for the parts of a URI, in
/// which this unit stores no text that is known.
static bool isFieldOfUri(const Hole &H, const NameMeanings &Names) {
  const Place *P = H.Facts && H.Facts->From->Kind == Origin::Place
                       ? static_cast<const Place *>(H.Facts->From->Identity)
                       : nullptr;
  if (!P || !P->Whole || P->Step.Kind != Selector::Field)
    return false;
  const auto *Field = static_cast<const FieldDecl *>(P->Step.Identity);
  return Names.say(Field->getParent()->getName(), NameMeaning::ParsedUri);
}

/// Whether \p H is a field of the object that the scheme comes from, too: the
/// parts of a URI, as they are stored.
static bool isStoredWithScheme(const FoundUri &Found, const Hole &H) {
  return compat::startsWith(
             StringRef(Found.content().Text).substr(Found.Uri.Begin), "://") &&
         llvm::any_of(Found.content().Holes, [&](const Hole &Other) {
           return Other.Pos == Found.Uri.Begin &&
                  areFieldsOfOneObject(H, Other);
         });
}

/// Whether \p Found is a path that the program encodes as a whole later: until
/// then, it is the name of a file. A URI needs an encoder that leaves it one.
static bool isPathEncodedLater(const FoundUri &Found,
                               const UnitAnalysis &Analysis) {
  const Template &Content = Found.content();
  const StringRef Text =
      StringRef(Content.Text).slice(Found.Uri.Begin, Found.Uri.End);
  const bool HasScheme = Found.Uri.Components.HasScheme;
  bool HasLiteral = false;
  for (const LiteralRun &Run : Content.Runs) {
    if (Run.Begin + Run.Length <= Found.Uri.Begin || Run.Begin >= Found.Uri.End)
      continue;
    if (!Run.Literal || !(HasScheme ? Analysis.isRepairedLater(*Run.Literal)
                                    : Analysis.isEncodedLater(*Run.Literal)))
      return false;
    HasLiteral = true;
  }
  return HasLiteral && Text.find_first_of("?#") == StringRef::npos;
}

/// Whether \p H is no text: on that path, there is nothing to encode.
static bool isNumber(const Hole &H) {
  return H.State == EncodingState::Safe && H.Facts &&
         (H.Facts->From->Kind == Origin::Number ||
          H.Facts->From->Kind == Origin::Enumerator);
}

/// The literal that byte \p Pos of \p T comes from, or null.
static const StringLiteral *literalAt(const Template &T, size_t Pos) {
  const LiteralRun *Run = Pos < T.Text.size() ? T.runAt(Pos) : nullptr;
  return Run ? Run->Literal : nullptr;
}

/// Whether the same text is before \p A in \p OfA and before \p B in \p OfB. A
/// program that spells different URIs on its ways inserts them in two places.
static bool areAtOnePlace(const Template &OfA, const Hole &A,
                          const Template &OfB, const Hole &B) {
  if (StringRef(OfA.Text).take_front(A.Pos) !=
      StringRef(OfB.Text).take_front(B.Pos))
    return false;
  const StringLiteral *NextOfA = literalAt(OfA, A.Pos),
                      *NextOfB = literalAt(OfB, B.Pos);
  return OfA.Text == OfB.Text ||
         (literalAt(OfA, A.Pos - 1) == literalAt(OfB, B.Pos - 1) &&
          (!NextOfA || !NextOfB || NextOfA == NextOfB));
}

FeatureSet UnencodedEvidence::featuresOfReadings(const FoundUri &Found,
                                                 const Hole &H) const {
  FeatureSet Result;
  if (!H.Facts)
    return Result;
  bool IsRawData = true;
  Uris.forEachReading(Found, [&](const FoundUri &Other) {
    const auto &Holes = Other.Uri.Components.Holes;
    const auto IsSame = [&](const HolePlace &Place) {
      return Other.content().Holes[Place.Index].Value == H.Value;
    };
    const bool HasSame = llvm::any_of(Holes, IsSame);
    const bool HasRaw = llvm::any_of(Holes, [&](const HolePlace &Place) {
      return IsSame(Place) && isRaw(Other.content().Holes[Place.Index].State);
    });
    for (const HolePlace &Place : Holes) {
      const Hole &Each = Other.content().Holes[Place.Index];
      // A value that is put together has several parts: the next one, and those
      // that are harmless.
      const bool IsNext =
          &Place != Holes.begin() && IsSame(*(&Place - 1)) &&
          Other.content().Holes[(&Place - 1)->Index].Pos == Each.Pos;
      if (IsSame(Place) && (IsNext || isNumber(Each) ||
                            (HasRaw && Each.State == EncodingState::Safe)))
        continue;
      if (IsSame(Place))
        IsRawData &= Place.Role == HolePlace::Data &&
                     (isRaw(Each.State) || isUriAsValue(Place, Each) ||
                      isPathBehindScheme(Other, Place, Each));
      // Where this value would be, it is encoded.
      else if (!HasSame && Each.Facts && Each.Facts->From == H.Facts->From &&
               areAtOnePlace(Other.content(), Each, Found.content(), H))
        IsRawData &= isRaw(Each.State);
    }
  });
  Result.addIf(!IsRawData, Feature::Disputed);
  const auto HasAlternative =
      [&](llvm::function_ref<bool(const TextValue &)> Is) {
        return isAlternative(Found.String->Whole, *H.Facts->From, Is);
      };
  Result.addIf(HasAlternative([&H](const TextValue &Other) {
                 return Other.From == H.Facts->From && Other.Level.Low > 0;
               }),
               Feature::SometimesEncoded);
  Result.addIf(HasAlternative([](const TextValue &Other) {
                 return Other.From->Kind == Origin::Number;
               }),
               Feature::NumberElsewhere);
  return Result;
}

llvm::SmallPtrSet<TextRef, 2>
UnencodedEvidence::signedTexts(const Decl &D) const {
  UnitAnalysis &Analysis = Uris.Analysis;
  llvm::SmallPtrSet<TextRef, 2> Result, Sent;
  for (const BuiltString &Each : Analysis.stringsOf(D).Strings) {
    if (!Each.Whole)
      continue;
    if (Each.Use.Kind != Usage::Value ||
        says(Each.Use.Name, {NameMeaning::Uri, NameMeaning::Query}))
      Sent.insert(Each.Whole);
    else if (says(Each.Use.Name, NameMeaning::Signature) &&
             // `SignedUrl + "&name=" + Name`
             llvm::none_of(Each.Content.Holes, [&](const Hole &H) {
               return H.Value &&
                      says(Analysis.nameOf(*H.Value), NameMeaning::Signature);
             }))
      Result.insert(Each.Whole);
  }
  for (const TextRef Each : Sent)
    Result.erase(Each);
  return Result;
}

const UnencodedEvidence::Values &UnencodedEvidence::valuesOf(const Decl &D) {
  std::unique_ptr<Values> &Entry = Known[&D];
  if (Entry)
    return *Entry;
  Entry = std::make_unique<Values>();
  UnitAnalysis &Analysis = Uris.Analysis;
  Uris.forEach(D, /*OfCalls=*/false, [&](const FoundUri &Found) {
    for (const HolePlace &Place : Found.Uri.Components.Holes) {
      const Hole &H = Found.content().Holes[Place.Index];
      Entry->TakesQueryPieces |=
          Place.Role == HolePlace::WholeQuery && H.Param &&
          !says(Analysis.nameOf(*H.Value), NameMeaning::Query);
      if (!H.Facts || Place.Role != HolePlace::Data)
        continue;
      if (H.State == EncodingState::Encoded)
        Entry->Encoded[H.Facts->From].insert(H.Facts);
      else if (Found.String->Whole)
        Entry->Texts[H.Facts->From].insert(Found.String->Whole);
    }
  });
  for (const TextOperation &Each : Analysis.stringsOf(D).Operations) {
    const Hole *Sole = Each.Input.soleHole();
    if (!Sole || !Sole->Facts)
      continue;
    if (Each.Kind == TextOperation::Encode)
      Entry->Encoded[Sole->Facts->From].insert(Sole->Facts);
    else if (Each.Kind == TextOperation::Test)
      Entry->Tested.insert(Sole->Facts->From);
    else if (Each.Kind == TextOperation::Split &&
             StringRef(Each.Delimiters).contains('&') &&
             Sole->State != EncodingState::Decoded)
      Entry->Divided.insert(Sole->Facts->From);
  }
  Entry->Signed = signedTexts(D);
  return *Entry;
}

/// Whether a name says that people write the value of \p H. In a path, this is
/// true of the names of files, but not of those of accounts.
static bool isCalledHumanText(const HolePlace &Place, const Hole &H,
                              const ValueEvidence &Value) {
  if (Place.Which != Component::PathSegment)
    return Value.isCalled(NameMeaning::FreeText);
  const bool IsSegment = H.Facts && !H.Facts->Chars.contains('/');
  return (IsSegment && Value.isCalled(NameMeaning::FileName)) ||
         (Value.isCalled(NameMeaning::FreeText) &&
          !Value.isCalled(NameMeaning::Account));
}

FeatureSet UnencodedEvidence::featuresOfNames(const HolePlace &Place,
                                              const FoundUri &Found,
                                              const ValueEvidence &Value,
                                              const FeatureSet &Around) const {
  // A user name is data, whatever it identifies.
  const bool IsUserinfo = Place.Which == Component::Userinfo;
  const bool Encodes = Uris.Analysis.encodes(*Found.In);
  const Hole &H = Found.content().Holes[Place.Index];
  FeatureSet Result;
  const bool IsSecret = Value.isCalled(NameMeaning::Secret);
  Result.addIf(IsSecret, Feature::NameSecret);
  Result.addIf(!IsSecret && isCalledHumanText(Place, H, Value),
               Feature::NameHumanText);
  const bool HasSecretKey = says(Place.Key, NameMeaning::Secret);
  Result.addIf(HasSecretKey, Feature::KeySecret);
  Result.addIf(!HasSecretKey && says(Place.Key, NameMeaning::FreeText),
               Feature::KeyHumanText);
  const bool IsForgottenId = Place.Which != Component::QueryKey &&
                             (Around.has(Feature::EncodedElsewhere) ||
                              (Around.has(Feature::ExpectsEncoded) &&
                               Value.isCalled(NameMeaning::AssignedId)));
  // What was encoded as base64 has another name.
  Result.addIf(!IsUserinfo && !IsForgottenId && !Value.isEncodedByBase64() &&
                   Value.isCalled(NameMeaning::Identifier),
               Feature::NameIdentifier);
  Result.addIf(says(Place.Key, NameMeaning::Identifier),
               Feature::KeyIdentifier);
  Result.addIf(!IsUserinfo && Value.hasNumberDefault(), Feature::NumberDefault);
  Result.addIf(!IsUserinfo && !Around.has(Feature::EncodedElsewhere) &&
                   (Value.isCalled(NameMeaning::AccessKey) ||
                    (Place.Which == Component::QueryValue &&
                     Value.isCalled(NameMeaning::OpaqueKey)) ||
                    says(Place.Key, NameMeaning::AccessKey)),
               Feature::AccessKey);
  Result.addIf(says(Place.Key, NameMeaning::ClosedSet), Feature::ClosedSet);
  Result.addIf(Value.isCalled(NameMeaning::Path), Feature::NamePath);
  Result.addIf(Value.isCalled(NameMeaning::RegisteredName) ||
                   says(Place.Key, NameMeaning::RegisteredName),
               Feature::RegisteredName);
  if (!Value.isEncodedByBase64() &&
      (says(Place.Key, NameMeaning::Uri) || isUriAsValue(Place, H)))
    Result.add(Encodes ? Feature::UriAsValue : Feature::KeyUri);
  return Result;
}

FeatureSet
UnencodedEvidence::featuresOfOrigin(const HolePlace &Place, const Hole &H,
                                    const ValueEvidence &Value) const {
  FeatureSet Result;
  if (H.Facts) {
    const Origin &From = *H.Facts->From;
    const bool IsRequested = From.Kind == Origin::Result &&
                             says(From.Name, NameMeaning::RequestValue);
    Result.addIf(From.Kind == Origin::Input || IsRequested, Feature::Input);
    const bool IsInParameter = Value.isInParameter();
    Result.addIf(From.parameter() || IsInParameter, Feature::Parameter);
    Result.addIf((From.Kind == Origin::Place && !IsInParameter) ||
                     (From.Kind == Origin::Joined && Value.isField()),
                 Feature::Stored);
    Result.addIf(From.Kind == Origin::Result && !IsRequested,
                 Feature::UnknownResult);
  }
  if (H.Param && Uris.Analysis.isConstantAtCalls(*H.Param))
    Result.add(Uris.Analysis.isEveryCallSeen(*H.Param)
                   ? Feature::ConstantAtCalls
                   : Feature::ConstantAtSomeCalls);
  Result.addIf(!Value.isEncodedByBase64() && Value.isRemade(), Feature::Remade);
  Result.addIf(Value.isMatch(), Feature::RegexMatch);
  Result.addIf(Value.isTextOfObject(), Feature::TextOfObject);
  const bool IsWritten = isCalledHumanText(Place, H, Value) ||
                         says(Place.Key, NameMeaning::FreeText);
  Result.addIf(Place.Which == Component::PathSegment && !IsWritten &&
                   Value.isOfUnknownOrigin(),
               Feature::UnknownSegment);
  return Result;
}

FeatureSet
UnencodedEvidence::featuresOfBytes(const FoundUri &Found,
                                   const HolePlace &Place,
                                   const ValueEvidence &Value) const {
  const Hole &H = Found.content().Holes[Place.Index];
  FeatureSet Result = {Feature::RawData};
  Result.addIf(H.State == EncodingState::Decoded, Feature::Decoded);
  Result.addIf(Value.isEncodedByBase64(), Feature::Base64);
  Result.addIf(H.State == EncodingState::Raw && H.By, Feature::HtmlEscaped);
  if (H.Facts) {
    const CharSet Meaningful = meaningfulIn(Place.Which);
    Result.addIf(!Meaningful.isSubsetOf(H.Facts->Chars),
                 Feature::NarrowedBytes);
    const CharSet Offending = offendingChars(*H.Facts, Place.Which);
    // In a query value, only the first '=' is a delimiter.
    Result.addIf(Place.Which == Component::QueryValue &&
                     Offending.isSubsetOf(CharSet("=")),
                 Feature::OnlyEquals);
    Result.addIf(Place.Which == Component::PathSegment &&
                     Offending.isSubsetOf(CharSet("/")),
                 Feature::OnlySlashes);
    Result.addIf(!Offending.empty() &&
                     Offending.isDisjointFrom(Meaningful | CharSet(" ")),
                 Feature::NoDelimiters);
  }
  const auto IsCalled = [&](NameMeaning Meaning) {
    return Value.isCalled(Meaning) || says(Place.Key, Meaning);
  };
  const bool HoldsAny = IsCalled(NameMeaning::FreeText) ||
                        IsCalled(NameMeaning::FileName) || Value.hasBlanks() ||
                        Value.isEncodedByBase64();
  Result.addIf(Found.Uri.IsRepairedValue &&
                   (!HoldsAny || Uris.Analysis.mayRepairPlus(*Found.In)),
               Feature::Repaired);
  return Result;
}

/// Whether \p H is a part that was cut out of a text.
static bool isCut(const Hole &H) {
  return H.Facts && !H.Facts->Done.empty() &&
         llvm::all_of(H.Facts->Done, [](const Transformer *Each) {
           return Each->Kind == Transformer::Slice;
         });
}

/// Whether an extension, such as `.json`, is right after \p H.
static bool isBeforeExtension(const Template &Content, const Hole &H) {
  StringRef After = StringRef(Content.Text).drop_front(H.Pos);
  if (!After.consume_front("."))
    return false;
  const size_t Length = After.take_while(llvm::isAlnum).size();
  return Length >= 2 && Length <= 5;
}

/// Whether all names of \p A are names of \p B.
static bool areNamesOf(const TextValue &A, const TextValue &B) {
  return llvm::all_of(A.Names.all(), [&](llvm::StringRef Name) {
    return llvm::is_contained(B.Names.all(), Name);
  });
}

/// Whether \p A and \p B, which come from the same origin, are the same value.
/// Two calls of a function give the same one only if no name says otherwise.
static bool areSame(const TextValue &A, const TextValue &B) {
  return A.From->Kind != Origin::Result || areNamesOf(A, B) || areNamesOf(B, A);
}

FeatureSet UnencodedEvidence::featuresAround(const FoundUri &Found,
                                             const HolePlace &Place,
                                             const ValueEvidence &Value) {
  const Hole &H = Found.content().Holes[Place.Index];
  const Values &Around = valuesOf(*Found.In);
  FeatureSet Result;
  Result.addIf(Uris.Analysis.encodes(*Found.In), Feature::Encodes);
  for (const HolePlace &Other : Found.Uri.Components.Holes) {
    const Hole &Neighbour = Found.content().Holes[Other.Index];
    if (&Neighbour == &H)
      continue;
    Result.addIf(Neighbour.State == EncodingState::Encoded,
                 Feature::EncodedNeighbour);
    Result.addIf(Other.Role == HolePlace::Data && isRaw(Neighbour.State),
                 Feature::RawNeighbour);
  }
  if (H.Facts) {
    const auto Encoded = Around.Encoded.find(H.Facts->From);
    Result.addIf(Encoded != Around.Encoded.end() &&
                     llvm::any_of(Encoded->second,
                                  [&](const TextValue *Other) {
                                    return areSame(*H.Facts, *Other);
                                  }),
                 Feature::EncodedElsewhere);
    Result.addIf(Place.Which == Component::PathSegment &&
                     Around.Tested.contains(H.Facts->From),
                 Feature::TestedScheme);
    const auto Texts = Around.Texts.find(H.Facts->From);
    Result.addIf(Texts != Around.Texts.end() && Texts->second.size() > 1,
                 Feature::Repeated);
  }
  Result.addIf(H.Via && Uris.Analysis.expectsEncoded(*H.Via),
               Feature::ExpectsEncoded);
  // The path of a file may contain any character. An API specifies what it
  // takes.
  const bool HasSlashes = !H.Facts || H.Facts->Chars.contains('/');
  Result.addIf(!Paths && Place.Which == Component::PathSegment && HasSlashes &&
                   !compat::startsWith(Found.content().Text, "file://") &&
                   (Found.Uri.IsRepairedPath ||
                    (!Found.Uri.IsPart && Place.mayEndPath()) ||
                    Value.isCalled(NameMeaning::Path)),
               Feature::PathRest);
  const HolePlace *const First = Found.Uri.Components.Holes.begin();
  Result.addIf(Place.Which == Component::QueryValue && Place.Key.empty() &&
                   &Place != First &&
                   std::prev(&Place)->Which == Component::QueryKey &&
                   std::prev(&Place)->Role == HolePlace::Data,
               Feature::AnyPair);
  // Programs do not choose what comes from outside, nor what their callers
  // encode. An API may ask for one encoded segment.
  const bool IsChosen = !(H.Facts && H.Facts->From->Kind == Origin::Input) &&
                        !Result.has(Feature::ExpectsEncoded) &&
                        !(Found.Uri.IsPart && Found.content().Text.empty());
  Result.addIf(!Paths && Place.Which == Component::PathSegment && IsChosen,
               Feature::PathSegment);
  Result.addIf(Place.Which == Component::PathSegment &&
                   isBeforeExtension(Found.content(), H),
               Feature::DocumentName);
  Result.addIf(Place.Which == Component::Fragment && Found.Uri.IsEmbedded,
               Feature::Anchor);
  Result.addIf(Place.FollowsValue, Feature::FollowsValue);
  const EncodingState ValueAfter = stateOfValue(Found, Place);
  Result.addIf(ValueAfter == EncodingState::Encoded,
               Feature::EncodedValueAfter);
  // A key after a '?' that is written only before the first of several keys
  // looks like a value.
  const bool IsKey =
      Place.Which == Component::QueryKey ||
      compat::startsWith(StringRef(Found.content().Text).substr(H.Pos), "=");
  Result.addIf(IsKey, Feature::QueryKey);
  Result.addIf(Place.ContinuesText &&
                   (Place.Which != Component::PathSegment || Place.EndsPath),
               Feature::ContinuesText);
  Result.addIf(H.Param && Around.TakesQueryPieces, Feature::QueryPieces);
  // A part of a URI or a query is still encoded. A field that is called after
  // the whole component belongs to a URI that was divided.
  Result.addIf(isStoredWithScheme(Found, H) ||
                   isFieldOfUri(H, Uris.Analysis.names()) ||
                   (isCut(H) && (says(H.Facts->From->Name, NameMeaning::Uri) ||
                                 Around.Divided.contains(H.Facts->From))) ||
                   (Place.Which == Component::Fragment && H.Facts &&
                    H.Facts->From->Kind == Origin::Place &&
                    H.Facts->From->Name.str() == uricore::name(Place.Which)),
               Feature::DividedUri);
  Result.addIf(Value.isElementOfQuery(), Feature::JoinedValues);
  Result.addIf(isSometimesRaw(H), Feature::SometimesEncoded);
  Result.addIf(isPathEncodedLater(Found, Uris.Analysis), Feature::EncodedLater);
  Result |= featuresOfReadings(Found, H);
  return Result;
}

std::optional<Evidence> UnencodedEvidence::of(const FoundUri &Found,
                                              const HolePlace &Place) {
  const Hole &H = Found.content().Holes[Place.Index];
  Evidence Result;
  FeatureSet &Features = Result.Features;
  Features = featuresOf(Found);
  Features.addIf(Found.Uri.IsBare, Feature::Bare);
  Features.addIf(Found.isLocalFile(H), Feature::FileUri);
  Features.addIf(compat::startsWith(Found.content().Text, "file://") &&
                     Uris.Analysis.cutsFileScheme(),
                 Feature::CutScheme);
  Result.Which = Place.Which;
  if (H.Facts) {
    const CharSet Meaningful = meaningfulIn(Place.Which);
    Result.Origin = nameOf(H.Facts->From->Kind).str();
    Result.Excluded = Meaningful - H.Facts->Chars;
  }
  if (isConstantData(H)) {
    const auto OfConstant =
        featuresOfConstant(Found, Place, Uris.Analysis.names());
    if (!OfConstant)
      return std::nullopt;
    Features |= *OfConstant;
    Result.Occurring = offendingChars(*H.Facts, Place.Which);
    return Result;
  }
  if (valuesOf(*Found.In).Signed.contains(Found.String->Whole))
    return std::nullopt;
  const ValueEvidence Value(H, Uris.Analysis.names());
  // What these writers certainly add.
  if (Value.isEncodedByBase64())
    Result.Occurring = CharSet("+/=");
  else if (H.State == EncodingState::Raw && H.By)
    Result.Occurring = CharSet("&;");
  Features |= featuresOfBytes(Found, Place, Value);
  Features |= featuresOfOrigin(Place, H, Value);
  const FeatureSet Around = featuresAround(Found, Place, Value);
  Features |= featuresOfNames(Place, Found, Value, Around);
  Features |= Around;
  return Result;
}

} // namespace clang::tidy::uri
