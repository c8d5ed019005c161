//===--- core-encode.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Measures how fast the core encodes, compared with libcurl and Boost.URL.
/// Bytes per second refer to the input. All three keep the unreserved
/// characters and allocate the memory for the result, so they do the same work.
///
//===----------------------------------------------------------------------===//

#include "core/Percent.h"

#include <benchmark/benchmark.h>
#include <boost/url/encode.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <curl/curl.h>

#include <cstdlib>
#include <memory>
#include <string>

namespace {

/// Only letters: nothing is encoded.
std::string plainText(std::size_t Size) {
  std::string Text(Size, 'a');
  for (std::size_t I = 0; I < Size; ++I)
    Text[I] = static_cast<char>('a' + I % 26);
  return Text;
}

/// Every third byte is encoded.
std::string everyThirdEscaped(std::size_t Size) {
  std::string Text = plainText(Size);
  for (std::size_t I = 2; I < Size; I += 3)
    Text[I] = static_cast<char>("/ &=%\xC3"[I / 3 % 6]);
  return Text;
}

/// One byte in three is encoded, at positions that a branch predictor cannot
/// learn.
std::string randomThirdEscaped(std::size_t Size) {
  std::string Text = plainText(Size);
  std::uint32_t State = 1;
  for (char &C : Text) {
    State = State * 1664525 + 1013904223;
    if ((State >> 16) % 3 == 0)
      C = ' ';
  }
  return Text;
}

struct Core {
  std::size_t operator()(const std::string &Text) const {
    std::string Result = uricore::encode(Text);
    benchmark::DoNotOptimize(Result.data());
    return Result.size();
  }
};

struct Curl {
  struct Cleanup {
    void operator()(CURL *Handle) const { curl_easy_cleanup(Handle); }
  };
  std::unique_ptr<CURL, Cleanup> Handle{curl_easy_init()};

  std::size_t operator()(const std::string &Text) const {
    char *Result = curl_easy_escape(Handle.get(), Text.data(),
                                    static_cast<int>(Text.size()));
    const std::size_t Size = std::char_traits<char>::length(Result);
    benchmark::DoNotOptimize(Result);
    curl_free(Result);
    return Size;
  }
};

struct BoostUrl {
  std::size_t operator()(const std::string &Text) const {
    std::string Result =
        boost::urls::encode(Text, boost::urls::unreserved_chars);
    benchmark::DoNotOptimize(Result.data());
    return Result.size();
  }
};

using MakeText = std::string (*)(std::size_t);

template <typename Encoder>
void encodeText(benchmark::State &State, MakeText Make) {
  const std::string Text = Make(static_cast<std::size_t>(State.range(0)));
  const Encoder Encode;
  // If the encoders disagree, their speeds are not comparable.
  if (Encode(Text) != uricore::encode(Text).size())
    return State.SkipWithError("another result than the core's");
  for (auto _ : State)
    benchmark::DoNotOptimize(Encode(Text));
  State.SetBytesProcessed(static_cast<std::int64_t>(State.iterations()) *
                          State.range(0));
}

void registerText(const std::string &Name, MakeText Make) {
  const auto Sizes = [](benchmark::internal::Benchmark *B) {
    B->Arg(24)->Arg(200)->Arg(300)->Arg(900)->Arg(65536);
  };
  Sizes(benchmark::RegisterBenchmark((Name + "/core").c_str(), encodeText<Core>,
                                     Make));
  Sizes(benchmark::RegisterBenchmark((Name + "/curl").c_str(), encodeText<Curl>,
                                     Make));
  Sizes(benchmark::RegisterBenchmark((Name + "/boost-url").c_str(),
                                     encodeText<BoostUrl>, Make));
}

} // namespace

int main(int Argc, char **Argv) {
  registerText("nothing-escaped", plainText);
  registerText("every-third-escaped", everyThirdEscaped);
  registerText("random-third-escaped", randomThirdEscaped);
  benchmark::Initialize(&Argc, Argv);
  if (benchmark::ReportUnrecognizedArguments(Argc, Argv))
    return EXIT_FAILURE;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
