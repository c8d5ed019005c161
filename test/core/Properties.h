//===--- Properties.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Properties of the core that hold for every input, whatever its bytes. The
/// property tests check them on generated text, and the fuzzer on its inputs.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_CORE_PROPERTIES_H
#define URI_TIDY_TEST_CORE_PROPERTIES_H

#include "core/CharSet.h"

#include <string_view>
#include <vector>

namespace uricore::test {

struct Property {
  /// A CamelCase sentence, which is also the name of the test.
  const char *Name;
  bool (*HoldsFor)(std::string_view Text);
};

/// Properties of encoding, repairing, decoding, forms and legacy Unicode
/// escapes.
std::vector<Property> encodingProperties();
/// Properties of splitting, validating and normalizing references, of IRIs and
/// of hosts.
std::vector<Property> referenceProperties();
std::vector<Property> allProperties();

/// Whether \p Text consists of characters of \p Plain and of escapes, which
/// have uppercase digits unless \p AnyCase is set.
bool isCleanOf(std::string_view Text, const CharSet &Plain, bool AnyCase);

} // namespace uricore::test

#endif // URI_TIDY_TEST_CORE_PROPERTIES_H
