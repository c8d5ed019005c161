//===--- ExplainFinding.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "commands/Subcommands.h"
#include "run/Survey.h"
#include "support/Messages.h"
#include "support/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// `FILE:LINE` or `FILE:LINE:COLUMN`.
struct RequestedPlace {
  std::string File;
  unsigned Line = 0;
  /// 0 for any.
  unsigned Column = 0;

  static std::optional<RequestedPlace> parse(StringRef Text) {
    const auto TakeNumber = [&Text](unsigned &Number) {
      const auto [Front, Digits] = Text.rsplit(':');
      if (Front.empty() || Digits.getAsInteger(10, Number) || Number == 0)
        return false;
      Text = Front;
      return true;
    };
    RequestedPlace Result;
    if (!TakeNumber(Result.Line))
      return std::nullopt;
    if (unsigned Line = 0; TakeNumber(Line)) {
      Result.Column = Result.Line;
      Result.Line = Line;
    }
    Result.File = Text.str();
    return Result;
  }

  bool isIn(const Finding &Found) const {
    return Found.Where && Found.Where->Path == realPathFrom("", File);
  }
  bool contains(const Finding &Found) const {
    return isIn(Found) && Found.Where->Line == Line &&
           (Column == 0 || Found.Where->Column == Column);
  }
};

/// Prints the features of \p Found whose weight \p Has.
void printFeatures(const Finding &Found, StringRef Heading,
                   llvm::function_ref<bool(int)> Has, llvm::raw_ostream &OS) {
  bool IsFirst = true;
  const FeatureSet &All = Found.Details->Known.Features;
  All.forEach([&](Feature Each) {
    const int Weight = weightOf(Each, All, Found.Check);
    if (!Has(Weight))
      return;
    if (std::exchange(IsFirst, false))
      OS << "  " << Heading << ":\n";
    const std::string Shown =
        Weight == 0 ? "" : (Weight > 0 ? "+" : "") + decimal(Weight);
    OS << "    " << llvm::left_justify(Shown, 6) << nameOf(Each) << ": "
       << sentenceOf(Each) << '\n';
  });
}

void printBytes(StringRef Heading, const uricore::CharSet &Bytes,
                llvm::raw_ostream &OS) {
  if (Bytes.empty())
    return;
  OS << "  " << Heading << ": ";
  llvm::interleaveComma(spelled(Bytes), OS, [&OS](StringRef Each) {
    const StringRef Quote = Each.size() == 1 ? "'" : "";
    OS << Quote << Each << Quote;
  });
  OS << '\n';
}

/// Where the next level begins, or where this one does.
std::string limitsOf(Confidence Level) {
  const auto From = [](Confidence Each) {
    return "'" + nameOf(Each).str() + "' begins at " +
           decimal(leastScoreOf(Each));
  };
  return Level == Confidence::Certain
             ? From(Confidence::Certain)
             : From(Confidence::Likely) +
                   (Level == Confidence::Likely
                        ? ", " + From(Confidence::Certain)
                        : "");
}

void explainOne(const Finding &Found, StringRef File, llvm::raw_ostream &OS) {
  const Evidence &Known = Found.Details->Known;
  OS << File << ':' << Found.Where->Line << ':' << Found.Where->Column << ": "
     << Found.Text << " [" << Found.Check << "]\n";
  if (Found.SuppressedBy == Suppression::InSource)
    OS << "  suppressed by a NOLINT comment\n";
  OS << "  " << nameOf(Found.confidence()) << ": the sum of the weights is "
     << decimal(scoreOf(Known.Features, Found.Check)) << "; "
     << limitsOf(Found.confidence()) << '\n';
  const auto IsPositive = [](int Weight) { return Weight > 0; };
  const auto IsNegative = [](int Weight) { return Weight < 0; };
  const auto IsZero = [](int Weight) { return Weight == 0; };
  printFeatures(Found, "for a mistake", IsPositive, OS);
  printFeatures(Found, "against", IsNegative, OS);
  printFeatures(Found, "without weight", IsZero, OS);
  if (Known.Which)
    OS << "  component: " << StringRef(uricore::name(*Known.Which)) << '\n';
  if (!Known.Origin.empty())
    OS << "  origin: " << Known.Origin << '\n';
  printBytes("occur in it", Known.Occurring, OS);
  printBytes("cannot occur in it", Known.Excluded, OS);
}

/// Prints that there is nothing at \p Where, and what there is nearby.
void printMissing(const RequestedPlace &Where,
                  llvm::ArrayRef<Finding> Findings) {
  std::vector<unsigned> Lines;
  for (const Finding &Found : Findings)
    if (Found.Details && Where.isIn(Found) &&
        !llvm::is_contained(Lines, Found.Where->Line))
      Lines.push_back(Found.Where->Line);
  std::string Message = "no finding in '" + Where.File + "' on line " +
                        std::to_string(Where.Line);
  if (Where.Column > 0)
    Message += ", column " + std::to_string(Where.Column);
  if (Lines.empty()) {
    printError(Message + "; there is none in this file");
    return;
  }
  llvm::sort(Lines);
  constexpr size_t Most = 10;
  const std::string Rest =
      Lines.size() > Most
          ? " and " + std::to_string(Lines.size() - Most) + " more"
          : "";
  Lines.resize(std::min(Lines.size(), Most));
  Message += "; there are some on these lines: ";
  llvm::raw_string_ostream OS(Message);
  llvm::interleaveComma(Lines, OS);
  OS << Rest;
  printError(OS.str());
}

} // namespace

ExitCode explainFinding(llvm::ArrayRef<StringRef> Arguments) {
  const auto *const Flags = llvm::find(Arguments, "--");
  if (llvm::is_contained(llvm::make_range(Arguments.begin(), Flags), "--help"))
    return showUsage("explain-finding");
  std::vector<RequestedPlace> Places;
  std::vector<StringRef> Rest;
  for (const auto *Each = Arguments.begin(); Each != Arguments.end(); ++Each) {
    // A file can be called like a place.
    std::optional<RequestedPlace> Place;
    if (Each < Flags && !Each->empty() && Each->front() != '-')
      Place = RequestedPlace::parse(*Each);
    if (Place)
      Places.push_back(std::move(*Place));
    else
      Rest.push_back(*Each);
  }
  if (Places.empty())
    return refuseUsage("explain-finding");
  std::optional<CommandLine> Line = parseArguments(Rest);
  if (!Line)
    return Usage;
  // A finding in a header is found in the units that the user names.
  if (Line->Files.empty())
    for (const RequestedPlace &Place : Places)
      if (!llvm::is_contained(Line->Files, Place.File))
        Line->Files.push_back(Place.File);
  Line->Fix = FB_NoFix;
  Line->ReportsAllLevels = true;
  const std::optional<RunResult> All = survey(*Line);
  if (!All)
    return Usage;
  bool IsFirst = true, AreFound = true;
  for (const RequestedPlace &Place : Places) {
    bool IsFound = false;
    for (const Finding &Found : All->Findings)
      if (Found.Details && Place.contains(Found)) {
        if (!std::exchange(IsFirst, false))
          llvm::outs() << '\n';
        explainOne(Found, Place.File, llvm::outs());
        IsFound = true;
      }
    if (!IsFound)
      printMissing(Place, All->Findings);
    AreFound &= IsFound;
  }
  return !All->Complete ? Incomplete : AreFound ? Clean : Usage;
}

} // namespace clang::tidy::uri::tool
