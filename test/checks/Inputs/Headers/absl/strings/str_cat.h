//===--- absl/strings/str_cat.h - uri-tidy -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the checks see of Abseil's StrCat.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_ABSL_STRINGS_STR_CAT_H
#define URI_TIDY_TEST_ABSL_STRINGS_STR_CAT_H

#include <string>

namespace absl {
inline namespace lts_20220623 {
class AlphaNum {
public:
  AlphaNum(int Value);
  AlphaNum(unsigned long Value);
  AlphaNum(const char *Text);
  AlphaNum(std::string_view Text);
  AlphaNum(const std::string &Text);
};
std::string StrCat(const AlphaNum &A);
std::string StrCat(const AlphaNum &A, const AlphaNum &B);
std::string StrCat(const AlphaNum &A, const AlphaNum &B, const AlphaNum &C);
std::string StrCat(const AlphaNum &A, const AlphaNum &B, const AlphaNum &C,
                   const AlphaNum &D);
void StrAppend(std::string *Dest, const AlphaNum &A);
void StrAppend(std::string *Dest, const AlphaNum &A, const AlphaNum &B);
void StrAppend(std::string *Dest, const AlphaNum &A, const AlphaNum &B,
               const AlphaNum &C);
} // namespace lts_20220623
} // namespace absl

#endif // URI_TIDY_TEST_ABSL_STRINGS_STR_CAT_H
