//===--- Files.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/Files.h"
#include "support/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace clang::tidy::uri::tool {

std::optional<ScannedFiles::Id> ScannedFiles::find(StringRef Path,
                                                   FileRole Role) {
  const auto [Entry, IsNew] =
      ByPath[static_cast<size_t>(Role)].try_emplace(Path);
  if (!IsNew)
    return Entry->second;
  // Take the stamp before reading: if the file changes meanwhile, it has
  // another one.
  const FileStamp Stamp = FileStamp::of(Path);
  if (!Stamp.isFile())
    return std::nullopt;
  const auto [Known, IsNewFile] =
      ByIdentity.try_emplace({Stamp.Device, Stamp.Inode, Role}, Files.size());
  if (IsNewFile) {
    const auto Text = llvm::MemoryBuffer::getFile(Path);
    if (!Text) {
      ByIdentity.erase(Known);
      Unreadable.insert(Path);
      return std::nullopt;
    }
    const StringRef Bytes = (*Text)->getBuffer();
    Files.push_back({Path.str(), Role, Bytes.size(), llvm::xxHash64(Bytes),
                     Stamp, scan(Bytes, Role, Names)});
    Reached.push_back(0);
  }
  return Entry->second = Known->second;
}

std::optional<ScannedFiles::Id> ScannedFiles::unit(StringRef Path) {
  return find(Path, FileRole::Unit);
}

bool ScannedFiles::mayExist(StringRef Directory, StringRef Name) {
  const auto [Entry, IsNew] = Listings.try_emplace(Directory);
  if (IsNew)
    Entry->second = {FileStamp::of(Directory), namesIn(Directory)};
  const StringRef First = Name.take_until([](char C) { return C == '/'; });
  return First == ".." || First == "." || Entry->second.Names.contains(First);
}

bool ScannedFiles::resolveIn(StringRef Directory, StringRef Name, FileRole Role,
                             std::vector<Id> &To) {
  if (!mayExist(Directory, Name))
    return false;
  llvm::SmallString<256> Path(Directory);
  path::append(Path, Name);
  const std::optional<Id> Found = find(Path, Role);
  if (Found)
    To.push_back(*Found);
  return Found.has_value();
}

void ScannedFiles::resolve(Id From, const FileScan::Inclusion &Wanted,
                           const Directories &In, std::vector<Id> &To) {
  const FileRole Around = Files[From].Role == FileRole::SystemHeader
                              ? FileRole::SystemHeader
                              : FileRole::Header;
  if (path::is_absolute(Wanted.Name)) {
    resolveIn("/", Wanted.Name, Around, To);
    return;
  }
  // The position of the current file on the search path is unknown, so that
  // `include_next` may find any of the files.
  const bool IsFirst = !Wanted.IsNext;
  if (!Wanted.IsAngled && IsFirst) {
    const std::string Directory = path::parent_path(Files[From].Path).str();
    if (resolveIn(Directory, Wanted.Name, Around, To))
      return;
  }
  for (size_t I = Wanted.IsAngled ? In.FirstAngled : 0; I < In.List.size(); ++I)
    if (resolveIn(In.List[I].Path, Wanted.Name,
                  In.List[I].IsSystem ? FileRole::SystemHeader
                                      : FileRole::Header,
                  To) &&
        IsFirst)
      return;
}

const std::vector<ScannedFiles::Edge> &
ScannedFiles::inclusionsOf(Id File, Directories &In) {
  const auto [Entry, IsNew] = In.Inclusions.try_emplace(File);
  if (!IsNew)
    return Entry->second;
  std::vector<Edge> Edges;
  // Scanning may reallocate Files.
  for (size_t I = 0; I < Files[File].Scan.Inclusions.size(); ++I) {
    const FileScan::Inclusion Wanted = Files[File].Scan.Inclusions[I];
    std::vector<Id> Found;
    resolve(File, Wanted, In, Found);
    for (const Id To : Found)
      Edges.push_back({To, Wanted.IsConditional});
  }
  return In.Inclusions[File] = std::move(Edges);
}

