//===--- UriCheck.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The base class of all checks: which declarations they receive, and how they
/// report.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_URICHECK_H
#define URI_TIDY_URICHECK_H

#include "UriText.h"
#include "clang-tidy/ClangTidyCheck.h"
#include "model/Evidence.h"
#include "unit/UnitUris.h"

namespace clang::tidy::uri {

struct UnknownSource;

/// A defect in the literal text of a URI.
struct LiteralIssue {
  /// The bytes of the template's text to replace.
  size_t Begin, End;
  std::string Message;
  /// The bytes to write instead; std::nullopt if there are none.
  std::optional<std::string> Replacement;
  FeatureSet Known = {Feature::Literal};
  /// The replacement changes what a server sees, so it is attached to a note.
  bool ChangesMeaning = false;
  /// The number of bytes before Begin at which the finding is shown.
  size_t ShownBefore = 0;
};

/// Passes the strings of every declaration outside system headers to a check.
class UriCheck : public ClangTidyCheck {
public:
  UriCheck(StringRef Name, ClangTidyContext *Context,
           std::shared_ptr<UnitAnalysis> Analysis);
  void registerMatchers(ast_matchers::MatchFinder *Finder) final;
  void check(const ast_matchers::MatchFinder::MatchResult &Result) final;
  /// Reports the findings. Only now is it known which literals are formats, and
  /// which encoders the file uses.
  void onEndOfTranslationUnit() final;
  void storeOptions(ClangTidyOptions::OptionMap &Opts) override;

protected:
  /// A URI that the program builds.
  virtual void checkUri(const FoundUri &Found) {}
  /// All strings of one declaration.
  virtual void checkStrings(const DeclStrings &Strings) {}
  /// A function that may write escapes; includes instantiations.
  virtual void checkFunction(const FunctionDecl &Function) {}
  /// A function that may read escapes; includes instantiations.
  virtual void checkDecoder(const FunctionDecl &Function) {}

