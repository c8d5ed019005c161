//===--- Cache.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cache/Cache.h"
#include "LLVMCompat.h"
#include "knowledge/CatalogueReader.h"
#include "support/Messages.h"
#include "support/Paths.h"
#include "support/WriteFile.h"
#include "clang/Basic/Version.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/xxhash.h"

using llvm::StringRef;
namespace fs = llvm::sys::fs;

namespace clang::tidy::uri::tool {
namespace {

/// The beginning of every entry. It must change whenever the format of
/// FileResult changes.
constexpr llvm::StringLiteral Magic = "uri-tidy cache 5\n";

uint64_t hash(StringRef Bytes) { return llvm::xxHash64(Bytes); }

} // namespace

std::optional<Cache> Cache::open(const CommandLine &Line, bool &Failed) {
  if (!Line.UseCache)
    return std::nullopt;
  llvm::SmallString<256> Place(Line.CacheDirectory);
  if (Place.empty()) {
    if (!llvm::sys::path::cache_directory(Place))
      return std::nullopt;
    llvm::sys::path::append(Place, "uri-tidy");
  }
  std::error_code Error = fs::create_directories(Place);
  if (!Error)
    Error = fs::access(Place, fs::AccessMode::Write);
  if (Error) {
    // The default cache is optional; only --cache-dir must be usable.
    if (!Line.CacheDirectory.empty()) {
      printError("--cache-dir: cannot use '" + Line.CacheDirectory +
                 "': " + Error.message());
      Failed = true;
    }
    return std::nullopt;
  }

  Cache Result;
  Result.Directory = Place.str().str();
  Result.MaxBytes = uint64_t(Line.CacheMegabytes) << 20;
  CacheKey Tool;
  Tool.add(getClangFullVersion());
  Tool.add(Result.Hashes.of(fs::getMainExecutable(nullptr, nullptr)));
  Tool.add(Line.Fix == FB_FixNotes);
  Tool.add(Line.Exhaustive);
  // Clang reads include directories from these environment variables.
  for (const char *Name : {"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH",
                           "OBJC_INCLUDE_PATH", "OBJCPLUS_INCLUDE_PATH"})
    Tool.add(compat::toStd(llvm::sys::Process::GetEnv(Name)).value_or(""));
  Result.Common = std::move(Tool.Text);
  return Result;
}

Cache::EntryId Cache::entryFor(StringRef File, const Compilations &Commands,
                               Configuration &Config, StringRef Purpose) {
  CacheKey All;
  All.add(Purpose);
  const std::string Absolute = tooling::getAbsolutePath(File);
  // Messages contain the name of the file as the user wrote it.
  All.add(File);
  All.add(Absolute);
  for (const tooling::CompileCommand &Command :
       Commands.getCompileCommands(Absolute)) {
    All.add(Command.Directory);
    All.add(Command.Filename);
    for (const std::string &Argument : Command.CommandLine)
      All.add(Argument);
  }
  All.add(Config.asText(Absolute));
  const ClangTidyOptions &Options = Config.optionsOf(Absolute);
  // An option may name a file that a check reads.
  for (const auto &Option : Options.CheckOptions) {
    llvm::SmallVector<StringRef> Words;
    StringRef(Option.second.Value).split(Words, ';', -1, /*KeepEmpty=*/false);
    for (const StringRef Word : Words)
      All.add(Hashes.of(pathFrom("", Word.trim())));
    if (compat::endsWith(Option.first(), "UriCatalog"))
      All.add(Hashes.of(
          catalogue::findUserCatalogue(Option.second.Value, Absolute)));
  }
  return entryOf(All);
}

Cache::EntryId Cache::entryOf(const CacheKey &Key) const {
  CacheKey All;
  All.add(Common);
  All.add(Key.Text);
  // LLVM's cache pruning recognizes its files by this prefix.
  return {"llvmcache-" + llvm::utohexstr(hash(All.Text)), std::move(All.Text)};
}

std::optional<std::string> Cache::read(const EntryId &Entry) const {
  const auto File = llvm::MemoryBuffer::getFile(
      pathFrom(Directory, Entry.Name), /*IsText=*/false,
      /*RequiresNullTerminator=*/false);
  if (!File)
    return std::nullopt;
  StringRef Bytes = (*File)->getBuffer();
  if (!Bytes.consume_front(Magic) || Bytes.size() < sizeof(uint64_t))
    return std::nullopt;
  const uint64_t Sum = llvm::support::endian::read64le(Bytes.data());
  Bytes = Bytes.drop_front(sizeof(uint64_t));
  // The entry may belong to another key: two keys may share a name, and files
  // may be renamed.
  if (hash(Bytes) != Sum || !Bytes.consume_front(Entry.Key))
    return std::nullopt;
  return Bytes.str();
}

std::optional<FileResult> Cache::find(const EntryId &Entry) {
  FileResult Result;
  const std::optional<std::string> Bytes = read(Entry);
  if (!Bytes || !tool::read(*Bytes, Result))
    return std::nullopt;
  for (const auto *List : {&Result.Inputs, &Result.Lookups})
    for (const InputFile &Input : *List)
      if (Hashes.of(Input.Path) != Input.Hash)
        return std::nullopt;
  return Result;
}

bool Cache::keep(const EntryId &Entry, StringRef Bytes) {
  const std::string Content = (Entry.Key + Bytes).str();
  char Sum[sizeof(uint64_t)];
  llvm::support::endian::write64le(Sum, hash(Content));
  return !replaceFile(pathFrom(Directory, Entry.Name),
                      (Magic + StringRef(Sum, sizeof Sum) + Content).str());
}

void Cache::prune() {
  llvm::CachePruningPolicy Policy;
  Policy.Expiration = std::chrono::hours(24 * 30);
  Policy.MaxSizeBytes = MaxBytes;
  llvm::pruneCache(Directory, Policy);
}

} // namespace clang::tidy::uri::tool
