//===--- Generator.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Seeded generation of text for the tests: references according to the grammar
/// of RFC 3986, mutations of them, and bytes.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_CORE_GENERATOR_H
#define URI_TIDY_TEST_CORE_GENERATOR_H

#include "core/CharSet.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace uricore::test {

/// Generates the same text for the same seed on every platform, which the
/// distributions of the standard library do not guarantee.
class Generator {
  std::uint64_t State;

public:
  explicit Generator(std::uint64_t Seed) : State(Seed) {}

  /// Returns a valid URI-reference (RFC 3986, section 4.1), or one that has a
  /// zone identifier.
  std::string reference();
  /// Returns \p Text with up to four bytes or substrings inserted, removed,
  /// replaced or repeated.
  std::string mutated(std::string Text);
  /// Returns up to \p MaxSize bytes of any value. Bytes that are significant in
  /// URIs are more frequent.
  std::string bytes(unsigned MaxSize);

private:
  std::uint64_t next();
  /// Returns a number below \p Bound.
  unsigned below(unsigned Bound);
  bool oneIn(unsigned N) { return below(N) == 0; }
  char byte();
  char memberOf(const CharSet &Set);
  std::string escape();
  /// Returns \p Min to \p Max characters of \p Set, some of them as escapes.
  std::string text(const CharSet &Set, unsigned Min, unsigned Max);
  std::string scheme();
  std::string ipv4Address();
  std::string ipv6Address();
  std::string host();
  std::string authority();
  std::string segments(unsigned Max);
};

} // namespace uricore::test

#endif // URI_TIDY_TEST_CORE_GENERATOR_H
