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
#include "core/Percent.h"
#include "knowledge/CatalogueReader.h"
#include "model/Format.h"
#include "model/LiteralEdit.h"
#include "model/PathRegex.h"
#include "unit/UnencodedEvidence.h"
#include "unit/UnknownSource.h"
#include "clang/ASTMatchers/ASTMatchers.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

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

void UriCheck::remarkUnknown(const UnknownSource &Source) {
  // 'uri-tidy init' reads these.
  static constexpr const char *Texts[] = {
      "nothing is known of '%0', whose result is data in a %1",
      "nothing is known of the text of '%0', which is data in a %1",
      "text of the class '%0' is data in a %1"};
  Tidy->diag("uri-analysis", Source.Where,
             Texts[static_cast<unsigned>(Source.Kind)])
      << Source.Name << llvm::StringRef(uricore::name(Source.Which));
}

void UriCheck::onEndOfTranslationUnit() {
  const TextTypes::Scope Types(Analysis->types());
  Analysis->finish(Uris.Options);
  for (const CallFacts::BadAttribute &Wrong : Analysis->takeBadAttributes())
    Tidy->diag("clang-tidy-config", Wrong.Loc, "%0") << Wrong.Message;
  const bool Remarks = Name == "uri-unencoded-data" &&
                       Options.getLocalOrGlobal("RemarkCuts", false);
  // Strings that a function builds from the arguments of a call come last: if
  // the function itself is wrong, its calls are not.
  for (const bool OfCalls : {false, true})
    for (const Decl *D : Analysis->declarations()) {
      if (isInTestFile(*D))
        continue;
      Uris.forEach(*D, OfCalls, [&](const FoundUri &Found) {
        checkUri(Found);
        if (Remarks)
          for (const UnknownSource &Each : unknownSourcesIn(Found))
            remarkUnknown(Each);
      });
      if (!OfCalls)
        checkStrings(Analysis->stringsOf(*D));
    }
  for (const FunctionDecl *Function : Analysis->encoderCandidates())
    if (!isInTestFile(*Function))
      checkFunction(*Function);
  for (const FunctionDecl *Function : Analysis->decoderCandidates())
    if (!isInTestFile(*Function))
      checkDecoder(*Function);
  remarkCuts();
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
  const bool IsFirst = Claimed.insert(Loc).second;
  if (IsFirst)
    describe(Loc, Known, /*Found=*/nullptr, {});
  return IsFirst;
}

bool UriCheck::claim(SourceLocation Loc, const Evidence &Known,
                     const FoundUri &Found, const Hole &Value) {
  const bool IsFirst = Claimed.insert(Loc).second;
  if (IsFirst)
    describe(Loc, Known, &Found, {{}, &Value});
  return IsFirst;
}

void UriCheck::noteLater(const StringLiteral *Literal) {
  if (Literal)
    diag(locationOf(*Literal), "it becomes a part of the URI here",
         DiagnosticIDs::Note);
}

bool UriCheck::isAnsweredFor(const Hole &H) const {
  return (H.Param && !analysis().mayBeRaw(*H.Param)) ||
         (H.Via && isClaimed(locationOf(*H.Via)));
}

bool UriCheck::isPlainPercent(const FoundUri &Found, size_t Offset) const {
  const LiteralRun *Run = Found.content().runAt(Offset);
  if (!Run || !Run->Literal)
    return true;
  if (Found.content().eatenAt(Offset))
    return false;
  // A formatted text may be a format itself: `"a=%%s&b=%s"`.
  if (Run->Spelling == Dialect::Printf &&
      !uricore::escapeAt(Found.content().Text, Offset) &&
      uri::mayBeFormat(StringRef(Found.content().Text).substr(Offset, 2)))
    return false;
  if (Run->Spelling != Dialect::Plain)
    return true;
  // An API that takes a URI determines the meaning of a literal that is not
  // used elsewhere.
  if (featuresOf(Found).has(Feature::Sink) &&
      Analysis->isWrittenIn(*Run->Literal, *Found.In))
    return true;
  return !Analysis->mayBeFormat(*Run->Literal);
}

