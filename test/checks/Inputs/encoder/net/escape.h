//===--- escape.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The encoders that a project configures.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_NET_ESCAPE_H
#define URI_TIDY_TEST_NET_ESCAPE_H

#include <string>

namespace net {
std::string escape(const std::string &Text);
std::string escapeFragment(const std::string &Text, bool IsStrict);
} // namespace net

#endif // URI_TIDY_TEST_NET_ESCAPE_H
