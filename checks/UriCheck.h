//===--- UriCheck.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The base of all checks: which declarations they see, how they report.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_URICHECK_H
#define URI_TIDY_URICHECK_H

#include "UnitAnalysis.h"
#include "ast/ValueNames.h"
#include "clang-tidy/ClangTidyCheck.h"

namespace clang::tidy::uri {

/// How sure a finding is; docs/checks/index.md says what each means.
enum class Confidence { Possible, Likely, Certain };

/// The function that \p Call calls, or null.
const FunctionDecl *calleeOf(const Expr &Call);
/// The place for people: `query parameter 'q'`, `a path segment`.
std::string placeName(const HolePlace &Place);

/// Whether the segment around byte \p I of the text is a dot segment when it is
/// decoded: remove_dot_segments (RFC 3986 section 5.2.4) would drop it.
bool isInDotSegment(const FoundUri &Found, size_t I);

/// \p Octet in normal form (RFC 3986 section 6.2.2): the character if that is
/// unreserved, else an escape with upper-case digits. A '.' stays an escape
/// where it may make a dot segment.
std::string normalForm(unsigned char Octet, bool MayMakeDotSegment);

/// Something wrong in the literal text of a URI.
struct LiteralIssue {
  /// Bytes of the template's text that the replacement takes the place of.
  size_t Begin, End;
  std::string Message;
  /// The bytes to write instead, or why there are none.
  std::optional<std::string> Replacement;
  Confidence Level = Confidence::Certain;
  /// The replacement changes what a server sees: it goes to a note.
  bool ChangesMeaning = false;
  /// How many bytes before Begin the finding is shown.
  size_t ShownBefore = 0;
};

/// Gives a check the strings of every declaration outside system headers.
class UriCheck : public ClangTidyCheck {
public:
  UriCheck(StringRef Name, ClangTidyContext *Context,
           std::shared_ptr<UnitAnalysis> Analysis);
  void registerMatchers(ast_matchers::MatchFinder *Finder) final;
  void check(const ast_matchers::MatchFinder::MatchResult &Result) final;
  /// Reports: only now is it known which literals are formats, and which
  /// encoders the file uses.
  void onEndOfTranslationUnit() final;
  void storeOptions(ClangTidyOptions::OptionMap &Opts) override;

protected:
  /// A URI that the program builds.
  virtual void checkUri(const FoundUri &Found) {}
  /// All strings of one declaration.
  virtual void checkStrings(const DeclStrings &Strings) {}
  /// A function that may write escapes, instantiations included.
  virtual void checkFunction(const FunctionDecl &Function) {}

  /// Calls \p Visit with the URIs that \p D builds itself, or with those that
  /// functions build of its calls' arguments.
  void forEachUri(const Decl &D, bool OfCalls,
                  llvm::function_ref<void(const FoundUri &)> Visit) const;
  /// Reports the issues, which are in order: one finding for each literal.
  void report(const FoundUri &Found, llvm::ArrayRef<LiteralIssue> Issues);
  bool isReported(Confidence Level) const { return Level >= MinConfidence; }
  /// The name of the function that \p Call calls.
  std::string calleeName(const Expr &Call) const;
  /// Whether this is the first finding at \p Loc.
  bool claim(SourceLocation Loc);
  bool isClaimed(SourceLocation Loc) const { return Claimed.count(Loc) != 0; }
  /// Whether another place tells what is wrong with \p H: the calls that give
  /// the parameter, or the function that puts the argument there.
  bool isAnsweredFor(const Hole &H) const;
  /// Where \p E begins in a file.
  SourceLocation locationOf(const Expr &E) const;
  /// Whether the percent signs at \p Offset of the text are surely not those of
  /// a format string.
  bool isPlainPercent(const FoundUri &Found, size_t Offset) const;
  /// Whether an edit of \p Found's text or values upsets nothing else: no other
  /// text around it, no API that encodes what it gets.
  bool canBeFixed(const FoundUri &Found) const;
  /// Whether another enabled check has a more specific message for some of the
  /// bytes or values that this check concerns. The check knows which.
  bool yieldsToAnother() const;
  ASTContext &context() const { return Analysis->context(); }
  UnitAnalysis &analysis() const { return *Analysis; }
  bool says(StringRef Name, NameMeaningSet Any) const {
    return Analysis->names().say(Name, Any);
  }
  std::string nameOf(const Expr *Value) const {
    return uri::nameOf(Value, Analysis->names());
  }

private:
  bool isInTestFile(const Decl &D) const;
  /// Remarks which functions were not analysed to their end, if that is asked
  /// for.
  void remarkCuts();
  void reportLiteral(const FoundUri &Found, const StringLiteral &Literal,
                     llvm::ArrayRef<LiteralIssue> Issues);

  ClangTidyContext *Tidy;
  const std::shared_ptr<UnitAnalysis> Analysis;
  std::set<SourceLocation> Claimed;
  RecognitionOptions Recognition;
  const std::string MinConfidenceName, ExtraSchemes, IgnoredPrefixes,
      TestFileRegex, UriCatalog;
  Confidence MinConfidence = Confidence::Likely;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_URICHECK_H
