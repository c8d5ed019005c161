//===--- UriCheck.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UriCheck.h"
#include "clang-tidy/utils/OptionsUtils.h"
#include "core/Percent.h"
#include "knowledge/CatalogueReader.h"
#include "model/Format.h"
#include "model/LiteralEdit.h"
#include "clang/ASTMatchers/ASTMatchers.h"
#include "llvm/Support/Regex.h"

namespace clang::tidy::uri {

using namespace ast_matchers;

static std::vector<std::string> splitList(StringRef List) {
  std::vector<std::string> Result;
  for (const StringRef Entry : utils::options::parseStringList(List))
    Result.push_back(Entry.str());
  return Result;
}

UriCheck::UriCheck(StringRef Name, ClangTidyContext *Context,
                   std::shared_ptr<UnitAnalysis> Analysis)
    : ClangTidyCheck(Name, Context), Tidy(Context),
      Analysis(std::move(Analysis)),
      MinConfidenceName(Options.getLocalOrGlobal("MinConfidence", "likely")),
      ExtraSchemes(Options.getLocalOrGlobal("ExtraSchemes", "")),
      IgnoredPrefixes(Options.getLocalOrGlobal("IgnoredPrefixes", "")),
      TestFileRegex(Options.getLocalOrGlobal("TestFileRegex", "")),
      UriCatalog(Options.getLocalOrGlobal("UriCatalog", "")) {
  Recognition = {splitList(ExtraSchemes), splitList(IgnoredPrefixes)};
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
  };
  return llvm::any_of(Order, [this](const Precedence &Pair) {
    return Pair.Check == getID() && Tidy->isCheckEnabled(Pair.MoreSpecific);
  });
}

void UriCheck::storeOptions(ClangTidyOptions::OptionMap &Opts) {
  Options.store(Opts, "MinConfidence", MinConfidenceName);
  Options.store(Opts, "ExtraSchemes", ExtraSchemes);
  Options.store(Opts, "IgnoredPrefixes", IgnoredPrefixes);
  Options.store(Opts, "TestFileRegex", TestFileRegex);
  Options.store(Opts, "UriCatalog", UriCatalog);
}

void UriCheck::registerMatchers(MatchFinder *Finder) {
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
    Analysis->noteEncoder(*Function);
}

bool UriCheck::isInTestFile(const Decl &D) const {
  const SourceManager &SM = context().getSourceManager();
  return !TestFileRegex.empty() &&
         llvm::Regex(TestFileRegex)
             .match(SM.getFilename(SM.getExpansionLoc(D.getBeginLoc())));
}

