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

#include <string_view>
#include <vector>

namespace uricore::test {

struct Property {
  /// A CamelCase sentence, also the test's name.
  const char *Name;
  bool (*HoldsFor)(std::string_view Text);
};

const std::vector<Property> &allProperties();

} // namespace uricore::test

#endif // URI_TIDY_TEST_CORE_PROPERTIES_H