/// The offset of byte \p Offset of the text in the literal of \p Run.
static size_t literalOffset(const LiteralRun &Run, size_t Offset) {
  return Run.Length == Run.LiteralLength ? Run.LiteralBegin + Offset - Run.Begin
                                         : Run.LiteralBegin;
}

bool UriCheck::canBeFixed(const FoundUri &Found) const {
  return !Found.Uri.IsEmbedded &&
         llvm::none_of(Found.content().Runs, [this](const LiteralRun &Run) {
           return Run.Literal && Analysis->isRawText(*Run.Literal);
         });
}

bool UriCheck::canBeEdited(const FoundUri &Found,
                           const StringLiteral &Literal) const {
  if (!canBeFixed(Found) || Analysis->isOtherText(Literal))
    return false;
  const Template &Content = Found.content();
  bool HasScheme = false;
  for (const LiteralRun &Run : Content.Runs) {
    if (Run.Literal != &Literal)
      continue;
    // Data is not only inserted into URIs: it is shown, or encoded elsewhere.
    if (Run.Facts)
      return false;
    HasScheme |=
        StringRef(Content.Text).substr(Run.Begin, Run.Length).contains("://");
  }
  // Other functions that use a part of a URI may not have been evaluated.
  return HasScheme || !llvm::isa<FunctionDecl>(Found.In) ||
         Analysis->isWrittenIn(Literal, *Found.In);
}

