//===--- Properties.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What holds of the core for every input, whatever its bytes. The property
/// tests check it on generated text and the fuzzer on what it finds.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_CORE_PROPERTIES_H
#define URI_TIDY_TEST_CORE_PROPERTIES_H

#include "core/CharSet.h"

#include <string_view>
#include <vector>

namespace uricore::test {

struct Property {
  /// A CamelCase sentence, also the test's name.
  const char *Name;
  bool (*HoldsFor)(std::string_view Text);
};

/// Encoding, repairing, decoding, forms and legacy Unicode escapes.
std::vector<Property> encodingProperties();
/// Splitting, validating and normalising references, and IRIs.
std::vector<Property> referenceProperties();
std::vector<Property> allProperties();

/// Whether \p Text consists of characters of \p Plain and of escapes, with
/// upper-case digits unless \p AnyCase.
bool isCleanOf(std::string_view Text, const CharSet &Plain, bool AnyCase);

} // namespace uricore::test

#endif // URI_TIDY_TEST_CORE_PROPERTIES_H
