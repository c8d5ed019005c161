//===--- UriCheck.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UriCheck.h"
#include "LLVMSupportCompat.h"
#include "clang-tidy/utils/OptionsUtils.h"
#include "knowledge/CatalogueReader.h"
#include "model/PathRegex.h"
#include "unit/Insertion.h"
#include "unit/UnknownSource.h"
#include "clang/ASTMatchers/ASTMatchers.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include <algorithm>

namespace clang::tidy::uri {

using namespace ast_matchers;

static std::vector<std::string> splitList(StringRef List) {
  std::vector<std::string> Result;
  for (const StringRef Entry : compat::entriesOfList(List))
    Result.push_back(Entry.str());
  return Result;
}

UriCheck::UriCheck(StringRef Name, ClangTidyContext *Context,
                   std::shared_ptr<UnitAnalysis> Analysis)
    : ClangTidyCheck(Name, Context), Name(Name), Tidy(Context),
      Analysis(std::move(Analysis)),
      MinConfidenceName(Options.getLocalOrGlobal("MinConfidence", "likely")),
      ExtraSchemes(Options.getLocalOrGlobal("ExtraSchemes", "")),
      IgnoredPrefixes(Options.getLocalOrGlobal("IgnoredPrefixes", "")),
      TestFileRegex(Options.getLocalOrGlobal("TestFileRegex", "")),
      UriCatalog(Options.getLocalOrGlobal("UriCatalog", "")),
      IsPreview(Options.getLocalOrGlobal("UriPreview", false)),
      Uris(*this->Analysis,
           {splitList(ExtraSchemes), splitList(IgnoredPrefixes)}) {
  if (MinConfidenceName == "certain")
    MinConfidence = Confidence::Certain;
  else if (MinConfidenceName == "possible")
    MinConfidence = Confidence::Possible;
  else if (MinConfidenceName != "likely")
    configurationDiag("invalid value '%0' of option '%1.MinConfidence'; it "
                      "takes certain, likely or possible")
        << MinConfidenceName << Name;
  std::string Error;
  if (!TestFileRegex.empty() && !llvm::Regex(TestFileRegex).isValid(Error))
    configurationDiag("invalid regular expression in option "
                      "'%0.TestFileRegex': %1")
        << Name << Error;
  catalogue::YamlError Wrong;
  if (!UriCatalog.empty() &&
      !this->Analysis->addCatalogue(
          catalogue::findUserCatalogue(UriCatalog, Context->getCurrentFile()),
          Wrong))
    configurationDiag("option 'UriCatalog': %0") << Wrong.text();
}

bool UriCheck::yieldsToAnother() const {
  struct Precedence {
    llvm::StringLiteral Check, MoreSpecific;
  };
  static constexpr Precedence Order[] = {
      // Writes the character instead of the escape.
      {"uri-lowercase-hex", "uri-encoded-unreserved"},
      // Recognizes that the value was escaped for HTML, or is the path of a
      // file.
      {"uri-unencoded-data", "uri-encoder-mismatch"},
      // Encodes all of a constant that is data.
      {"uri-illegal-character", "uri-unencoded-data"},
      {"uri-malformed-escape", "uri-unencoded-data"},
      // Reports the encoder itself, once for all its calls.
      {"uri-encoder-mismatch", "uri-faulty-encoder"},
  };
  return llvm::any_of(Order, [this](const Precedence &Pair) {
    return Pair.Check == Name && Tidy->isCheckEnabled(Pair.MoreSpecific) &&
           isReleased(Pair.MoreSpecific);
  });
}

void UriCheck::storeOptions(ClangTidyOptions::OptionMap &Opts) {
  Options.store(Opts, "MinConfidence", MinConfidenceName);
  Options.store(Opts, "ExtraSchemes", ExtraSchemes);
  Options.store(Opts, "IgnoredPrefixes", IgnoredPrefixes);
  Options.store(Opts, "TestFileRegex", TestFileRegex);
  Options.store(Opts, "UriCatalog", UriCatalog);
  Options.store(Opts, "UriPreview", IsPreview);
}

void UriCheck::registerMatchers(MatchFinder *Finder) {
  if (!isReleased(Name))
    return;
  // The other checks are only called at the end.
  if (!Analysis->claimDeclarations()) {
    Finder->addMatcher(translationUnitDecl(), this);
    return;
  }
  Finder->addMatcher(functionDecl(isDefinition()).bind("decl"), this);
  Finder->addMatcher(varDecl(hasGlobalStorage()).bind("decl"), this);
  Finder->addMatcher(parmVarDecl(hasDefaultArgument()).bind("decl"), this);
  Finder->addMatcher(fieldDecl(hasInClassInitializer(expr())).bind("decl"),
                     this);
}

void UriCheck::check(const MatchFinder::MatchResult &Result) {
  const auto *D = Result.Nodes.getNodeAs<Decl>("decl");
  if (!D)
    return;
  const TextTypes::Scope Types(Analysis->types());
  Analysis->stringsOf(*D);
  if (const auto *Function = llvm::dyn_cast<FunctionDecl>(D))
    Analysis->noteCodec(*Function);
}

bool UriCheck::isInTestFile(const Decl &D) const {
  const SourceManager &SM = context().getSourceManager();
  if (TestFileRegex.empty())
    return false;
  const SourceLocation Loc = SM.getExpansionLoc(D.getBeginLoc());
  llvm::SmallString<256> Path(SM.getFilename(Loc));
  SM.getFileManager().makeAbsolutePath(Path);
  llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  return matchesPath(llvm::Regex(TestFileRegex), Path);
}

void UriCheck::remarkCuts() {
  if (!Options.getLocalOrGlobal("RemarkCuts", false))
    return;
  static constexpr const char *Reasons[] = {
      "too many steps", "too many steps in this file, here and from here on",
      "its callers are told of a part of its strings only",
      "running it as an encoder takes too many steps"};
  for (const auto &[Function, Why] : Analysis->takeCuts())
    Tidy->diag("uri-analysis", Function->getLocation(),
               "analysis of %0 was cut: %1")
        << Function << Reasons[static_cast<unsigned>(Why)];
}

void UriCheck::remarkUnknown(const Decl &D) {
  // 'uri-tidy init' reads these.
  static constexpr const char *Texts[] = {
      "nothing is known of '%0', whose result is data in a %1",
      "nothing is known of the text of '%0', which is data in a %1",
      "text of the class '%0' is data in a %1"};
  for (const bool OfCalls : {false, true})
    Uris.forEach(D, OfCalls, [&](const FoundUri &Found) {
      for (const UnknownSource &Source : unknownSourcesIn(Found))
        Tidy->diag("uri-analysis", Source.Where,
                   Texts[static_cast<unsigned>(Source.Kind)])
            << Source.Name << llvm::StringRef(uricore::name(Source.Which));
    });
}

void UriCheck::onEndOfTranslationUnit() {
  const TextTypes::Scope Types(Analysis->types());
  Analysis->finish(Uris.Options);
  for (const CallFacts::BadAttribute &Wrong : Analysis->takeBadAttributes())
    Tidy->diag("clang-tidy-config", Wrong.Loc, "%0") << Wrong.Message;
  if (Name == "uri-unencoded-data" &&
      Options.getLocalOrGlobal("RemarkCuts", false))
    for (const Decl *D : Analysis->declarations())
      if (!isInTestFile(*D))
        remarkUnknown(*D);
  // Of several readings of a place, the one with the strongest evidence counts.
  Due = std::max(MinConfidence, Confidence::Likely);
  if (MinConfidence < Due)
    checkDeclarations(/*OnlyUris=*/true);
  Due = MinConfidence;
  checkDeclarations(/*OnlyUris=*/false);
  for (const FunctionDecl *Function : Analysis->encoderCandidates())
    if (!isInTestFile(*Function))
      checkFunction(*Function);
  for (const FunctionDecl *Function : Analysis->decoderCandidates())
    if (!isInTestFile(*Function))
      checkDecoder(*Function);
  remarkCuts();
}

/// Whether \p Found holds values that a called function has inserted.
static bool holdsReturned(const FoundUri &Found) {
  return llvm::any_of(Found.content().Holes,
                      [](const Hole &H) { return H.Via != nullptr; });
}

void UriCheck::checkDeclarations(bool OnlyUris) {
  // Strings that a function builds from the arguments of a call come last, and
  // before them, those with what a call returns: if the called function itself
  // is wrong, its calls are not.
  enum { Own, Returned, OfCall };
  for (const int Kind : {Own, Returned, OfCall})
    for (const Decl *D : Analysis->declarations()) {
      if (isInTestFile(*D))
        continue;
      Uris.forEach(*D, Kind == OfCall, [&](const FoundUri &Found) {
        if (Kind == OfCall || holdsReturned(Found) == (Kind == Returned))
          checkUri(Found);
      });
      if (Kind == Own && !OnlyUris)
        checkStrings(Analysis->stringsOf(*D));
    }
}

std::string UriCheck::sourceOf(const Expr &E) const {
  const CharSourceRange Range = rangeOf(E);
  return Range.isValid()
             ? Lexer::getSourceText(Range, context().getSourceManager(),
                                    getLangOpts())
                   .str()
             : nameOf(E);
}

bool UriCheck::claim(SourceLocation Loc, const Evidence &Known) {
  const bool IsFirst = isReported(Known) && Claimed.insert(Loc).second;
  if (IsFirst)
    describe(Loc, Known, /*Found=*/nullptr, {});
  return IsFirst;
}

bool UriCheck::claim(SourceLocation Loc, const Evidence &Known,
                     const FoundUri &Found, const Hole &Value) {
  const bool IsFirst = isReported(Known) && Claimed.insert(Loc).second;
  if (IsFirst) {
    describe(Loc, Known, &Found, {{}, &Value});
    if (const LiteralPosition Before = literalBefore(Found.content(), Value);
        Before.first && !Value.Via)
      Answered.insert(Before);
  }
  return IsFirst;
}

UriCheck::LiteralPosition UriCheck::literalBefore(const Template &T,
                                                  const Hole &H) {
  // What is before the second of two values is the first one.
  if (&T.holesAt(H.Pos).front() != &H)
    return {};
  for (const LiteralRun &Run : T.Runs)
    if (Run.Literal && Run.Begin + Run.Length == H.Pos)
      return {Run.Literal, Run.LiteralBegin + Run.LiteralLength};
  return {};
}

const Expr &UriCheck::entryOf(const FoundUri &Found,
                              const HolePlace &Place) const {
  const Hole &H = Found.content().Holes[Place.Index];
  const StringLiteral *Later = Found.isLocalFile(H)
                                   ? insertedLaterBy(Found, Place, analysis())
                                   : nullptr;
  return Later ? *Later : *H.Value;
}

void UriCheck::noteReader(const Hole &H, const Expr &Entry) {
  if (&Entry == H.Value)
    return;
  Claimed.insert(locationOf(*H.Value));
  diag(locationOf(*H.Value), "it is put into the text here",
       DiagnosticIDs::Note);
}

bool UriCheck::isAnsweredFor(const FoundUri &Found, const Hole &H) const {
  if (H.Param && !analysis().mayBeRaw(*H.Param))
    return true;
  if (!H.Via)
    return false;
  const auto IsReported = [this](const Expr *Reader) {
    return isClaimed(locationOf(*Reader));
  };
  // A function may insert the same argument into several texts, and a function
  // that passes it on may be between that function and this one.
  return IsReported(H.Via) ||
         (H.Facts && llvm::any_of(H.Facts->Readers, IsReported)) ||
         Answered.count(literalBefore(Found.content(), H)) != 0;
}

void UriCheck::describe(SourceLocation Loc, const Evidence &Known,
                        const FoundUri *Found, const Offence &Wrong) {
  if (!Options.getLocalOrGlobal("DescribeFindings", false))
    return;
  FindingDetails Details = {Known, {}};
  Details.Known.Features.addIf(IsPreview, Feature::Preview);
  if (Found) {
    Details.Known.Features |= featuresOf(*Found);
    Details.Uri =
        drawingOf(Found->content(), Found->Uri, Wrong,
                  [this](const Expr &Value) { return sourceOf(Value); });
  }
  Tidy->diag("uri-details", Loc, "%0 %1") << Name << writeDetails(Details);
}

} // namespace clang::tidy::uri
