//===--- UnencodedDataCheck.cpp - uri-tidy --------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnencodedDataCheck.h"
#include "ConstantData.h"
#include "EncoderMismatchCheck.h"
#include "LLVMCompat.h"
#include "LLVMIncludeCompat.h"
#include "core/Percent.h"
#include "unit/ValueEvidence.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"

namespace clang::tidy::uri {

using uricore::Component;

UnencodedDataCheck::UnencodedDataCheck(StringRef Name,
                                       ClangTidyContext *Context,
                                       std::shared_ptr<UnitAnalysis> Analysis)
    : UriCheck(Name, Context, std::move(Analysis)),
      Paths(Options.get("Paths", false)),
      Encoder({std::string(Options.get("Encoder", "")),
               StringRef(Options.get("EncoderHeader", "")).trim("\"").str()}),
      Inserter(compat::createInserter(
          Options.getLocalOrGlobal("IncludeStyle",
                                   utils::IncludeSorter::IS_LLVM),
          *Context)) {
  // The result of a function that this check suggests has to count as encoded.
  for (const std::string &Name : Encoder.functions())
    this->analysis().addEncoder(Name);
}

void UnencodedDataCheck::storeOptions(ClangTidyOptions::OptionMap &Opts) {
  UriCheck::storeOptions(Opts);
  Options.store(Opts, "Paths", Paths);
  Options.store(Opts, "Encoder", Encoder.Encoder);
  Options.store(Opts, "EncoderHeader", Encoder.Header);
  Options.store(Opts, "IncludeStyle", Inserter.getStyle());
}

namespace {

class IncludeCollector : public compat::IncludeCallbacks {
public:
  IncludeCollector(const SourceManager &SM, llvm::StringSet<> &Includes)
      : SM(SM), Includes(Includes) {}

