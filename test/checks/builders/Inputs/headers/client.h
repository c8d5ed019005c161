//===--- client.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A header of the project's own: its inline functions are checked.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_CLIENT_H
#define URI_TIDY_TEST_CLIENT_H

#include <string>

inline std::string inHeader(const std::string &Place) {
  return "https://h.example/?q=" + Place;
  // CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

#endif // URI_TIDY_TEST_CLIENT_H
