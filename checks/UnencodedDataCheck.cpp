//===--- UnencodedDataCheck.cpp - uri-tidy --------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnencodedDataCheck.h"
#include "EncoderMismatchCheck.h"
#include "LLVMCompat.h"
#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "core/Percent.h"
#include "flow/PreparedText.h"
#include "knowledge/Names.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"

namespace clang::tidy::uri {

using uricore::Component;

UnencodedDataCheck::UnencodedDataCheck(StringRef Name,
                                       ClangTidyContext *Context,
                                       std::shared_ptr<UnitAnalysis> Analysis)
    : UriCheck(Name, Context, std::move(Analysis)),
      Paths(Options.get("Paths", false)),
      Encoder({Options.get("Encoder", "").str(),
               Options.get("EncoderHeader", "").trim("\"").str()}),
      Inserter(Options.getLocalOrGlobal("IncludeStyle",
                                        utils::IncludeSorter::IS_LLVM),
               areDiagsSelfContained()) {
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

class IncludeCollector : public PPCallbacks {
public:
  IncludeCollector(const SourceManager &SM, llvm::StringSet<> &Includes)
      : SM(SM), Includes(Includes) {}

  void InclusionDirective(SourceLocation Hash, const Token &, StringRef Name,
                          bool, CharSourceRange, OptionalFileEntryRef,
                          StringRef, StringRef, const Module *, bool,
                          SrcMgr::CharacteristicKind) override {
    if (!SM.isInSystemHeader(Hash))
      Includes.insert(Name);
  }
  // Override the only callback that is not defined in the header. Its symbol
  // differs between LLVM versions; a plugin that lacks it cannot even be loaded
  // to report which version it was built for.
  void HasInclude(SourceLocation, StringRef, bool, OptionalFileEntryRef,
                  SrcMgr::CharacteristicKind) override {}

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

/// Whether a name of \p E has \p Meaning: its own name, or the key by which it
/// was looked up.
static bool isCalled(const Expr *E, NameMeaning Meaning,
                     const NameMeanings &Names) {
  return E && (Names.say(subjectOf(nameOf(E, Names)), Meaning) ||
               Names.say(keyOf(E), Meaning));
}

/// Whether \p Is returns true for the value of \p H, or for the expression that
/// it was read from.
static bool isEither(const Hole &H, llvm::function_ref<bool(const Expr *)> Is) {
  return Is(H.Value) || Is(H.Alias);
}

static bool isIdentifier(const Hole &H, const NameMeanings &Names) {
  return isEither(H, [&](const Expr *E) {
    return isCalled(E, NameMeaning::Identifier, Names) || hasNumberDefault(E);
  });
}

static bool isAccessKey(const Hole &H, const HolePlace &Place,
                        const NameMeanings &Names) {
  return isEither(H,
                  [&](const Expr *E) {
                    return isCalled(E, NameMeaning::AccessKey, Names);
                  }) ||
         Names.say(Place.Key, NameMeaning::AccessKey);
}

static bool isPath(const Hole &H, const NameMeanings &Names) {
  return isEither(H, [&](const Expr *E) {
    return Names.say(nameOf(E, Names), NameMeaning::Path);
  });
}

/// Whether \p E is the textual form of an object of one of the program's
/// classes: `Index.toString()`. It rarely consists of text that somebody chose.
static bool isWrittenObject(const Expr *E, const SourceManager &SM,
                            const NameMeanings &Names) {
  const auto *Call = llvm::dyn_cast_or_null<CXXMemberCallExpr>(
      E ? E->IgnoreUnlessSpelledInSource() : nullptr);
  const CXXMethodDecl *Method = Call ? Call->getMethodDecl() : nullptr;
  return Method && Method->getNumParams() == 0 &&
         Method->getDeclName().isIdentifier() &&
         hasWord(Method->getName(), {"string", "str"}) &&
         Names.say(Method->getName(), NameMeaning::TextOfArgument) &&
         !isTextType(Call->getObjectType()) &&
         !SM.isInSystemHeader(Method->getParent()->getLocation());
}

/// Whether \p E returns the match of a regular expression, which restricts its
/// content: `Match.captured(1)`, `Match[1].str()`.
static bool isMatched(const Expr *E, const NameMeanings &Names) {
  const auto *Call = llvm::dyn_cast_or_null<CallExpr>(
      E ? E->IgnoreUnlessSpelledInSource() : nullptr);
  if (!Call)
    return false;
  if (const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(Call);
      Member &&
      Names.say(className(Member->getObjectType()), NameMeaning::RegexMatch))
    return true;
  const FunctionDecl *Callee = Call->getDirectCallee();
  return Callee && Callee->getDeclName().isIdentifier() &&
         Names.say(Callee->getName(), NameMeaning::RegexMatch);
}

/// Whether \p E is a key of a map, which programs usually spell out themselves.
static bool isKeyOfMap(const Expr *E) {
  E = E ? E->IgnoreUnlessSpelledInSource() : nullptr;
  if (const auto *Call = llvm::dyn_cast_or_null<CXXMemberCallExpr>(E)) {
    const CXXMethodDecl *Method = Call->getMethodDecl();
    if (Method && Method->getDeclName().isIdentifier() &&
        Method->getName() == "key")
      return true;
    // The characters of a key.
    return Call->getNumArgs() == 0 &&
           isKeyOfMap(Call->getImplicitObjectArgument());
  }
  if (const auto *Member = llvm::dyn_cast_or_null<MemberExpr>(E))
    return Member->getMemberNameInfo().getAsString() == "first";
  const auto *Ref = llvm::dyn_cast_or_null<DeclRefExpr>(E);
  const auto *Binding =
      Ref ? llvm::dyn_cast<BindingDecl>(Ref->getDecl()) : nullptr;
  const auto *Pair =
      Binding ? llvm::dyn_cast<DecompositionDecl>(Binding->getDecomposedDecl())
              : nullptr;
  return Pair && Pair->bindings().size() == 2 &&
         Pair->bindings().front() == Binding;
}

/// The parameter that \p H reads, if any.
static const ParmVarDecl *parameterOf(const Hole &H) {
  const auto *Ref = llvm::dyn_cast_or_null<DeclRefExpr>(
      H.Value ? H.Value->IgnoreParenImpCasts() : nullptr);
  return Ref ? llvm::dyn_cast<ParmVarDecl>(Ref->getDecl()) : nullptr;
}

bool UnencodedDataCheck::areReadingsUnanimous(const FoundUri &Found,
                                              const Hole &H) const {
  if (!Found.String->Whole || !H.Facts)
    return true;
  bool IsRawData = true;
  for (const bool OfCalls : {false, true})
    forEachUri(*Found.In, OfCalls, [&](const FoundUri &Other) {
      if (Other.String->Whole != Found.String->Whole)
        return;
      const auto &Holes = Other.Uri.Components.Holes;
      const auto IsSame = [&](const HolePlace &Place) {
        return Other.content().Holes[Place.Index].Value == H.Value;
      };
      const bool HasSame = llvm::any_of(Holes, IsSame);
      for (const HolePlace &Place : Holes) {
        const Hole &Each = Other.content().Holes[Place.Index];
        if (IsSame(Place))
          IsRawData &= Place.Role == HolePlace::Data && isRaw(Each.State);
        // Where this value would be, it is encoded.
        else if (!HasSame && Each.Facts && Each.Facts->From == H.Facts->From)
          IsRawData &= isRaw(Each.State);
      }
    });
  return IsRawData;
}

Confidence UnencodedDataCheck::confidenceOf(const FoundUri &Found,
                                            const HolePlace &Place) const {
  const Hole &H = Found.content().Holes[Place.Index];
  // A user name is data, whatever it identifies.
  const NameMeanings &Names = analysis().names();
  if (isIdentifier(H, Names) && Place.Which != Component::Userinfo)
    return Confidence::Possible;
  // A function that encodes other values has forgotten this one.
  if (isAccessKey(H, Place, Names) && Place.Which != Component::Userinfo &&
      !analysis().encodes(*Found.In))
    return Confidence::Possible;
  if (says(Place.Key, NameMeaning::ClosedSet) || Found.Uri.IsBare ||
      !areReadingsUnanimous(Found, H))
    return Confidence::Possible;
  // If the value is encoded, the author thought of encoding, and of keys that
  // need none.
  const EncodingState Value = stateOfValue(Found, Place);
  if (Value == EncodingState::Encoded)
    return Confidence::Possible;
  const SourceManager &SM = context().getSourceManager();
  if (isEither(H, [&](const Expr *E) {
        return isMatched(E, Names) || isWrittenObject(E, SM, Names);
      }))
    return Confidence::Possible;
  // A key after a '?' that is written only before the first of several keys
  // looks like a value.
  const bool IsKey =
      Place.Which == Component::QueryKey ||
      compat::startsWith(StringRef(Found.content().Text).substr(H.Pos), "=");
  if (IsKey && !isRaw(Value) && isEither(H, isKeyOfMap))
    return Confidence::Possible;
  // In `"&force=true" + options`, the value probably ends before the hole.
  if (Place.ContinuesText)
    return Confidence::Possible;
  if (const ParmVarDecl *Param = parameterOf(H);
      Param &&
      (takesQueryPieces(*Found.In) || analysis().isConstantAtCalls(*Param)))
    return Confidence::Possible;
  if (Place.Which != Component::PathSegment)
    return Confidence::Likely;
  // The path of a file may contain any character, and an API specifies what it
  // takes.
  if (compat::startsWith(Found.content().Text, "file://"))
    return Confidence::Likely;
  if (Found.Uri.IsPart)
    return isPath(H, Names) && !Paths ? Confidence::Possible
                                      : Confidence::Likely;
  const bool MayCarrySlash =
      isPath(H, Names) ||
      (Place.EndsPath && Place.BeginsSegment && !Place.FollowsSegment);
  return MayCarrySlash && !Paths ? Confidence::Possible : Confidence::Likely;
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
      Takes |= Place.Role == HolePlace::WholeQuery && parameterOf(H) &&
               !says(nameOf(H.Value), NameMeaning::Query);
    }
  });
  return Takes;
}