  void included(SourceLocation Hash, StringRef Name) override {
    if (!SM.isInSystemHeader(Hash))
      Includes.insert(Name);
  }

private:
  const SourceManager &SM;
  llvm::StringSet<> &Includes;
};

} // namespace

void UnencodedDataCheck::registerPPCallbacks(const SourceManager &SM,
                                             Preprocessor *PP, Preprocessor *) {
  Inserter.registerPreprocessor(PP);
  PP->addPPCallbacks(std::make_unique<IncludeCollector>(SM, Includes));
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

/// Whether \p H is a whole URI that becomes one value of a query.
static bool isUriAsValue(const HolePlace &Place, const Hole &H) {
  return Place.Which == Component::QueryValue && !Place.Key.empty() &&
         !Place.ContinuesText && H.State == EncodingState::Assembled &&
         H.Facts && H.Facts->Part == UriPart::Uri;
}

bool UnencodedDataCheck::areReadingsUnanimous(const FoundUri &Found,
                                              const Hole &H) const {
  if (!H.Facts)
    return true;
  bool IsRawData = true;
  forEachReading(Found, [&](const FoundUri &Other) {
    const auto &Holes = Other.Uri.Components.Holes;
    const auto IsSame = [&](const HolePlace &Place) {
      return Other.content().Holes[Place.Index].Value == H.Value;
    };
    const bool HasSame = llvm::any_of(Holes, IsSame);
    for (const HolePlace &Place : Holes) {
      const Hole &Each = Other.content().Holes[Place.Index];
      if (IsSame(Place))
        IsRawData &= Place.Role == HolePlace::Data &&
                     (isRaw(Each.State) || isUriAsValue(Place, Each));
      // Where this value would be, it is encoded.
      else if (!HasSame && Each.Facts && Each.Facts->From == H.Facts->From)
        IsRawData &= isRaw(Each.State);
    }
  });
  return IsRawData;
}

namespace {

/// The evidence that a value needs no encoding where it is inserted, or that it
/// is not a single value.
struct Doubts {
  /// The name says that it identifies something. A user name is data, whatever
  /// it identifies.
  bool IsIdentifier = false;
  /// The name says that it is an access key, and the function has not forgotten
  /// to encode it, as it encodes nothing.
  bool IsAccessKey = false;
  /// The query key takes one of a few words.
  bool IsOfClosedSet = false;
  /// Nothing but a name says that the text is a URI.
  bool IsBare = false;
  /// On another path, it is encoded, or is not data.
  bool IsDisputed = false;
  /// It is right after an encoded value, and may be the rest of the URI.
  bool FollowsValue = false;
  /// It is a query key whose value is encoded: the author thought of encoding,
  /// and of keys that need none.
  bool HasEncodedValue = false;
  bool IsMatch = false;
  bool IsTextOfObject = false;
  /// It is a key of a map, and a query key.
  bool IsKeyOfMap = false;
  /// In `"&force=true" + options`, the value probably ends before the hole.
  bool ContinuesText = false;
  /// It is a parameter that is also inserted as a whole query, or whose callers
  /// pass constants.
  bool IsPartOfQuery = false;
  bool IsConstantAtCalls = false;
  /// It is a path, or the rest of one.
  bool MayContainSlash = false;
  /// It is a field called after the whole component, and so belongs to a URI
  /// that was divided.
  bool IsOfDividedUri = false;
  /// Nothing in it can need encoding but '=', as in base64 for URLs: in a query
  /// value, only the first one is a delimiter.
  bool HoldsOnlyEquals = false;
  /// It is a whole URI, of which a query value may hold most, in a function
  /// that encodes nothing.
  bool IsUriAsValue = false;
  /// It is one of several values that the program puts together.
  bool IsElementOfQuery = false;
  /// An API encodes it, except for '+' and escapes, and nothing indicates that
  /// it holds them.
  bool IsRepaired = false;
  /// A path segment that an unknown function gave, with a name that says
  /// nothing about it.
  bool IsUnknownSegment = false;
};

struct Weight {
  bool Doubts::*If;
  Confidence AtMost;
};
constexpr Weight Weights[] = {
    {&Doubts::IsIdentifier, Confidence::Possible},
    {&Doubts::IsAccessKey, Confidence::Possible},
    {&Doubts::IsOfClosedSet, Confidence::Possible},
    {&Doubts::IsBare, Confidence::Possible},
    {&Doubts::IsDisputed, Confidence::Possible},
    {&Doubts::FollowsValue, Confidence::Possible},
    {&Doubts::HasEncodedValue, Confidence::Possible},
    {&Doubts::IsMatch, Confidence::Possible},
    {&Doubts::IsTextOfObject, Confidence::Possible},
    {&Doubts::IsKeyOfMap, Confidence::Possible},
    {&Doubts::ContinuesText, Confidence::Possible},
    {&Doubts::IsPartOfQuery, Confidence::Possible},
    {&Doubts::IsConstantAtCalls, Confidence::Possible},
    {&Doubts::MayContainSlash, Confidence::Possible},
    {&Doubts::IsOfDividedUri, Confidence::Possible},
    {&Doubts::HoldsOnlyEquals, Confidence::Possible},
    {&Doubts::IsUriAsValue, Confidence::Possible},
    {&Doubts::IsElementOfQuery, Confidence::Possible},
    {&Doubts::IsRepaired, Confidence::Possible},
    {&Doubts::IsUnknownSegment, Confidence::Possible},
};

/// Whether the value at \p Place, which \p Value describes, may contain slashes
/// that divide the path. The path of a file may contain any character.
bool mayContainSlash(const FoundUri &Found, const HolePlace &Place,
                     const ValueEvidence &Value) {
  if (Place.Which != Component::PathSegment ||
      compat::startsWith(Found.content().Text, "file://"))
    return false;
  // An API specifies what it takes.
  const bool IsRest = !Found.Uri.IsPart && Place.EndsPath &&
                      Place.BeginsSegment && !Place.FollowsSegment;
  return IsRest || Value.isCalled(NameMeaning::Path);
}

} // namespace

/// Whether \p H is data that is encoded on some ways through the program only.
static bool isSometimesRaw(const Hole &H) {
  return H.State == EncodingState::Unknown && H.Facts && !H.Facts->isLost() &&
         isData(H.Facts->Part) && H.Facts->Level.Low == 0 &&
         H.Facts->Level.High == 1;
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

Confidence UnencodedDataCheck::confidenceOf(const FoundUri &Found,
                                            const HolePlace &Place) const {
  const Hole &H = Found.content().Holes[Place.Index];
  const ValueEvidence Value(H, analysis().names());
  const bool IsUserinfo = Place.Which == Component::Userinfo;
  const EncodingState ValueAfter = stateOfValue(Found, Place);
  // A key after a '?' that is written only before the first of several keys
  // looks like a value.
  const bool IsKey =
      Place.Which == Component::QueryKey ||
      compat::startsWith(StringRef(Found.content().Text).substr(H.Pos), "=");
  Doubts Doubt;
  Doubt.IsIdentifier =
      !IsUserinfo &&
      (Value.isCalled(NameMeaning::Identifier) || Value.hasNumberDefault());
  Doubt.IsAccessKey = !IsUserinfo && !analysis().encodes(*Found.In) &&
                      (Value.isCalled(NameMeaning::AccessKey) ||
                       says(Place.Key, NameMeaning::AccessKey));
  Doubt.IsOfClosedSet = says(Place.Key, NameMeaning::ClosedSet);
  Doubt.IsBare = Found.Uri.IsBare;
  Doubt.IsDisputed = isSometimesRaw(H) || !areReadingsUnanimous(Found, H);
  Doubt.FollowsValue = Place.FollowsValue;
  Doubt.HasEncodedValue = ValueAfter == EncodingState::Encoded;
  Doubt.IsMatch = Value.isMatch();
  Doubt.IsTextOfObject = Value.isTextOfObject();
  Doubt.IsKeyOfMap = IsKey && !isRaw(ValueAfter) && Value.isKeyOfMap();
  Doubt.ContinuesText = Place.ContinuesText;
  Doubt.IsPartOfQuery = H.Param && takesQueryPieces(*Found.In);
  Doubt.IsConstantAtCalls = H.Param && analysis().isConstantAtCalls(*H.Param);
  Doubt.MayContainSlash = !Paths && mayContainSlash(Found, Place, Value);
  Doubt.IsOfDividedUri =
      isStoredWithScheme(Found, H) ||
      (Place.Which == Component::Fragment && H.Facts &&
       H.Facts->From->Kind == Origin::Place &&
       H.Facts->From->Name.str() == uricore::name(Place.Which));
  Doubt.HoldsOnlyEquals =
      Place.Which == Component::QueryValue && H.Facts &&
      offendingChars(*H.Facts, Place.Which).isSubsetOf(uricore::CharSet("="));
  const bool IsFreeText = Value.isCalled(NameMeaning::FreeText) ||
                          says(Place.Key, NameMeaning::FreeText);
  Doubt.IsUriAsValue =
      !analysis().encodes(*Found.In) &&
      (says(Place.Key, NameMeaning::Uri) || isUriAsValue(Place, H));
  Doubt.IsElementOfQuery = Value.isElementOfQuery();
  Doubt.IsRepaired = Found.Uri.IsRepairedValue &&
                     (!(IsFreeText || Value.isEncodedByBase64()) ||
                      analysis().mayRepairPlus(*Found.In));
  Doubt.IsUnknownSegment = Place.Which == Component::PathSegment &&
                           !IsFreeText && Value.isOfUnknownOrigin();
  Confidence Result = Confidence::Likely;
  for (const Weight &Each : Weights)
    if (Doubt.*Each.If)
      Result = std::min(Result, Each.AtMost);
  return Result;
}

/// Whether a parameter of \p D is inserted into a query as a piece with its own
/// keys, although its name indicates a value: the callers are aware that they
/// write a query.
bool UnencodedDataCheck::takesQueryPieces(const Decl &D) const {
  const auto [Known, IsNew] = QueryPieces.try_emplace(&D, false);
  bool &Takes = Known->second;
  if (!IsNew)
    return Takes;
  forEachUri(D, /*OfCalls=*/false, [&](const FoundUri &Found) {
    for (const HolePlace &Place : Found.Uri.Components.Holes) {
      const Hole &H = Found.content().Holes[Place.Index];
      Takes |= Place.Role == HolePlace::WholeQuery && H.Param &&
               !says(nameOf(*H.Value), NameMeaning::Query);
    }
  });
  return Takes;
}

/// What an API that encodes everything else leaves as it is.
static constexpr uricore::CharSet NotRepaired = uricore::CharSet("+%");

/// The consequences in each component: the characters that end it or have a
/// meaning in it.
static StringRef harmIn(const HolePlace &Place, bool IsRepaired) {
  if (IsRepaired)
    return "a '+' in it arrives as a space, and '%41' as 'A'";
  switch (Place.Which) {
  case Component::Userinfo:
    return "a '@', ':', '/' or '%' in it changes who is asked, and where";
  case Component::PathSegment:
    return "a space, '/', '?', '#' or '%' in it changes the path";
  case Component::Fragment:
    return "a space, '#' or '%' in it changes the fragment";
  default:
    return "a space, '&', '#', '+' or '%' in it changes the request";
  }
}

/// Whether the bytes at \p Pos are the digits of an escape.
static bool isInEscape(StringRef Text, size_t Pos) {
  return (Pos >= 1 && Text[Pos - 1] == '%') ||
         (Pos >= 2 && Text[Pos - 2] == '%' &&
          uricore::hexValue(Text[Pos - 1]) >= 0);
}

bool UnencodedDataCheck::isReportedAt(const FoundUri &Found,
                                      const HolePlace &Place) const {
  const Hole &H = Found.content().Holes[Place.Index];
  if (!isConstantData(H))
    return isReported(confidenceOf(Found, Place));
  const auto Level = confidenceOfConstant(Place, H, analysis().names());
  return Level && isReported(Found.Uri.IsBare ? Confidence::Possible : *Level);
}

void UnencodedDataCheck::checkUri(const FoundUri &Found) {
  const Template &Content = Found.content();
  for (const HolePlace &Place : Found.Uri.Components.Holes) {
    const Hole &H = Content.Holes[Place.Index];
    if (Place.Role != HolePlace::Data ||
        !(isRaw(H.State) || isSometimesRaw(H) || isUriAsValue(Place, H)) ||
        !H.Value || isInEscape(Content.Text, H.Pos))
      continue;
    if (Found.Uri.IsRepairedValue && H.Facts &&
        H.Facts->Chars.isDisjointFrom(NotRepaired))
      continue;
    // The called function decodes it, and is reported itself.
    if (Found.String->Depth > 0 && H.By == H.Value)
      continue;
    if (yieldsToAnother() && EncoderMismatchCheck::concernsRaw(Found, H))
      continue;
    if (isAnsweredFor(H) || !isReportedAt(Found, Place))
      continue;
    const SourceLocation Loc = locationOf(*H.Value);
    if (Loc.isInvalid() || !claim(Loc, Found, H))
      continue;
    // `Options["city"]` is named after its key, not after its container.
    const std::string Name = analysis().subjectNameOf(*H.Value);
    const bool IsFile = Found.isLocalFile(H);
    diag(Loc, "%select{this value|'%1'}0 goes into %2 without "
              "percent-encoding%select{|, unlike other values here}3: %4")
        << !Name.empty() << Name
        << (IsFile ? "a 'file:' URI" : placeName(Place))
        << analysis().encodes(*Found.In)
        << (IsFile ? "a '#', '?' or '%' in it changes the path"
                   : harmIn(Place, Found.Uri.IsRepairedValue));
    if (H.Via)
      diag(locationOf(*H.Via), "it is inserted here", DiagnosticIDs::Note);
    adviseEncoder(H, Place, Found);
  }
}

void UnencodedDataCheck::adviseEncoder(const Hole &H, const HolePlace &Place,
                                       const FoundUri &Found) {
  const bool IsFile = Found.isLocalFile(H);
  const ValueEvidence Value(H, analysis().names());
  // A call around the expression would encode the delimiters, too.
  if (Value.isElementOfQuery())
    return;
  const std::optional<EncoderSuggestion> Best =
      IsFile ? suggestFileUri(*H.Value, Includes)
             : suggestEncoder(*H.Value, Place.Which, Encoder, Includes,
                              analysis(), context());
  if (!Best)
    return;
  const CharSourceRange Range = rangeOf(*H.Value);
  const SourceLocation Loc = locationOf(*H.Value);
  const std::string Wrapped = Best->around(sourceOf(*H.Value));
  auto Note = diag(Loc, "%select{encode it|convert it to a URI}0: '%1'%2",
                   DiagnosticIDs::Note);
  Note << IsFile << Wrapped << Best->Reason;
  // The program may have prepared the value for a URI in its own way.
  if (!Best->FitsType || H.InChain || H.IsBound || Range.isInvalid() ||
      !canBeFixed(Found) || analysis().mayReplaceBlanks(*Found.In) ||
      Value.isPrepared())
    return;
  Note << FixItHint::CreateReplacement(Range, Wrapped);
  // The inserter would not find a header that is included after another block.
  if (!Best->Header.empty() &&
      !Includes.contains(StringRef(Best->Header).trim("<>\"")))
    Note << Inserter.createIncludeInsertion(
        context().getSourceManager().getFileID(Loc), Best->Header);
}

} // namespace clang::tidy::uri
