//===--- ScanRecord.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/ScanRecord.h"
#include "support/Archive.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using llvm::StringRef;
namespace fs = llvm::sys::fs;

namespace clang::tidy::uri::tool {

llvm::StringSet<> namesIn(StringRef Directory) {
  llvm::StringSet<> Names;
  std::error_code Error;
  for (fs::directory_iterator I(Directory, Error), End; I != End && !Error;
       I.increment(Error))
    Names.insert(llvm::sys::path::filename(I->path()));
  return Names;
}

static std::uint64_t hash(StringRef Bytes) { return llvm::xxHash64(Bytes); }

std::uint64_t hashOfNames(const llvm::StringSet<> &Names) {
  std::vector<StringRef> Sorted(Names.keys().begin(), Names.keys().end());
  llvm::sort(Sorted);
  std::string All;
  for (const StringRef Name : Sorted)
    All += (Name + "/").str();
  return hash(All);
}

bool ScanRecord::holds(bool &IsTouched) {
  for (Dependency &Each : Dependencies) {
    const FileStamp Now = FileStamp::of(Each.Path);
    if (Now == Each.Stamp || (Each.Hash == 0 && !Now.isFile()))
      continue;
    if (!Now.exists() || !Each.Stamp.exists())
      return false;
    std::uint64_t Hash = 0;
    if (!Now.isFile())
      Hash = hashOfNames(namesIn(Each.Path));
    else if (const auto Text = llvm::MemoryBuffer::getFile(
                 Each.Path, /*IsText=*/false, /*RequiresNullTerminator=*/false))
      Hash = hash((*Text)->getBuffer());
    if (Hash != Each.Hash)
      return false;
    Each.Stamp = Now;
    IsTouched = true;
  }
  return true;
}

void ScanRecord::settle(std::uint64_t Now) {
  for (Dependency &Each : Dependencies)
    if (Each.Stamp.exists() && !Each.Stamp.isSettled(Now))
      Each.Stamp.Changed = 0;
}

template <typename Archive>
static void transferFile(Archive &A, InputFile &File) {
  A.text(File.Path);
  A.number(File.Hash);
}

template <typename Archive>
static void transfer(Archive &A, ScanRecord &Record) {
  transferList(
      A, Record.Files, [] { return InputFile(); },
      [&A](InputFile &File) { transferFile(A, File); });
  transferList(
      A, Record.Dependencies, [] { return Dependency(); },
      [&A](Dependency &Each) {
        A.text(Each.Path);
        A.number(Each.Hash);
        FileStamp &Stamp = Each.Stamp;
        for (std::uint64_t *Part :
             {&Stamp.Device, &Stamp.Inode, &Stamp.Mode, &Stamp.Size,
              &Stamp.Modified, &Stamp.Changed})
          A.number(*Part);
      });
  // A file is usually read by many units, so units refer to files by number.
  llvm::StringMap<size_t> Numbers;
  for (size_t I = 0; I < Record.Files.size(); ++I)
    Numbers.try_emplace(Record.Files[I].Path, I);
  transferList(
      A, Record.Units, [] { return ScannedUnit(); },
      [&](ScannedUnit &Unit) {
        A.number(Unit.IsNeeded);
        A.number(Unit.IsKnown);
        A.number(Unit.Bytes);
        transferList(
            A, Unit.Inputs, [] { return InputFile(); },
            [&](InputFile &Input) {
              size_t Number = Numbers.lookup(Input.Path);
              A.number(Number);
              if constexpr (Archive::IsReader)
                if (Number < Record.Files.size())
                  Input = Record.Files[Number];
            });
      });
}

void write(const ScanRecord &Record, llvm::raw_ostream &Output) {
  Writer A(Output);
  // As in FileResult.
  transfer(A, const_cast<ScanRecord &>(Record));
}

bool read(StringRef Bytes, ScanRecord &Record) {
  Reader A(Bytes);
  transfer(A, Record);
  return A.finish();
}

} // namespace clang::tidy::uri::tool