/// The consequences in each component: the characters that end it or have a
/// meaning in it.
static StringRef harmIn(Component C) {
  switch (C) {
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

void UnencodedDataCheck::checkUri(const FoundUri &Found) {
  const Template &Content = Found.content();
  for (const HolePlace &Place : Found.Uri.Components.Holes) {
    const Hole &H = Content.Holes[Place.Index];
    if (Place.Role != HolePlace::Data || !isRaw(H.State) || !H.Value ||
        isInEscape(Content.Text, H.Pos))
      continue;
    if (yieldsToAnother() && EncoderMismatchCheck::concernsRaw(Found, H))
      continue;
    if (isAnsweredFor(H) || !isReported(confidenceOf(Found, Place)))
      continue;
    const SourceLocation Loc = locationOf(*H.Value);
    if (Loc.isInvalid() || !claim(Loc))
      continue;
    // `Options["city"]` is named after its key, not after its container.
    const StringRef Key = keyOf(H.Value);
    const std::string Name = Key.empty() ? nameOf(H.Value) : Key.str();
    const bool IsFile = Found.isLocalFile(H);
    diag(Loc, "%select{this value|'%1'}0 goes into %2 without "
              "percent-encoding%select{|, unlike other values here}3: %4")
        << !Name.empty() << Name
        << (IsFile ? "a 'file:' URI" : placeName(Place))
        << analysis().encodes(*Found.In)
        << (IsFile ? "a '#', '?' or '%' in it changes the path"
                   : harmIn(Place.Which));
    if (H.Via)
      diag(locationOf(*H.Via), "it is inserted here", DiagnosticIDs::Note);
    adviseEncoder(H, Place, Found);
  }
}

bool UnencodedDataCheck::isPrepared(const Hole &H,
                                    const FoundUri &Found) const {
  const auto *Function = llvm::dyn_cast<FunctionDecl>(Found.In);
  if (Function && analysis().mayReplaceBlanks(*Function))
    return true;
  return isEither(H, [this](const Expr *E) {
    const FunctionDecl *Callee = E ? calleeOf(*E) : nullptr;
    return E && (mayJoinParts(*E) ||
                 (Callee && analysis().mayReplaceBlanks(*Callee)));
  });
}

void UnencodedDataCheck::adviseEncoder(const Hole &H, const HolePlace &Place,
                                       const FoundUri &Found) {
  const SourceManager &SM = context().getSourceManager();
  const bool IsFile = Found.isLocalFile(H);
  const std::optional<EncoderSuggestion> Best =
      IsFile ? suggestFileUri(*H.Value, Includes)
             : suggestEncoder(*H.Value, Place.Which, Encoder, Includes,
                              analysis(), context());
  if (!Best)
    return;
  const CharSourceRange Range = Lexer::makeFileCharRange(
      CharSourceRange::getTokenRange(H.Value->getSourceRange()), SM,
      getLangOpts());
  const SourceLocation Loc = SM.getFileLoc(H.Value->getBeginLoc());
  const std::string Source =
      Range.isValid() ? Lexer::getSourceText(Range, SM, getLangOpts()).str()
                      : nameOf(H.Value);
  const std::string Wrapped = Best->around(Source);
  auto Note = diag(Loc, "%select{encode it|convert it to a URI}0: '%1'%2",
                   DiagnosticIDs::Note);
  Note << IsFile << Wrapped << Best->Reason;
  if (!Best->FitsType || H.InChain || H.IsBound || Range.isInvalid() ||
      !canBeFixed(Found) || isPrepared(H, Found))
    return;
  Note << FixItHint::CreateReplacement(Range, Wrapped);
  // The inserter would not find a header that is included after another block.
  if (!Best->Header.empty() &&
      !Includes.contains(StringRef(Best->Header).trim("<>\"")))
    Note << Inserter.createIncludeInsertion(SM.getFileID(Loc), Best->Header);
}

} // namespace clang::tidy::uri
