//===--- string.h - uri-tidy -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the checks see of <string.h>.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_STRING_H
#define URI_TIDY_TEST_STRING_H

#include "stddef.h"

#ifdef __cplusplus
extern "C" {
#endif
char *strcpy(char *To, const char *From);
char *strncpy(char *To, const char *From, size_t Size);
char *stpcpy(char *To, const char *From);
char *strcat(char *To, const char *From);
char *strncat(char *To, const char *From, size_t Size);
char *strdup(const char *Text);
char *strchr(const char *Text, int Character);
void *memcpy(void *To, const void *From, size_t Size);
char *strstr(const char *Text, const char *Part);
int strcmp(const char *A, const char *B);
int strncmp(const char *A, const char *B, size_t Size);
int strcasecmp(const char *A, const char *B);
int strncasecmp(const char *A, const char *B, size_t Size);
size_t strlen(const char *Text);
#ifdef __cplusplus
}
#endif

#endif // URI_TIDY_TEST_STRING_H
