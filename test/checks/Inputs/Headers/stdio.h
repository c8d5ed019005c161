//===--- stdio.h - uri-tidy -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the checks see of <stdio.h>.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_STDIO_H
#define URI_TIDY_TEST_STDIO_H

#include "stddef.h"

#ifdef __cplusplus
extern "C" {
#endif
typedef struct MockFile FILE;
extern FILE *stderr;
int printf(const char *Format, ...);
int fprintf(FILE *File, const char *Format, ...);
int sprintf(char *To, const char *Format, ...);
int snprintf(char *To, size_t Size, const char *Format, ...);
int asprintf(char **To, const char *Format, ...)
    __attribute__((format(printf, 2, 3)));
int sscanf(const char *Text, const char *Format, ...);
int fputs(const char *Text, FILE *File);
#ifdef __cplusplus
}
#endif

#endif // URI_TIDY_TEST_STDIO_H