bool UriCheck::isReportedAsData(const FoundUri &Found,
                                const LiteralIssue &Issue) const {
  if (Found.content().isInValue(Issue.Begin))
    return true;
  const LiteralRun *Run = Found.content().runAt(Issue.Begin);
  if (!Run || !Run->Facts)
    return false;
  bool Result = false;
  Uris.forEachReading(Found, [&](const FoundUri &Other) {
    if (!Other.String->HidesData)
      return;
    for (const HolePlace &Place : Other.Uri.Components.Holes) {
      const Hole &H = Other.content().Holes[Place.Index];
      if (!H.Value || H.Value != Run->Facts->Entry ||
          Place.Role != HolePlace::Data)
        continue;
      if (!isConstantData(H)) {
        // The literal is a part of this value.
        Result |= isUnencoded(Other, Place);
        continue;
      }
      const auto Known = featuresOfConstant(Other, Place, analysis().names());
      Result |= Known && isReported(*Known, "uri-unencoded-data");
    }
  });
  return Result;
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

void UriCheck::report(const FoundUri &Found,
                      llvm::ArrayRef<LiteralIssue> Issues) {
  // An API that encodes text takes it as it is written.
  if (Issues.empty() || Found.String->HidesData || Found.Uri.IsRepairedPath)
    return;
  const bool Yields = yieldsToAnother();
  const auto LiteralOf = [&](const LiteralIssue &Issue) {
    const LiteralRun *Run = Found.content().runAt(Issue.Begin);
    return Run ? Run->Literal : nullptr;
  };
  // Literals in test code are often wrong on purpose.
  const auto IsDeliberate = [&](const LiteralIssue &Issue) {
    const StringLiteral *Literal = LiteralOf(Issue);
    return Literal && Analysis->isTestData(*Literal, *Found.In);
  };
  llvm::SmallVector<LiteralIssue, 4> Reported;
  for (LiteralIssue Issue : Issues) {
    Issue.Known.addIf(IsDeliberate(Issue), Feature::TestData);
    if (isReported(Issue.Known, Name) &&
        !(Yields && isReportedAsData(Found, Issue)))
      Reported.push_back(std::move(Issue));
  }
  llvm::ArrayRef<LiteralIssue> Rest = Reported;
  while (!Rest.empty()) {
    const StringLiteral *Literal = LiteralOf(Rest.front());
    const auto Same = Rest.take_while(
        [&](const LiteralIssue &Issue) { return LiteralOf(Issue) == Literal; });
    // As a format, it has a different meaning: its use is reported instead.
    const bool IsFormat =
        Literal && Analysis->isFormat(*Literal) &&
        Found.content().runAt(Same.front().Begin)->Spelling == Dialect::Plain;
    if (Literal && !IsFormat)
      reportLiteral(Found, *Literal, Same);
    Rest = Rest.drop_front(Same.size());
  }
}

void UriCheck::reportLiteral(const FoundUri &Found,
                             const StringLiteral &Literal,
                             llvm::ArrayRef<LiteralIssue> Issues) {
  const LiteralText &Text = Analysis->textOf(Literal, context());
  const Template &Content = Found.content();
  const LiteralIssue &First = Issues.front();
  const size_t Shown = First.Begin - First.ShownBefore;
  const size_t ShownByte = literalOffset(*Content.runAt(Shown), Shown);
  const SourceLocation Loc = Text.locationOf(ShownByte);
  // The same literal can be part of several strings, and its macro can be
  // expanded in several places.
  if (!Claimed
           .insert(
               context().getSourceManager().getSpellingLoc(Text.locationOf(0)))
           .second)
    return;
  llvm::SmallVector<ByteEdit, 4> Edits;
  bool ChangesMeaning = false;
  const bool IsEditable = canBeEdited(Found, Literal);
  for (const LiteralIssue &Issue : Issues) {
    const LiteralRun *Last = Content.runAt(Issue.End - 1);
    if (!IsEditable || !Issue.Replacement || Last->Literal != &Literal ||
        Content.isBesideBound(Issue.Begin))
      continue;
    const bool HasPercent = StringRef(*Issue.Replacement).contains('%');
    // In the dialects of Qt and Boost, an escape would be a place marker; in
    // text that may be a format, it could be anything.
    if (HasPercent && !Content.eatenAt(Issue.Begin) &&
        (Last->Spelling == Dialect::Qt || Last->Spelling == Dialect::Boost ||
         !isPlainPercent(Found, Issue.Begin)))
      continue;
    const size_t End = Last->Length == Last->LiteralLength
                           ? literalOffset(*Last, Issue.End - 1) + 1
                           : Last->LiteralBegin + Last->LiteralLength;
    Edits.push_back({literalOffset(*Content.runAt(Issue.Begin), Issue.Begin),
                     End, inDialect(*Issue.Replacement, Last->Spelling)});
    // Text that may not be a URI is not edited without review.
    ChangesMeaning |= Issue.ChangesMeaning || Found.Uri.IsGuess;
  }
  const LiteralFix Fix = spellEdits(Text, Edits);
  const bool IsFixed = Fix && !Fix.Hints.empty();
  Offence Wrong;
  // The issue that is the most certain decides whether the literal is wrong.
  Evidence Known;
  for (const LiteralIssue &Issue : Issues) {
    Wrong.Bytes.push_back({Issue.Begin, Issue.End});
    if (&Issue == &First ||
        scoreOf(Issue.Known, Name) > scoreOf(Known.Features, Name))
      Known.Features = Issue.Known;
  }
  describe(Loc, Known, &Found, Wrong);
  {
    auto Warning = diag(Loc, "%0%select{|, and %2 more in this literal}1");
    Warning << First.Message << (Issues.size() > 1)
            << static_cast<unsigned>(Issues.size() - 1);
    if (IsFixed && !ChangesMeaning)
      for (const FixItHint &Hint : Fix.Hints)
        Warning << Hint;
    else if (const LiteralRun *Last = Content.runAt(First.End - 1);
             Last->Literal == &Literal)
      // Without a range, an editor would look for a token there, even after
      // white space.
      Warning << Text.rangeOf(ShownByte,
                              literalOffset(*Last, First.End - 1) + 1);
  }
  if (!IsFixed || !ChangesMeaning)
    return;
  auto Note =
      diag(Loc,
           Found.Uri.IsGuess ? "if this is part of a URI, write it like this"
                             : "remove one level of encoding",
           DiagnosticIDs::Note);
  for (const FixItHint &Hint : Fix.Hints)
    Note << Hint;
}

} // namespace clang::tidy::uri
