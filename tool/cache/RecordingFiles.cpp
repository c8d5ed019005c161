//===--- RecordingFiles.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "cache/RecordingFiles.h"
#include "LLVMCompat.h"
#include "support/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace clang::tidy::uri::tool {
namespace {

/// Whether the file could be a header, judging by its name alone.
bool looksLikeHeader(StringRef Name) {
  if (compat::startsWith(Name, "."))
    return false;
  static constexpr llvm::StringLiteral Extensions[] = {
      "", ".h", ".hh", ".hpp", ".hxx", ".inc", ".inl", ".ipp", ".tcc", ".def"};
  return llvm::is_contained(Extensions, path::extension(Name));
}

uint64_t hashDirectory(StringRef Directory) {
  std::vector<std::string> Names;
  std::error_code Error;
  for (fs::directory_iterator I(Directory, Error), End; I != End && !Error;
       I.increment(Error))
    if (const StringRef Name = path::filename(I->path()); looksLikeHeader(Name))
      Names.push_back(Name.str());
  llvm::sort(Names);
  std::string All = "directory";
  for (const std::string &Name : Names)
    All += '\0' + Name;
  return llvm::xxHash64(All);
}

uint64_t hashPath(StringRef Path) {
  fs::file_status Status;
  if (fs::status(Path, Status))
    return 0;
  if (fs::is_directory(Status))
    return hashDirectory(Path);
  // Reading a pipe would block.
  if (!fs::is_regular_file(Status))
    return 0;
  const auto Text = llvm::MemoryBuffer::getFile(
      Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  return Text ? llvm::xxHash64((*Text)->getBuffer()) : 0;
}

} // namespace

uint64_t ContentHashes::of(StringRef Path) {
  const auto [Entry, IsNew] = Known.try_emplace(Path);
  if (IsNew)
    Entry->second = hashPath(Path);
  return Entry->second;
}

void RecordingFiles::note(const llvm::Twine &Path, bool IsFile, bool IsThere) {
  llvm::SmallString<256> Name;
  Path.toVector(Name);
  if (path::is_relative(Name))
    if (const auto Directory = getCurrentWorkingDirectory())
      Name = pathFrom(*Directory, Name);
  if (IsThere) {
    if (IsFile)
      Present.insert(Name);
  } else {
    Absent.insert(Name);
  }
}

llvm::ErrorOr<llvm::vfs::Status>
RecordingFiles::status(const llvm::Twine &Path) {
  auto Result = ProxyFileSystem::status(Path);
  note(Path, Result && Result->isRegularFile(), !!Result);
  return Result;
}

llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>>
RecordingFiles::openFileForRead(const llvm::Twine &Path) {
  auto Result = ProxyFileSystem::openFileForRead(Path);
  note(Path, /*IsFile=*/true, !!Result);
  return Result;
}

std::vector<InputFile>
RecordingFiles::lookups(llvm::ArrayRef<InputFile> Known) {
  llvm::StringSet<> Seen;
  for (const InputFile &Input : Known)
    Seen.insert(Input.Path);
  ContentHashes Hashes;
  std::vector<InputFile> Result;
  const auto Add = [&](StringRef Path) {
    if (Seen.insert(Path).second)
      Result.push_back({Path.str(), Hashes.of(Path)});
  };
  for (const auto &File : Present)
    // This path may contain symbolic links; those in Known do not.
    if (!Seen.contains(File.first()) &&
        !Seen.contains(realPathFrom("", File.first())))
      Add(File.first());
  for (const auto &File : Absent)
    // A name that does not look like that of a header is recorded by itself.
    Add(looksLikeHeader(path::filename(File.first()))
            ? path::parent_path(File.first())
            : File.first());
  llvm::sort(Result, [](const InputFile &A, const InputFile &B) {
    return A.Path < B.Path;
  });
  return Result;
}

} // namespace clang::tidy::uri::tool
