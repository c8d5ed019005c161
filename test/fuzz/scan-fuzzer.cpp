//===--- scan-fuzzer.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Searches for text that does not have a property of the driver's scan.
///
//===----------------------------------------------------------------------===//

#include "ScanProperties.h"
#include <cstdint>
#include <cstdio>
#include <cstdlib>

using namespace clang::tidy::uri::tool;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *Data, size_t Size) {
  static const auto Properties = test::allProperties();
  const llvm::StringRef Text(reinterpret_cast<const char *>(Data), Size);
  for (const test::Property &Each : Properties)
    if (!Each.HoldsFor(Text)) {
      std::fprintf(stderr, "property broken: %s\n", Each.Name);
      std::abort();
    }
  return 0;
}
