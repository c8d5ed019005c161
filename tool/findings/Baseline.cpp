//===--- Baseline.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/Baseline.h"
#include "report/Outputs.h"
#include "support/Messages.h"
#include "support/Nesting.h"
#include "support/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"

using llvm::StringRef;
namespace json = llvm::json;

namespace clang::tidy::uri::tool {

static constexpr llvm::StringLiteral Kind = "uri-tidy baseline";

std::optional<Baseline> Baseline::load(StringRef File) {
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
  const json::Object *Root = Parsed->getAsObject();
  if (!Root || Root->getString("kind") != StringRef(Kind))
    return Fail("is not a baseline: it was not written by --write-baseline");
  if (Root->getInteger("version") != 1)
    return Fail("is a baseline of a different version; write it again");
  const json::Array *Findings = Root->getArray("findings");
  if (!Findings)
    return Fail("is not a baseline: it has no 'findings'");
  Baseline Result;
  for (const json::Value &Value : *Findings) {
    const json::Object *Each = Value.getAsObject();
    const auto Text = [Each](StringRef Key) {
      return Each ? Each->getString(Key).value_or("").str() : "";
    };
    const std::string Fingerprint = Text("fingerprint");
    if (Fingerprint.empty())
      return Fail("is not a baseline: a finding has no 'fingerprint'");
    Result.Entries[Fingerprint] = {Text("check"), Text("file"), Text("line")};
  }
  return Result;
}

void Baseline::apply(std::vector<Finding> &Findings) {
  for (Finding &Found : Findings) {
    const auto Known = Entries.find(Found.Fingerprint);
    if (Known == Entries.end() || Found.SuppressedBy != Suppression::None ||
        !Found.isFromCheck())
      continue;
    Known->second.IsFound = true;
    Found.SuppressedBy = Suppression::Baseline;
  }
}

std::vector<std::string> Baseline::stale(llvm::ArrayRef<InputFile> Inputs,
                                         StringRef Root) const {
  llvm::StringSet<> Read;
  for (const InputFile &Input : Inputs)
    Read.insert(Input.Path);
  std::vector<std::string> Result;
  for (const auto &Known : Entries) {
    const Entry &Each = Known.second;
    const std::string Path = pathFrom(Root, Each.Path);
    if (!Each.IsFound && (Read.contains(Path) || !llvm::sys::fs::exists(Path)))
      Result.push_back(Each.Path + ": " + Each.Check + ": " + Each.LineText);
  }
  llvm::sort(Result);
  return Result;
}

bool Baseline::save(StringRef File, const Report &R) {
  std::string Text;
  llvm::raw_string_ostream Stream(Text);
  json::OStream J(Stream, /*IndentSize=*/1);
  J.object([&] {
    J.attribute("kind", StringRef(Kind));
    J.attribute("version", 1);
    J.attributeArray("findings", [&] {
      for (const Finding &Found : R.Findings)
        if (Found.SuppressedBy != Suppression::InSource && Found.Where &&
            Found.isFromCheck())
          J.object([&] {
            J.attribute("fingerprint", Found.Fingerprint);
            J.attribute("check", Found.Check);
            J.attribute("file", Found.Where->Path);
            J.attribute("line", StringRef(Found.LineText).trim());
          });
    });
  });
  Stream << '\n';
  return writeOutput(File, Stream.str());
}

} // namespace clang::tidy::uri::tool
