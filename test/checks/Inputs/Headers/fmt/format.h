//===--- fmt/format.h - uri-tidy -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the checks see of fmt.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_FMT_FORMAT_H
#define URI_TIDY_TEST_FMT_FORMAT_H

#include <string>

namespace fmt {
inline namespace v9 {
template <typename... Args> struct basic_format_string {
  constexpr basic_format_string(const char *) {}
};
template <typename T> struct type_identity { using type = T; };
template <typename... Args>
std::string
format(basic_format_string<typename type_identity<Args>::type...> Format,
       Args &&...Values);
template <typename... Args>
void print(basic_format_string<typename type_identity<Args>::type...> Format,
           Args &&...Values);
} // namespace v9
} // namespace fmt

#endif // URI_TIDY_TEST_FMT_FORMAT_H
