//===--- function-cost.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints the functions of a code base whose analysis takes longest, with the
/// sizes of their sources in bytes: only long functions should be slow.
///
///   function-cost COMPILE-COMMANDS-DIRECTORY [FILE...]
///
//===----------------------------------------------------------------------===//

#include "unit/UnitAnalysis.h"
#include "clang/ASTMatchers/ASTMatchFinder.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/Support/raw_ostream.h"
#include <ctime>
#include <map>

namespace clang::tidy::uri {
namespace {

struct Cost {
  /// In microseconds.
  std::clock_t Time;
  unsigned Bytes;
};

/// The key consists of location and name, because a function in a header is
/// analysed in many units.
std::map<std::string, Cost> Costs;

class Meter : public ast_matchers::MatchFinder::MatchCallback {
public:
  void run(const ast_matchers::MatchFinder::MatchResult &Result) override {
    const auto &Function = *Result.Nodes.getNodeAs<FunctionDecl>("function");
    const SourceManager &SM = *Result.SourceManager;
    if (SM.isInSystemHeader(Function.getLocation()))
      return;
    // Measure processor time, because other programs may be running.
    const std::clock_t Begin = std::clock();
    Analysis->stringsOf(Function);
    Analysis->noteEncoder(Function);
    Analysis->encoderSummaries().behaviourOf(Function);
    const auto Time = (std::clock() - Begin) * 1'000'000 / CLOCKS_PER_SEC;
    const SourceLocation At = SM.getExpansionLoc(Function.getLocation());
    const std::string Name =
        (SM.getFilename(At) + ":" + llvm::Twine(SM.getSpellingLineNumber(At)) +
         " " + Function.getQualifiedNameAsString())
            .str();
    const unsigned Bytes =
        SM.getFileOffset(SM.getExpansionLoc(Function.getEndLoc())) -
        SM.getFileOffset(SM.getExpansionLoc(Function.getBeginLoc()));
    Cost &Known = Costs.try_emplace(Name, Cost{Time, Bytes}).first->second;
    Known.Time = std::max(Known.Time, Time);
  }
  void onStartOfTranslationUnit() override {
    Analysis = std::make_unique<UnitAnalysis>();
  }
  void onEndOfTranslationUnit() override { Analysis.reset(); }

private:
  std::unique_ptr<UnitAnalysis> Analysis;
};

} // namespace
} // namespace clang::tidy::uri

int main(int Count, const char **Arguments) {
  using namespace clang;
  using namespace clang::tidy::uri;
  std::string Error;
  const auto Database =
      Count < 2 ? nullptr
                : tooling::CompilationDatabase::loadFromDirectory(Arguments[1],
                                                                  Error);
  if (!Database) {
    llvm::errs()
        << "usage: function-cost COMPILE-COMMANDS-DIRECTORY [FILE...]\n"
        << Error;
    return 2;
  }
  std::vector<std::string> Files(Arguments + 2, Arguments + Count);
  if (Files.empty())
    Files = Database->getAllFiles();
  Meter ToCall;
  ast_matchers::MatchFinder Finder;
  Finder.addMatcher(
      ast_matchers::functionDecl(ast_matchers::isDefinition()).bind("function"),
      &ToCall);
  tooling::ClangTool Tool(*Database, Files);
  Tool.appendArgumentsAdjuster(tooling::getInsertArgumentAdjuster(
      tooling::CommandLineArguments{"-w",
                                    "-resource-dir=" URI_TIDY_RESOURCE_DIR},
      tooling::ArgumentInsertPosition::END));
  IgnoringDiagConsumer Quiet;
  Tool.setDiagnosticConsumer(&Quiet);
  const int Failed = Tool.run(tooling::newFrontendActionFactory(&Finder).get());

  std::vector<std::pair<std::string, Cost>> Sorted(Costs.begin(), Costs.end());
  llvm::sort(Sorted, [](const auto &A, const auto &B) {
    return A.second.Time > B.second.Time;
  });
  std::clock_t Sum = 0;
  for (const auto &[Name, Spent] : Sorted)
    Sum += Spent.Time;
  llvm::outs() << Sorted.size() << " functions, " << Sum / 1000 << " ms\n";
  for (const auto &[Name, Spent] : llvm::ArrayRef(Sorted).take_front(30))
    llvm::outs() << Spent.Time << " us, " << Spent.Bytes << " bytes: " << Name
                 << '\n';
  return Failed;
}