  /// The URIs of the unit, recognized with the options of this check.
  const UnitUris &uris() const { return Uris; }
  /// Reports \p Issues, which must be in order: one finding for each literal.
  void report(const FoundUri &Found, llvm::ArrayRef<LiteralIssue> Issues);
  /// Tells a report, if it asks, what is known about the next finding, at \p
  /// Loc, which is about \p Wrong in \p Found; null if it is about no URI.
  void describe(SourceLocation Loc, const Evidence &Known,
                const FoundUri *Found, const Offence &Wrong);
  bool isReported(Confidence Level) const { return Level >= MinConfidence; }
  /// Whether a finding with this evidence is reported now.
  bool isReported(const Evidence &Known) const { return isDue(Known.Features); }
  /// Whether a finding of \p Check with the features \p Known is reported.
  bool isReported(FeatureSet Known, StringRef Check) const {
    return isReported(levelIn(Known, Check));
  }
  /// The name of the function that \p Call calls.
  std::string calleeName(const Expr &Call) const {
    return analysis().calleeName(Call);
  }
  /// Whether a finding with this evidence is reported, and is the first one at
  /// \p Loc.
  bool claim(SourceLocation Loc, const Evidence &Known);
  /// The same for a finding about \p Value in \p Found.
  bool claim(SourceLocation Loc, const Evidence &Known, const FoundUri &Found,
             const Hole &Value);
  bool isClaimed(SourceLocation Loc) const { return Claimed.count(Loc) != 0; }
  /// Whether \p H in \p Found is reported elsewhere: at the calls that pass the
  /// parameter, or at the function that inserts the argument.
  bool isAnsweredFor(const FoundUri &Found, const Hole &H) const;
  /// The location in a file where \p E begins.
  SourceLocation locationOf(const Expr &E) const {
    return analysis().locationOf(E);
  }
  /// The range of \p E in a file; invalid if a part of it is in a macro.
  CharSourceRange rangeOf(const Expr &E) const { return analysis().rangeOf(E); }
  /// The source of \p E, or its name if a part of it is in a macro.
  std::string sourceOf(const Expr &E) const;
  /// Where the value at \p Place has to be encoded: where it is read, or, if it
  /// is in the path of a file by then, the literal that makes a URI of that.
  const Expr &entryOf(const FoundUri &Found, const HolePlace &Place) const;
  /// Notes where \p H, which was reported at \p Entry, is read, if that is
  /// elsewhere. It is not reported there.
  void noteReader(const Hole &H, const Expr &Entry);
  /// Whether the percent signs at \p Offset of the text certainly do not belong
  /// to a format string.
  bool isPlainPercent(const FoundUri &Found, size_t Offset) const;
  /// Whether a literal of \p Found is also in text that is encoded as a whole.
  bool isTakenRaw(const FoundUri &Found) const;
  /// The same if nothing takes \p Found as a URI before it is encoded.
  bool isEncodedLater(const FoundUri &Found) const;
  /// Whether an edit of the text or values of \p Found breaks nothing else:
  /// there is no other text around it, and no API encodes it.
  bool canBeFixed(const FoundUri &Found) const;
  /// Whether an edit of \p Literal, a part of \p Found, changes only URIs.
  bool canBeEdited(const FoundUri &Found, const StringLiteral &Literal) const;
  /// Whether another enabled check has a more specific message for some of the
  /// bytes or values that this check reports. The check determines which.
  bool yieldsToAnother() const;
  ASTContext &context() const { return Analysis->context(); }
  UnitAnalysis &analysis() const { return *Analysis; }
  bool says(StringRef Name, NameMeaningSet Any) const {
    return Analysis->names().say(Name, Any);
  }
  std::string nameOf(const Expr &Value) const {
    return Analysis->nameOf(Value);
  }
  /// Whether a finding with \p Known is reported by default.
  bool isLikely(const Evidence &Known) const {
    return levelIn(Known.Features, Name) >= Confidence::Likely;
  }

private:
  Confidence levelIn(FeatureSet Known, StringRef Check) const {
    Known.addIf(IsPreview, Feature::Preview);
    return levelOf(Known, Check);
  }
  /// Whether a finding with the features \p Known is reported now.
  bool isDue(FeatureSet Known) const { return levelIn(Known, Name) >= Due; }
  /// Whether \p Check, which the configuration enables, is not waiting for a
  /// release.
  bool isReleased(StringRef Check) const {
    return IsPreview || !isInPreview(Check);
  }
  bool isInTestFile(const Decl &D) const;
  /// Emits a remark for each function whose analysis was cut short, if
  /// requested.
  void remarkCuts();
  /// Emits a remark for each value in the URIs of \p D of which nothing is
  /// known.
  void remarkUnknown(const Decl &D);
  /// Checks the strings of all declarations.
  void checkDeclarations(bool OnlyUris);
  /// Whether a function gives the text at \p At in \p Found to another one,
  /// which inserts it as a query value: it is data, and judged there.
  bool isGivenAsValue(const FoundUri &Found, size_t At) const;
  /// Whether other code would break if \p Length bytes took the place of the
  /// bytes [Begin, End) of \p Literal.
  bool isDependedOn(const StringLiteral &Literal, size_t Begin, size_t End,
                    size_t Length) const;
  /// Whether the literal of \p Issue is data that another check reports.
  bool isReportedAsData(const FoundUri &Found, const LiteralIssue &Issue) const;
  void reportLiteral(const FoundUri &Found, const StringLiteral &Literal,
                     llvm::ArrayRef<LiteralIssue> Issues);

  const std::string Name;
  ClangTidyContext *Tidy;
  const std::shared_ptr<UnitAnalysis> Analysis;
  std::set<SourceLocation> Claimed;
  /// A literal, and an offset into its bytes.
  using LiteralPosition = std::pair<const StringLiteral *, size_t>;
  /// Returns the literal right before \p H in \p T, and the end of the part
  /// that is there; null and 0 if there is none.
  static LiteralPosition literalBefore(const Template &T, const Hole &H);
  /// Where functions insert values that are reported in them.
  std::set<LiteralPosition> Answered;
  const std::string MinConfidenceName, ExtraSchemes, IgnoredPrefixes,
      TestFileRegex, UriCatalog;
  const bool IsPreview;
  const UnitUris Uris;
  Confidence MinConfidence = Confidence::Likely;
  /// The level from which findings are reported now.
  Confidence Due = Confidence::Likely;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_URICHECK_H
