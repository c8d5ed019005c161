//===--- MergeSarif.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMSupportCompat.h"
#include "commands/Subcommands.h"
#include "report/Outputs.h"
#include "support/Messages.h"
#include "support/Nesting.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>

using llvm::StringRef;
namespace json = llvm::json;

namespace clang::tidy::uri::tool {
namespace {

/// The merged runs of one tool.
class MergedRun {
public:
  void add(json::Object Run);
  json::Object take();

private:
  /// The index of rule \p Id in the merged list, to which it is added if
  /// necessary.
  size_t rule(StringRef Id, const json::Array *Rules);

  json::Object First;
  json::Array Rules, Results, Invocations;
  llvm::StringMap<size_t> RuleIndexes;
  llvm::StringSet<> Seen;
};

/// Moves the list at \p Key out of \p Of; empty if there is none.
json::Array takeArray(json::Object &Of, StringRef Key) {
  json::Array *Found = Of.getArray(Key);
  return Found ? std::move(*Found) : json::Array();
}

json::Object *driverOf(json::Object &Run) {
  json::Object *Tool = Run.getObject("tool");
  return Tool ? Tool->getObject("driver") : nullptr;
}

std::string text(const json::Value &Value) {
  std::string Text;
  llvm::raw_string_ostream Stream(Text);
  Stream << Value;
  return Stream.str();
}

size_t MergedRun::rule(StringRef Id, const json::Array *From) {
  const auto [Entry, IsNew] = RuleIndexes.try_emplace(Id, Rules.size());
  if (IsNew) {
    json::Value Rule = json::Object{{"id", Id}};
    if (From)
      for (const json::Value &Each : *From)
        if (const json::Object *Object = Each.getAsObject();
            Object && Object->getString("id") == Id)
          Rule = Each;
    Rules.push_back(std::move(Rule));
  }
  return Entry->second;
}

void MergedRun::add(json::Object Run) {
  const json::Object *Driver = driverOf(Run);
  const json::Array *Known = Driver ? Driver->getArray("rules") : nullptr;
  if (Known)
    for (const json::Value &Each : *Known)
      if (const json::Object *Object = Each.getAsObject())
        rule(compat::toStd(Object->getString("id")).value_or(""), Known);
  for (json::Value &Value : takeArray(Run, "results")) {
    json::Object *Result = Value.getAsObject();
    if (!Result)
      continue;
    // Shards share headers, and thus findings.
    const json::Value *Places = Result->get("locations");
    const json::Value *Message = Result->get("message");
    const StringRef Id =
        compat::toStd(Result->getString("ruleId")).value_or("");
    if (!Seen.insert(Id.str() + (Places ? text(*Places) : "") +
                     (Message ? text(*Message) : ""))
             .second)
      continue;
    if (Result->get("ruleIndex"))
      (*Result)["ruleIndex"] = static_cast<int64_t>(rule(Id, Known));
    Results.push_back(std::move(Value));
  }
  for (json::Value &Each : takeArray(Run, "invocations"))
    Invocations.push_back(std::move(Each));
  if (First.empty())
    First = std::move(Run);
}

/// The file and line of a result, for sorting.
std::pair<std::string, int64_t> placeOf(const json::Value &Result) {
  const json::Array *Places = Result.getAsObject()->getArray("locations");
  const json::Object *Place =
      Places && !Places->empty() ? Places->front().getAsObject() : nullptr;
  const json::Object *Physical =
      Place ? Place->getObject("physicalLocation") : nullptr;
  if (!Physical)
    return {};
  const json::Object *File = Physical->getObject("artifactLocation");
  const json::Object *Region = Physical->getObject("region");
  return {File ? compat::toStd(File->getString("uri")).value_or("").str() : "",
          Region ? compat::toStd(Region->getInteger("startLine")).value_or(0)
                 : 0};
}

json::Object MergedRun::take() {
  // Results on the same line keep their order.
  std::multimap<std::pair<std::string, int64_t>, json::Value> Sorted;
  for (json::Value &Each : Results)
    Sorted.emplace(placeOf(Each), std::move(Each));
  Results.clear();
  for (auto &Each : Sorted)
    Results.push_back(std::move(Each.second));
  First["results"] = std::move(Results);
  First["invocations"] = std::move(Invocations);
  if (json::Object *Driver = driverOf(First))
    (*Driver)["rules"] = std::move(Rules);
  return std::move(First);
}

/// Reads the log in \p File. Prints an error and returns nothing if it is not
/// SARIF.
std::optional<json::Object> load(StringRef File) {
  const auto Text = llvm::MemoryBuffer::getFile(File);
  if (!Text) {
    printError("cannot read '" + File + "': " + Text.getError().message());
    return std::nullopt;
  }
  auto Parsed = parseJson((*Text)->getBuffer());
  if (!Parsed) {
    printError("'" + File +
               "' is not SARIF: " + llvm::toString(Parsed.takeError()));
    return std::nullopt;
  }
  json::Object *Log = Parsed->getAsObject();
  if (!Log || Log->getString("version") != StringRef("2.1.0") ||
      !Log->getArray("runs")) {
    printError("'" + File + "' is not SARIF 2.1.0");
    return std::nullopt;
  }
  return std::move(*Log);
}

} // namespace

ExitCode mergeSarif(llvm::ArrayRef<StringRef> Arguments) {
  if (llvm::is_contained(Arguments, "--help"))
    return showUsage("merge");
  if (Arguments.empty())
    return refuseUsage("merge");
  std::vector<std::pair<std::string, MergedRun>> Tools;
  json::Object Merged;
  for (const StringRef File : Arguments) {
    std::optional<json::Object> Log = load(File);
    if (!Log)
      return Usage;
    for (json::Value &Value : takeArray(*Log, "runs")) {
      json::Object *Run = Value.getAsObject();
      if (!Run)
        continue;
      json::Object *Driver = driverOf(*Run);
      const std::string Name =
          Driver ? compat::toStd(Driver->getString("name")).value_or("").str()
                 : "";
      auto Found = llvm::find_if(
          Tools, [&](const auto &Each) { return Each.first == Name; });
      if (Found == Tools.end())
        Found = Tools.emplace(Tools.end(), Name, MergedRun());
      Found->second.add(std::move(*Run));
    }
    if (Merged.empty())
      Merged = std::move(*Log);
  }
  json::Array Runs;
  for (auto &Each : Tools)
    Runs.push_back(Each.second.take());
  Merged["runs"] = std::move(Runs);
  json::OStream J(llvm::outs(), /*IndentSize=*/2);
  J.value(json::Value(std::move(Merged)));
  llvm::outs() << '\n';
  return finishStandardOutput() ? Clean : Incomplete;
}

} // namespace clang::tidy::uri::tool