ScannedFiles::Directories &
ScannedFiles::directoriesOf(const SearchPaths &Paths) {
  std::unique_ptr<Directories> &Slot = Searches[Paths.key()];
  if (Slot)
    return *Slot;
  Slot = std::make_unique<Directories>();
  size_t Quoted = 0;
  // A system directory remains one, even if another option also specifies it.
  std::vector<fs::UniqueID> System;
  for (const SearchPaths::Directory &Each : Paths.Directories) {
    fs::UniqueID Identity;
    if (Each.IsSystem && !fs::getUniqueID(Each.Path, Identity))
      System.push_back(Identity);
  }
  for (size_t I = 0; I < Paths.Directories.size(); ++I) {
    const SearchPaths::Directory &Each = Paths.Directories[I];
    fs::UniqueID Identity;
    if (fs::getUniqueID(Each.Path, Identity)) {
      Listings.try_emplace(Each.Path);
      continue;
    }
    if (!Each.IsSystem && llvm::is_contained(System, Identity))
      continue;
    Slot->List.push_back(Each);
    Quoted += I < Paths.FirstAngled;
  }
  Slot->FirstAngled = Quoted;
  return *Slot;
}

void ScannedFiles::addClosure(Id Unit, const SearchPaths &Paths, Closure &To,
                              bool &IsOpaque) {
  Directories &In = directoriesOf(Paths);
  std::vector<Id> Roots = {Unit};
  const auto Find = [&](const FileScan::Inclusion &Wanted) {
    std::vector<Id> Found;
    resolve(Unit, Wanted, In, Found);
    // If a file is missing, the unit is parsed, and the compiler reports it.
    IsOpaque |= Found.empty();
    return Found;
  };
  for (const std::string &Name : Paths.Forced)
    llvm::append_range(Roots, Find({Name, false, false, false}));
  for (const FileScan::Inclusion &Wanted : Files[Unit].Scan.Inclusions)
    if (!Wanted.IsConditional)
      Find(Wanted);

  const auto Walk = [&](bool IsCertain) {
    const std::uint32_t Mark = ++Walks;
    std::vector<Id> Reach;
    const auto Add = [&](Id File) {
      if (std::exchange(Reached[File], Mark) != Mark)
        Reach.push_back(File);
    };
    llvm::for_each(Roots, Add);
    // The list grows during the traversal.
    // NOLINTNEXTLINE(modernize-loop-convert)
    for (size_t I = 0; I < Reach.size(); ++I)
      for (const Edge &Each : inclusionsOf(Reach[I], In))
        if (!IsCertain || !Each.IsConditional)
          Add(Each.To);
    return Reach;
  };
  const std::vector<Id> All = Walk(/*IsCertain=*/false);
  for (const Id File : All)
    IsOpaque |=
        Files[File].Scan.IsOpaque && Files[File].Role != FileRole::SystemHeader;
  llvm::append_range(To.All, All);
  llvm::append_range(To.Certain, Walk(/*IsCertain=*/true));
}

std::vector<Dependency> ScannedFiles::dependencies() const {
  std::vector<Dependency> Result;
  for (const auto &Each : Listings)
    Result.push_back({Each.first().str(), Each.second.Stamp,
                      hashOfNames(Each.second.Names)});
  // The same path may have several roles.
  llvm::StringSet<> Seen;
  for (const auto &Role : ByPath)
    for (const auto &Each : Role)
      if (Seen.insert(Each.first()).second) {
        const ScannedFile *File = Each.second ? &Files[*Each.second] : nullptr;
        Result.push_back(
            File ? Dependency{Each.first().str(), File->Stamp, File->Hash}
                 : Dependency{Each.first().str(), {}, 0});
      }
  for (const auto &File : Unreadable)
    Result.push_back({File.first().str(), {}, 1});
  return Result;
}

} // namespace clang::tidy::uri::tool
