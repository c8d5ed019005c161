//===--- Baseline.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/Baseline.h"
#include "LLVMSupportCompat.h"
#include "report/Outputs.h"
#include "support/Messages.h"
#include "support/Nesting.h"
#include "support/Paths.h"
#include "support/Utf8.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

using llvm::StringRef;
namespace json = llvm::json;

namespace clang::tidy::uri::tool {

static constexpr llvm::StringLiteral Kind = "uri-tidy baseline";

/// The directory of \p File, without symbolic links.
static std::string homeOf(StringRef File) {
  const std::string Absolute = tooling::getAbsolutePath(File);
  return realPathFrom("", llvm::sys::path::parent_path(Absolute));
}

namespace {

/// Identifies findings by their check, their file and the text of their line.
/// It numbers those that are equal, so that one more of them is new.
class Fingerprints {
public:
  std::string of(StringRef Check, StringRef Path, StringRef Line) {
    const std::string Identity = Check.str() + '\0' + asUtf8(Path) + '\0' +
                                 StringRef(asUtf8(Line)).trim().str();
    const std::string Hash = llvm::utohexstr(llvm::xxHash64(Identity),
                                             /*LowerCase=*/true, /*Width=*/16);
    return Hash + ":" + std::to_string(++Seen[Hash]);
  }

private:
  llvm::StringMap<unsigned> Seen;
};

} // namespace

std::optional<Baseline> Baseline::load(StringRef File, StringRef Root) {
  const auto Fail = [&](const llvm::Twine &Why) {
    printError("--baseline: '" + File + "' " + Why);
    return std::nullopt;
  };
  const auto Text = llvm::MemoryBuffer::getFile(File);
  if (!Text)
    return Fail("cannot be read: " + Text.getError().message());
  auto Parsed = parseJson((*Text)->getBuffer());
  if (!Parsed)
    return Fail("is not a baseline: " + llvm::toString(Parsed.takeError()));
  const json::Object *Top = Parsed->getAsObject();
  if (!Top || Top->getString("kind") != StringRef(Kind))
    return Fail("is not a baseline: it was not written by --write-baseline");
  const int64_t Version = compat::toStd(Top->getInteger("version")).value_or(0);
  if (Version != 1 && Version != 2)
    return Fail("is a baseline of a different version; write it again");
  const json::Array *Findings = Top->getArray("findings");
  if (!Findings)
    return Fail("is not a baseline: it has no 'findings'");
  Baseline Result;
  Result.Home = Version == 1 ? Root.str() : homeOf(File);
  // Fingerprints are computed again: other versions may have used another hash.
  Fingerprints Own;
  for (const json::Value &Value : *Findings) {
    const json::Object *Each = Value.getAsObject();
    const auto Text = [Each](StringRef Key) {
      return Each ? compat::toStd(Each->getString(Key)).value_or("").str() : "";
    };
    if (Text("fingerprint").empty())
      return Fail("is not a baseline: a finding has no 'fingerprint'");
    const Entry New = {Text("check"), Text("file"), Text("line")};
    Result.Entries[Own.of(New.Check, New.Path, New.LineText)] = New;
  }
  return Result;
}

void Baseline::apply(std::vector<Finding> &Findings) {
  Fingerprints Own;
  for (Finding &Found : Findings) {
    if (Found.SuppressedBy != Suppression::None || !Found.isFromCheck())
      continue;
    const auto Known = Entries.find(Own.of(
        Found.Check, Found.Where ? pathSeenFrom(Home, Found.Where->Path) : "",
        Found.LineText));
    if (Known == Entries.end())
      continue;
    Known->second.IsFound = true;
    Found.SuppressedBy = Suppression::Baseline;
    ++Hidden;
  }
}

std::vector<std::string>
Baseline::stale(llvm::ArrayRef<InputFile> Inputs) const {
  llvm::StringSet<> Read;
  for (const InputFile &Input : Inputs)
    Read.insert(Input.Path);
  std::vector<std::string> Result;
  for (const auto &Known : Entries) {
    const Entry &Each = Known.second;
    const std::string Path = withoutDots(pathFrom(Home, Each.Path));
    if (!Each.IsFound && (Read.contains(Path) || !llvm::sys::fs::exists(Path)))
      Result.push_back(Each.Path + ": " + Each.Check + ": " + Each.LineText);
  }
  llvm::sort(Result);
  return Result;
}

bool Baseline::save(StringRef File, const Report &R, bool IsQuiet) {
  const std::string Home = homeOf(File);
  Fingerprints Own;
  unsigned Count = 0;
  llvm::StringSet<> Files;
  std::string Text;
  llvm::raw_string_ostream Stream(Text);
  json::OStream J(Stream, /*IndentSize=*/1);
  J.object([&] {
    J.attribute("kind", StringRef(Kind));
    J.attribute("version", 2);
    J.attributeArray("findings", [&] {
      for (const Finding &Found : R.Findings)
        if (Found.SuppressedBy != Suppression::InSource && Found.Where &&
            Found.isFromCheck())
          J.object([&] {
            const std::string Path =
                pathSeenFrom(Home, pathFrom(R.Root, Found.Where->Path));
            ++Count;
            Files.insert(Path);
            J.attribute("fingerprint",
                        Own.of(Found.Check, Path, Found.LineText));
            J.attribute("check", Found.Check);
            J.attribute("file", Path);
            J.attribute("line", StringRef(Found.LineText).trim());
          });
    });
  });
  Stream << '\n';
  if (!writeOutput(File, Stream.str()))
    return false;
  if (!IsQuiet)
    printNote("wrote " + amount(Count, "finding") + " in " +
              amount(Files.size(), "file") + " to '" + File + "'");
  return true;
}

} // namespace clang::tidy::uri::tool
