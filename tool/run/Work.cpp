//===--- Work.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "run/Work.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include <algorithm>

namespace clang::tidy::uri::tool {

/// Which of the files with these \p Costs belong to part \p Shard of \p Shards.
/// All parts cost about the same; nothing but the costs affects the result.
static std::vector<bool> shardOf(llvm::ArrayRef<uint64_t> Costs, unsigned Shard,
                                 unsigned Shards) {
  std::vector<std::pair<uint64_t, size_t>> ByCost;
  ByCost.reserve(Costs.size());
  for (size_t I = 0; I < Costs.size(); ++I)
    ByCost.push_back({Costs[I], I});
  llvm::sort(ByCost, [](const auto &A, const auto &B) {
    return A.first != B.first ? A.first > B.first : A.second < B.second;
  });
  std::vector<uint64_t> Loads(Shards);
  std::vector<bool> IsMine(Costs.size());
  for (const auto &[Cost, I] : ByCost) {
    const auto Least = std::min_element(Loads.begin(), Loads.end());
    *Least += Cost;
    IsMine[I] = Least - Loads.begin() == Shard;
  }
  return IsMine;
}

std::vector<ScannedUnit> planWork(Project &Files, const CommandLine &Line,
                                  const Compilations &Commands,
                                  Configuration &Config,
                                  const ChangedLines *Changed, Cache *Known) {
  std::vector<ScannedUnit> Units =
      Line.Exhaustive ? std::vector<ScannedUnit>(Files.Files.size())
                      : scanUnits(Files.Files, Commands, Config, Known);
  for (ScannedUnit &Unit : Units)
    // Nothing that it reads has changed.
    if (Changed && Unit.IsKnown &&
        llvm::none_of(Unit.Inputs, [&](const InputFile &Input) {
          return Changed->concerns(Input.Path);
        }))
      Unit.IsNeeded = false;
  if (Line.Shards == 1)
    return Units;

  std::vector<uint64_t> Costs;
  for (size_t I = 0; I < Units.size(); ++I) {
    // A missing file has no size; headers add to the cost of each file.
    uint64_t Size = Units[I].Bytes;
    if (Size == 0 && llvm::sys::fs::file_size(Files.Files[I], Size))
      Size = 0;
    constexpr uint64_t Headers = 1 << 16;
    Costs.push_back(Units[I].IsNeeded ? Size + Headers : 1);
  }
  const std::vector<bool> IsMine = shardOf(Costs, Line.Shard, Line.Shards);
  std::vector<std::string> MyFiles;
  std::vector<ScannedUnit> MyUnits;
  for (size_t I = 0; I < Units.size(); ++I)
    if (IsMine[I]) {
      MyFiles.push_back(std::move(Files.Files[I]));
      MyUnits.push_back(std::move(Units[I]));
    }
  Files.Files = std::move(MyFiles);
  return MyUnits;
}

} // namespace clang::tidy::uri::tool
