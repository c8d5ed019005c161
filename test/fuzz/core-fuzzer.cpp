//===--- core-fuzzer.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Searches for text that violates a property of the core.
///
//===----------------------------------------------------------------------===//

#include "Properties.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *Data,
                                      std::size_t Size) {
  static const auto Properties = uricore::test::allProperties();
  const std::string_view Text(reinterpret_cast<const char *>(Data), Size);
  for (const uricore::test::Property &P : Properties)
    if (!P.HoldsFor(Text)) {
      std::fprintf(stderr, "property broken: %s\n", P.Name);
      std::abort();
    }
  return 0;
}
