//===--- sys-client.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A header with findings, if it were the project's own.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_SYS_CLIENT_H
#define URI_TIDY_TEST_SYS_CLIENT_H

#include <glib.h>

static const char *SystemUrl = "https://h.example/a%2fb";

static inline char *systemFind(const char *Name) {
  return g_strdup_printf("https://h.example/?q=%s", Name);
}

#endif // URI_TIDY_TEST_SYS_CLIENT_H
