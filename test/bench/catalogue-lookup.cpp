//===--- catalogue-lookup.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures the cost of looking up names in the catalogue, both known and
/// unknown ones, and of reading a catalogue at run time.
///
//===----------------------------------------------------------------------===//

#include "knowledge/Apis.h"
#include "knowledge/CatalogueReader.h"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

using namespace clang::tidy::uri;
using namespace clang::tidy::uri::catalogue;

namespace {

/// Every call expression requires a lookup; most functions are not in any
/// catalogue.
void lookUpUnknown(benchmark::State &State) {
  std::vector<std::string> Names;
  for (unsigned I = 0; I < 1000; ++I)
    Names.push_back(std::string(1, static_cast<char>('a' + I % 26)) +
                    "etFooBarBazQuux" + std::to_string(I * 7919 % 100000));
  for (auto _ : State)
    for (const std::string &Name : Names)
      benchmark::DoNotOptimize(mayHaveFact(Name, ApiRole::Encodes));
  State.SetItemsProcessed(static_cast<std::int64_t>(State.iterations()) * 1000);
}
BENCHMARK(lookUpUnknown);

void lookUpKnown(benchmark::State &State) {
  std::vector<llvm::StringRef> Names;
  for (const Group &G : builtIn().Groups)
    Names.push_back(builtIn().text(G.LastName));
  for (auto _ : State)
    for (const llvm::StringRef Name : Names)
      benchmark::DoNotOptimize(mayHaveFact(Name, ApiRole::Encodes));
  State.SetItemsProcessed(static_cast<std::int64_t>(State.iterations()) *
                          static_cast<std::int64_t>(Names.size()));
}
BENCHMARK(lookUpKnown);

/// Reads a user's catalogue with the given number of functions.
void readCatalogue(benchmark::State &State) {
  std::string Content = "functions:\n";
  for (std::int64_t I = 0; I < State.range(0); ++I)
    Content += "  - name: a::f" + std::to_string(I) +
               "\n    encodes: {from: 0, for: query-value, keeps: unreserved, "
               "space: '+'}\n";
  for (auto _ : State) {
    CatalogueBuilder Builder;
    YamlError Error;
    if (!CatalogueReader(Builder).readFile("user.yaml", Content, Error))
      State.SkipWithError(Error.text().c_str());
    Builder.finish();
    benchmark::DoNotOptimize(Builder.table().Functions.size());
  }
}
BENCHMARK(readCatalogue)->Arg(1)->Arg(10)->Arg(100)->Arg(1000);

} // namespace

BENCHMARK_MAIN();
