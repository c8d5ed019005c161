//===--- absl/strings/substitute.h - uri-tidy -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the checks see of Abseil's Substitute.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_ABSL_STRINGS_SUBSTITUTE_H
#define URI_TIDY_TEST_ABSL_STRINGS_SUBSTITUTE_H

#include <string>

namespace absl {
inline namespace lts_20220623 {
namespace substitute_internal {
class Arg {
public:
  Arg(int Value);
  Arg(const char *Text);
  Arg(const std::string &Text);
};
} // namespace substitute_internal
std::string Substitute(std::string_view Format,
                       const substitute_internal::Arg &A0);
std::string Substitute(std::string_view Format,
                       const substitute_internal::Arg &A0,
                       const substitute_internal::Arg &A1);
} // namespace lts_20220623
} // namespace absl

#endif // URI_TIDY_TEST_ABSL_STRINGS_SUBSTITUTE_H
