//===--- UriLiterals.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How checks report defects in literals, and when they edit them.
///
//===----------------------------------------------------------------------===//

#include "UriCheck.h"
#include "core/Percent.h"
#include "model/Format.h"
#include "model/LiteralEdit.h"
#include "unit/ConstantEvidence.h"
#include "unit/UnencodedEvidence.h"

namespace clang::tidy::uri {

/// Whether \p Offset of \p Text is the end of a place marker such as `%2%`.
static bool endsMarker(StringRef Text, size_t Offset) {
  const StringRef Before = Text.take_front(Offset);
  const StringRef Mark = Before.rtrim("0123456789");
  return Mark.size() < Before.size() && compat::endsWith(Mark, "%");
}

bool UriCheck::isPlainPercent(const FoundUri &Found, size_t Offset) const {
  const LiteralRun *Run = Found.content().runAt(Offset);
  if (!Run || !Run->Literal)
    return true;
  if (Found.content().eatenAt(Offset))
    return false;
  // A formatted text may be a format itself: `"a=%%s&b=%s"`, or a place marker
  // remains.
  const StringRef Text = Found.content().Text;
  const bool IsFormatted = Run->Spelling == Dialect::Printf ||
                           Run->Spelling == Dialect::Qt ||
                           Run->Spelling == Dialect::Boost;
  if (IsFormatted && !uricore::escapeAt({Text.data(), Text.size()}, Offset) &&
      uri::mayBeFormat(Text.substr(Offset, 2)))
    return false;
  if (Run->Spelling == Dialect::Boost && endsMarker(Text, Offset))
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

bool UriCheck::isTakenRaw(const FoundUri &Found) const {
  return llvm::any_of(Found.content().Runs, [this](const LiteralRun &Run) {
    return Run.Literal && Analysis->isRawText(*Run.Literal);
  });
}

bool UriCheck::isEncodedLater(const FoundUri &Found) const {
  return Found.String->Use.Kind != Usage::UriSink && isTakenRaw(Found);
}

bool UriCheck::canBeFixed(const FoundUri &Found) const {
  return !Found.Uri.IsEmbedded && !isTakenRaw(Found);
}

bool UriCheck::canBeEdited(const FoundUri &Found,
                           const StringLiteral &Literal) const {
  if (!canBeFixed(Found) || Analysis->isOtherText(Literal) ||
      Analysis->literalUses().isKey(Literal) ||
      !Analysis->areReadersSeen(Literal))
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
  if (!HasScheme && Analysis->literalUses().isVisibleOutside(Literal))
    return false;
  // Other functions that use a part of a URI may not have been evaluated.
  return HasScheme || !llvm::isa<FunctionDecl>(Found.In) ||
         Analysis->isWrittenIn(Literal, *Found.In);
}

bool UriCheck::isDependedOn(const StringLiteral &Literal, size_t Begin,
                            size_t End, size_t Length) const {
  const LiteralUses &Uses = Analysis->literalUses();
  const LiteralText &Text = Analysis->textOf(Literal, context());
  const bool IsFile = compat::startsWith(Text.bytes(), "file:");
  return (Length != End - Begin &&
          (Uses.isMeasured(Literal, Begin, Length > End - Begin) ||
           (IsFile && Analysis->cutsFileScheme()))) ||
         Uses.isSought(Literal, Text.bytes().slice(Begin, End),
                       [this](const StringLiteral &Other) {
                         return !Analysis->isOtherText(Other) &&
                                Analysis->areReadersSeen(Other);
                       });
}

bool UriCheck::isGivenAsValue(const FoundUri &Found, size_t At) const {
  const Template &Content = Found.content();
  const LiteralRun *Given = Content.runAt(At);
  if (Found.String->Depth == 0 || !Given)
    return false;
  const auto IsIn = [this](const LiteralRun &Run, const Decl &D) {
    return Run.Literal && Analysis->isWrittenIn(*Run.Literal, D);
  };
  const auto WriterOf = [&](const LiteralRun &Run) -> const Decl * {
    const auto All = Analysis->declarations();
    const auto *Writer =
        llvm::find_if(All, [&](const Decl *D) { return IsIn(Run, *D); });
    return Writer == All.end() ? nullptr : *Writer;
  };
  const Decl *Giver = WriterOf(*Given);
  if (!Giver)
    return false;
  // Whatever is in it, it begins behind a '=' of another function.
  for (const LiteralRun &Run : llvm::reverse(Content.Runs)) {
    const size_t End = Run.Begin + Run.Length;
    if (Run.Begin >= At || Run.Length == 0 || IsIn(Run, *Giver))
      continue;
    const StringRef Text = StringRef(Content.Text).slice(Run.Begin, End);
    if (Text.find_first_of("?&=") != StringRef::npos)
      return End > Found.Uri.Begin && Text.back() == '=' && WriterOf(Run);
  }
  return false;
}

bool UriCheck::isReportedAsData(const FoundUri &Found,
                                const LiteralIssue &Issue) const {
  if (Found.content().isInValue(Issue.Begin) ||
      isGivenAsValue(Found, Issue.Begin))
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
      if (!H.Value || H.Value != Run->Facts->Entry)
        continue;
      const bool IsData = Place.Role == HolePlace::Data;
      if (!isConstantData(H)) {
        // The literal is a part of this value, of which another part may be
        // before this one. A function that takes a URI takes its parts for
        // parts of one.
        const bool IsPassedOn =
            Other.String->Depth > 0 && H.State == EncodingState::Assembled;
        Result |=
            IsData ? isUnencoded(Other, Place) : isRaw(H.State) || IsPassedOn;
        continue;
      }
      if (!IsData)
        continue;
      const auto Known = featuresOfConstant(Other, Place, analysis().names());
      Result |= Known && isReported(*Known, "uri-unencoded-data");
    }
  });
  return Result;
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
    if (Literal && !IsFormat &&
        llvm::any_of(
            Same,
            [this](const LiteralIssue &Issue) { return isDue(Issue.Known); }) &&
        !Analysis->literalUses().isLabel(*Literal))
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
  const size_t Before = First.Begin - First.ShownBefore;
  const size_t Shown =
      Content.runAt(Before)->Literal == &Literal ? Before : First.Begin;
  const size_t ShownByte = literalOffset(*Content.runAt(Shown), Shown);
  const SourceLocation Loc = Text.locationOf(ShownByte);
  // The same literal can be part of several strings, and its macro can be
  // expanded in several places; only a part of it may be from a macro.
  const SourceLocation Begin = Text.locationOf(0);
  const SourceLocation Key =
      Begin.isMacroID() ? Text.locationOf(Text.bytes().size()) : Begin;
  if (!Claimed.insert(context().getSourceManager().getSpellingLoc(Key)).second)
    return;
  llvm::SmallVector<ByteEdit, 4> Edits;
  bool ChangesMeaning = false;
  const bool IsEditable = canBeEdited(Found, Literal);
  for (const LiteralIssue &Issue : Issues) {
    const LiteralRun *Last = Content.runAt(Issue.End - 1);
    if (!IsEditable || !Issue.Replacement || Last->Literal != &Literal ||
        Content.isInterrupted(Issue.Begin, Issue.End) ||
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
    const size_t Begin =
        literalOffset(*Content.runAt(Issue.Begin), Issue.Begin);
    std::string New = inDialect(*Issue.Replacement, Last->Spelling);
    // What a conversion writes instead has another length anyway.
    if (!Content.eatenAt(Issue.Begin) &&
        isDependedOn(Literal, Begin, End, New.size()))
      continue;
    Edits.push_back({Begin, End, std::move(New)});
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
