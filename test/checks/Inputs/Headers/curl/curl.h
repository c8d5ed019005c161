//===--- curl/curl.h - uri-tidy -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the checks see of libcurl.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_CURL_CURL_H
#define URI_TIDY_TEST_CURL_CURL_H

#include "../stddef.h"

#ifdef __cplusplus
extern "C" {
#endif
typedef void CURL;
typedef enum { CURLE_OK } CURLcode;
typedef enum {
  CURLOPT_URL = 10002,
  CURLOPT_POSTFIELDS = 10015,
  CURLOPT_USERAGENT = 10018,
  CURLOPT_COPYPOSTFIELDS = 10165
} CURLoption;
CURL *curl_easy_init(void);
CURLcode curl_easy_setopt(CURL *Handle, CURLoption Option, ...);
char *curl_easy_escape(CURL *Handle, const char *Text, int Length);
char *curl_easy_unescape(CURL *Handle, const char *Text, int Length,
                         int *OutLength);
char *curl_escape(const char *Text, int Length);
void curl_free(void *Memory);
#ifdef __cplusplus
}
#endif

#endif // URI_TIDY_TEST_CURL_CURL_H
