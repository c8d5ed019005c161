//===--- UnencodedDataCheck.cpp - uri-tidy --------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnencodedDataCheck.h"
#include "EncoderMismatchCheck.h"
#include "core/Percent.h"
#include "text/TextNode.h"
#include "text/TextValue.h"
#include "unit/ConstantEvidence.h"
#include "unit/Insertion.h"

namespace clang::tidy::uri {

using uricore::Component;

UnencodedDataCheck::UnencodedDataCheck(StringRef Name,
                                       ClangTidyContext *Context,
                                       std::shared_ptr<UnitAnalysis> Analysis)
    : UriCheck(Name, Context, std::move(Analysis)),
      Paths(Options.get("Paths", false)), Known(uris(), Paths),
      Encoder({std::string(Options.get("Encoder", "")),
               StringRef(Options.get("EncoderHeader", "")).trim("\"").str()}),
      Includes(Options.getLocalOrGlobal("IncludeStyle",
                                        utils::IncludeSorter::IS_LLVM),
               *Context) {
  // The result of a function that this check suggests has to count as encoded.
  for (const std::string &Name : Encoder.functions())
    this->analysis().addEncoder(Name);
}

void UnencodedDataCheck::storeOptions(ClangTidyOptions::OptionMap &Opts) {
  UriCheck::storeOptions(Opts);
  Options.store(Opts, "Paths", Paths);
  Options.store(Opts, "Encoder", Encoder.Encoder);
  Options.store(Opts, "EncoderHeader", Encoder.Header);
  Options.store(Opts, "IncludeStyle", Includes.style());
}

void UnencodedDataCheck::registerPPCallbacks(const SourceManager &SM,
                                             Preprocessor *PP, Preprocessor *) {
  Includes.registerCallbacks(SM, *PP);
}

/// What an API that encodes everything else leaves as it is.
static constexpr uricore::CharSet NotRepaired = uricore::CharSet("+%");

/// The consequences in each component: of the characters that end it or have a
/// meaning in it, those that \p Place can hold.
static std::string harmIn(const HolePlace &Place, const Hole &H,
                          const RecognizedUri &Uri, bool IsFile) {
  if (Uri.IsRepairedValue)
    return "a '+' in it arrives as a space, and '%41' as 'A'";
  if (Uri.IsRepairedPath)
    return "a '/' in it divides the segment";
  const auto [Listed, Harm] = [&]() -> std::pair<StringRef, StringRef> {
    if (IsFile)
      return {"#?%", "changes the path"};
    switch (Place.Which) {
    case Component::Userinfo:
      return {"@:/%", "changes who is asked, and where"};
    case Component::PathSegment:
      return {" /?#%", "changes the path"};
    case Component::Fragment:
      return {" #%", "changes the fragment"};
    default:
      return {" &#+%", "changes the request"};
    }
  }();
  llvm::SmallVector<std::string, 5> Left;
  for (const char C : Listed)
    if (!H.Facts || H.Facts->Chars.contains(static_cast<unsigned char>(C)))
      Left.push_back(C == ' ' ? "space" : ("'" + llvm::Twine(C) + "'").str());
  if (Left.empty())
    return "it can hold characters that are not allowed there";
  std::string Result = "a " + Left.front();
  for (size_t I = 1; I < Left.size(); ++I)
    Result += (I + 1 < Left.size() ? ", " : " or ") + Left[I];
  return Result + " in it " + Harm.str();
}

/// Whether the bytes at \p Pos are the digits of an escape.
static bool isInEscape(StringRef Text, size_t Pos) {
  return (Pos >= 1 && Text[Pos - 1] == '%') ||
         (Pos >= 2 && Text[Pos - 2] == '%' &&
          uricore::hexValue(Text[Pos - 1]) >= 0);
}

/// The literals of keys of which \p Whole, which may be null, holds one of
/// several, as those of a map: which value goes with which is not known.
static llvm::DenseSet<const StringLiteral *> chosenKeys(TextRef Whole) {
  llvm::DenseSet<const StringLiteral *> Result;
  const auto IsKey = [](TextRef Each) {
    return Each->Kind == TextNode::Literal && !Each->isEmpty() &&
           StringRef(Each->Bytes->Text.Text).find_first_of("=?&/") ==
               StringRef::npos;
  };
  findNode(Whole, [&](const TextNode &N) {
    if (N.Kind == TextNode::Choice && llvm::count_if(N.Alternatives, IsKey) > 1)
      for (const TextRef Each : llvm::make_filter_range(N.Alternatives, IsKey))
        if (const auto &Runs = Each->Bytes->Text.Runs; !Runs.empty())
          Result.insert(Runs.front().Literal);
    return false;
  });
  return Result;
}

/// The literal of the key before \p H; null if it is in one piece with its
/// '=', or not known.
static const StringLiteral *keyBefore(const Template &Content, const Hole &H) {
  const size_t Equals =
      H.Pos > 0 ? Content.Text.rfind('=', H.Pos - 1) : std::string::npos;
  const LiteralRun *Key = Equals == std::string::npos || Equals == 0
                              ? nullptr
                              : Content.runAt(Equals - 1);
  return Key && Content.runAt(Equals) != Key ? Key->Literal : nullptr;
}

std::string UnencodedDataCheck::subjectOf(const Expr &Value) const {
  // `Options["city"]` is named after its key, not after its container.
  std::string Name = analysis().subjectNameOf(Value);
  if (!Name.empty())
    return Name;
  static constexpr size_t MaxLength = 40;
  const std::string Source = sourceOf(Value);
  return Source.size() <= MaxLength && !StringRef(Source).contains('\n')
             ? Source
             : std::string();
}

bool UnencodedDataCheck::claimPass(const FoundUri &Found, const Hole &H) {
  const void *Origin = H.Via && H.Facts ? H.Facts->From->Identity : nullptr;
  return !Origin || Passed.insert({{H.Via, Found.In}, Origin}).second;
}

bool UnencodedDataCheck::isFixedElsewhere(const Hole &H) const {
  const auto IsFixed = [this](const Expr *Reader) {
    return FixedValues.contains(Reader);
  };
  return FixedReaders.contains(H.Value) || (H.Via && IsFixed(H.Via)) ||
         (H.Facts && llvm::any_of(H.Facts->Readers, IsFixed));
}

bool UnencodedDataCheck::hasFixedNeighbour(const FoundUri &Found,
                                           const Hole &H) const {
  return !LikelyFixed.empty() &&
         llvm::any_of(Found.content().Holes, [&](const Hole &Other) {
           return Other.Value != H.Value && LikelyFixed.contains(Other.Value);
         });
}

void UnencodedDataCheck::noteFixed(const Hole &H) {
  FixedValues.insert(H.Value);
  if (H.Via)
    FixedReaders.insert(H.Via);
  if (H.Facts)
    FixedReaders.insert(H.Facts->Readers.begin(), H.Facts->Readers.end());
}

void UnencodedDataCheck::checkUri(const FoundUri &Found) {
  // A second run must not find more because of the fixes of the first.
  if (reportValues(Found))
    reportValues(Found);
}

bool UnencodedDataCheck::reportValues(const FoundUri &Found) {
  bool IsFixed = false;
  const Template &Content = Found.content();
  std::optional<llvm::DenseSet<const StringLiteral *>> Chosen;
  for (const HolePlace &Place : Found.Uri.Components.Holes) {
    const Hole &H = Content.Holes[Place.Index];
    if (!isUnencoded(Found, Place) || !H.Value ||
        isInEscape(Content.Text, H.Pos))
      continue;
    if (Found.Uri.IsRepairedValue && H.Facts &&
        H.Facts->Chars.isDisjointFrom(NotRepaired))
      continue;
    if (Found.Uri.IsRepairedPath && H.Facts && !H.Facts->Chars.contains('/'))
      continue;
    // The called function decodes it, and is reported itself.
    if (Found.String->Depth > 0 && H.By == H.Value)
      continue;
    if (yieldsToAnother() && EncoderMismatchCheck::concernsRaw(Found, H))
      continue;
    if (isAnsweredFor(Found, H))
      continue;
    std::optional<Evidence> Evident = Known.of(Found, Place);
    if (Evident)
      Evident->Features.addIf(hasFixedNeighbour(Found, H),
                              Feature::EncodedNeighbour);
    if (!Evident || !isReported(*Evident) ||
        analysis().isExcluded(H, wrongIn(Place.Which)))
      continue;
    const Expr &Entry = entryOf(Found, Place);
    const SourceLocation Loc = locationOf(Entry);
    if (Loc.isInvalid() || !claimPass(Found, H) ||
        !claim(Loc, *Evident, Found, H))
      continue;
    analysis().askProgram(H);
    const std::string Subject = subjectOf(*H.Value);
    const bool IsFile = Found.isLocalFile(H);
    HolePlace Named = Place;
    if (const StringLiteral *Key = keyBefore(Content, H)) {
      if (!Chosen)
        Chosen = chosenKeys(Found.String->Whole);
      if (Chosen->contains(Key))
        Named.Key.clear();
    }
    diag(Loc, "%select{this value|'%1'}0 goes into %2 without "
              "percent-encoding%select{|, unlike other values here}3: %4")
        << !Subject.empty() << Subject
        << (IsFile ? "a 'file:' URI" : placeName(Named))
        << analysis().encodes(*Found.In) << harmIn(Place, H, Found.Uri, IsFile);
    noteReader(H, Entry);
    if (H.Via)
      diag(locationOf(*H.Via), "it is inserted here", DiagnosticIDs::Note);
    // It would be encoded twice, or an encoder for one segment would destroy
    // the slashes of the others.
    if (!Found.Uri.IsRepairedPath &&
        !Evident->Features.has(Feature::PathRest) &&
        adviseEncoder(Place, Entry, Found) &&
        // What MinConfidence shows besides changes no level.
        isLikely(*Evident))
      IsFixed |= LikelyFixed.insert(H.Value).second;
  }
  return IsFixed;
}

bool UnencodedDataCheck::adviseEncoder(const HolePlace &Place,
                                       const Expr &Entry,
                                       const FoundUri &Found) {
  const Hole &H = Found.content().Holes[Place.Index];
  const bool IsFile = Found.isLocalFile(H);
  const ValueEvidence Value(H, analysis().names());
  // A call around the expression would encode the delimiters, too.
  if (Value.isElementOfQuery())
    return false;
  const std::optional<EncoderSuggestion> Best =
      IsFile ? suggestFileUri(*H.Value, Found.String->Use, Includes.all(),
                              context())
             : suggestEncoder(*H.Value, *Found.In, Place.Which, Encoder,
                              Includes.all(), analysis(), context());
  if (!Best)
    return false;
  const CharSourceRange Range = analysis().editableRangeOf(*H.Value);
  const SourceLocation Loc = locationOf(Entry);
  // An encoder around it would encode the '+' of the program.
  if (Value.hasBlanks()) {
    diag(Loc, "encode it with '%0' instead of replacing its blanks%1",
         DiagnosticIDs::Note)
        << Best->function() << Best->Reason;
    return false;
  }
  // entryOf() looks for that of a file.
  const StringLiteral *Later =
      IsFile ? nullptr : insertedLaterBy(Found, Place, analysis());
  // A call around what a function returns would encode all of it.
  if (Later || &Entry != H.Value || (H.IsBound && H.Via) ||
      (IsFile && !isWholePath(Found, H))) {
    diag(Loc, "%select{encode it|convert the whole path}0 with '%1'%2",
         DiagnosticIDs::Note)
        << IsFile << Best->function() << Best->Reason;
    if (Later)
      diag(locationOf(*Later), "it becomes a part of the URI here",
           DiagnosticIDs::Note);
    return false;
  }
  const std::string Wrapped = Best->around(sourceOf(*H.Value));
  auto Note = diag(Loc, "%select{encode it|convert it to a URI}0: '%1'%2",
                   DiagnosticIDs::Note);
  Note << IsFile << Wrapped << Best->Reason;
  // The program may have prepared the value for a URI in its own way.
  if (!Best->FitsType || H.InChain || H.IsBound || Range.isInvalid() ||
      !canBeFixed(Found) || isFixedElsewhere(H) ||
      !Includes.canInclude(Loc, Best->Header, context().getSourceManager()) ||
      analysis().mayReplaceBlanks(*Found.In) || Value.isPrepared())
    return false;
  const Surroundings &Around = analysis().around(*Found.In);
  if (Around.mayDangle(*H.Value) || Around.measures(*H.Value))
    return false;
  noteFixed(H);
  Note << FixItHint::CreateReplacement(Range, Wrapped);
  const FileID File = context().getSourceManager().getFileID(Loc);
  if (const auto Include = Includes.include(File, Best->Header))
    Note << *Include;
  return true;
}

} // namespace clang::tidy::uri
