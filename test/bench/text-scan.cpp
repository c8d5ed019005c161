//===--- text-scan.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures how fast the text of sources is scanned. The files in the
/// directories on the command line are read beforehand, and scanned as a
/// translation unit, as a header, and as a system header.
///
//===----------------------------------------------------------------------===//

#include "scan/Scan.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <benchmark/benchmark.h>

#include <memory>
#include <vector>

using namespace clang::tidy::uri::tool;

namespace {

std::vector<std::unique_ptr<llvm::MemoryBuffer>> Sources;

void readSources(llvm::StringRef Directory) {
  std::error_code Error;
  for (llvm::sys::fs::recursive_directory_iterator I(Directory, Error), End;
       I != End && !Error; I.increment(Error)) {
    const llvm::StringRef Extension = llvm::sys::path::extension(I->path());
    for (const llvm::StringRef Known :
         {".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".hxx"})
      if (Extension == Known)
        if (auto Text = llvm::MemoryBuffer::getFile(I->path()))
          Sources.push_back(std::move(*Text));
  }
}

void scanSources(benchmark::State &State) {
  std::int64_t Bytes = 0;
  for (auto _ : State) {
    NameTable Names;
    for (const auto &Source : Sources) {
      benchmark::DoNotOptimize(scan(
          Source->getBuffer(), static_cast<FileRole>(State.range(0)), Names));
      Bytes += static_cast<std::int64_t>(Source->getBufferSize());
    }
  }
  State.SetBytesProcessed(Bytes);
}
BENCHMARK(scanSources)
    ->ArgName("role")
    ->Arg(static_cast<int>(FileRole::Unit))
    ->Arg(static_cast<int>(FileRole::Header))
    ->Arg(static_cast<int>(FileRole::SystemHeader))
    ->Unit(benchmark::kMillisecond);

} // namespace

int main(int Argc, char **Argv) {
  benchmark::Initialize(&Argc, Argv);
  for (int I = 1; I < Argc; ++I)
    readSources(Argv[I]);
  if (Sources.empty()) {
    llvm::errs() << "usage: text-scan DIRECTORY...\n";
    return 2;
  }
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