void UriCheck::forEachUri(
    const Decl &D, bool OfCalls,
    llvm::function_ref<void(const FoundUri &)> Visit) const {
  for (const BuiltString &String : Analysis->stringsOf(D).Strings)
    if ((String.Depth > 0) == OfCalls)
      for (const FoundUri &Found : Analysis->urisIn(String, D, Recognition))
        Visit(Found);
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

void UriCheck::onEndOfTranslationUnit() {
  const TextTypes::Scope Types(Analysis->types());
  Analysis->evaluateCallers();
  for (const CallFacts::BadAttribute &Wrong : Analysis->takeBadAttributes())
    Tidy->diag("clang-tidy-config", Wrong.Loc, "%0") << Wrong.Message;
  // Strings that a function builds from the arguments of a call come last: if
  // the function itself is wrong, its calls are not.
  for (const bool OfCalls : {false, true})
    for (const Decl *D : Analysis->declarations()) {
      if (isInTestFile(*D))
        continue;
      forEachUri(*D, OfCalls,
                 [this](const FoundUri &Found) { checkUri(Found); });
      if (!OfCalls)
        checkStrings(Analysis->stringsOf(*D));
    }
  for (const FunctionDecl *Function : Analysis->encoderCandidates())
    if (!isInTestFile(*Function))
      checkFunction(*Function);
  remarkCuts();
}

const FunctionDecl *calleeOf(const Expr &Call) {
  const auto *CallOf = llvm::dyn_cast<CallExpr>(Call.IgnoreParenImpCasts());
  return CallOf ? CallOf->getDirectCallee() : nullptr;
}

std::string UriCheck::calleeName(const Expr &Call) const {
  const FunctionDecl *Callee = calleeOf(Call);
  return Callee ? Callee->getNameAsString() : nameOf(&Call);
}

std::string placeName(const HolePlace &Place) {
  if (Place.Which == uricore::Component::QueryValue && !Place.Key.empty())
    return "query parameter '" + Place.Key + "'";
  const bool IsOnlyOne = Place.Which == uricore::Component::Userinfo ||
                         Place.Which == uricore::Component::Fragment;
  return (IsOnlyOne ? "the " : "a ") + std::string(uricore::name(Place.Which));
}

bool isInDotSegment(const FoundUri &Found, size_t I) {
  const StringRef Text = Found.content().Text;
  for (const ComponentSpan &Span : Found.Uri.Components.Spans) {
    if (Span.Which != uricore::Component::PathSegment || I < Span.Begin ||
        I >= Span.End)
      continue;
    const size_t Slash = Text.slice(Span.Begin, I).rfind('/');
    const size_t Begin =
        Slash == StringRef::npos ? Span.Begin : Span.Begin + Slash + 1;
    const size_t End = std::min(Text.find('/', I), Span.End);
    const std::string Decoded =
        uricore::decode({Text.data() + Begin, End - Begin}).Bytes;
    return Decoded == "." || Decoded == "..";
  }
  return false;
}

std::string normalForm(unsigned char Octet, bool MayMakeDotSegment) {
  if (uricore::Unreserved.contains(Octet) &&
      !(Octet == '.' && MayMakeDotSegment))
    return std::string(1, static_cast<char>(Octet));
  std::string Escape;
  uricore::appendEscape(Escape, Octet);
  return Escape;
}

bool UriCheck::claim(SourceLocation Loc) { return Claimed.insert(Loc).second; }

bool UriCheck::isAnsweredFor(const Hole &H) const {
  return (H.Param && !analysis().mayBeRaw(*H.Param)) ||
         (H.Via && isClaimed(locationOf(*H.Via)));
}

SourceLocation UriCheck::locationOf(const Expr &E) const {
  return context().getSourceManager().getFileLoc(E.getBeginLoc());
}

/// Whether \p Literal is written in the function that builds \p Found, so that
/// other functions do not use it.
static bool isWrittenIn(const StringLiteral &Literal, const FoundUri &Found) {
  const SourceManager &SM = Found.In->getASTContext().getSourceManager();
  const auto Function = SM.getExpansionRange(Found.In->getSourceRange());
  const SourceLocation Loc = SM.getExpansionLoc(Literal.getBeginLoc());
  return llvm::isa<FunctionDecl>(Found.In) &&
         SM.isPointWithin(Loc, Function.getBegin(), Function.getEnd());
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
  if (Found.String->Use.Kind == Usage::UriSink &&
      isWrittenIn(*Run->Literal, Found))
    return true;
  return !Analysis->mayBeFormat(*Run->Literal);
}

/// The offset of byte \p Offset of the text in the literal of \p Run.
static size_t literalOffset(const LiteralRun &Run, size_t Offset) {
  return Run.Length == Run.LiteralLength ? Run.LiteralBegin + Offset - Run.Begin
                                         : Run.LiteralBegin;
}

/// Whether \p D belongs to a test, according to its name or that of a class or
/// namespace around it.
static bool isOfTest(const Decl &D, const NameMeanings &Names) {
  if (const auto *Named = llvm::dyn_cast<NamedDecl>(&D);
      Named && Named->getDeclName().isIdentifier() &&
      Names.say(Named->getName(), NameMeaning::Test))
    return true;
  const DeclContext *Around = D.getDeclContext();
  return Around && isOfTest(*Decl::castFromDeclContext(Around), Names);
}

bool UriCheck::canBeFixed(const FoundUri &Found) const {
  return !Found.Uri.IsEmbedded &&
         llvm::none_of(Found.content().Runs, [this](const LiteralRun &Run) {
           return Run.Literal && Analysis->isRawText(*Run.Literal);
         });
}

void UriCheck::report(const FoundUri &Found,
                      llvm::ArrayRef<LiteralIssue> Issues) {
  if (Issues.empty())
    return;
  // Literals in test code are often wrong on purpose.
  const bool IsTest = isOfTest(*Found.In, Analysis->names());
  llvm::SmallVector<LiteralIssue, 4> Reported;
  for (const LiteralIssue &Issue : Issues)
    if (isReported(IsTest ? Confidence::Possible : Issue.Level))
      Reported.push_back(Issue);
  llvm::ArrayRef<LiteralIssue> Rest = Reported;
  const auto LiteralOf = [&](const LiteralIssue &Issue) {
    const LiteralRun *Run = Found.content().runAt(Issue.Begin);
    return Run ? Run->Literal : nullptr;
  };
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
  if (!claim(context().getSourceManager().getSpellingLoc(Text.locationOf(0))))
    return;
  llvm::SmallVector<ByteEdit, 4> Edits;
  bool ChangesMeaning = false;
  for (const LiteralIssue &Issue : Issues) {
    const LiteralRun *Last = Content.runAt(Issue.End - 1);
    if (!Issue.Replacement || Last->Literal != &Literal || !canBeFixed(Found))
      continue;
    const bool HasPercent = StringRef(*Issue.Replacement).contains('%');
    // In Qt's dialect, an escape would be a place marker; in text that may be a
    // format, it could be anything.
    if (HasPercent && !Content.eatenAt(Issue.Begin) &&
        (Last->Spelling == Dialect::Qt || !isPlainPercent(Found, Issue.Begin)))
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
