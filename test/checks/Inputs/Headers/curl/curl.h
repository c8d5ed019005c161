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
  CURLOPT_PROXYUSERPWD = 10006,
  CURLOPT_REFERER = 10016,
  CURLOPT_USERNAME = 10173,
  CURLOPT_PASSWORD = 10174,
  CURLOPT_COPYPOSTFIELDS = 10165
} CURLoption;
CURL *curl_easy_init(void);
CURLcode curl_easy_setopt(CURL *Handle, CURLoption Option, ...);
char *curl_easy_escape(CURL *Handle, const char *Text, int Length);
char *curl_easy_unescape(CURL *Handle, const char *Text, int Length,
                         int *OutLength);
char *curl_escape(const char *Text, int Length);
void curl_free(void *Memory);
typedef struct Curl_URL CURLU;
typedef enum { CURLUE_OK } CURLUcode;
typedef enum {
  CURLUPART_URL,
  CURLUPART_SCHEME,
  CURLUPART_USER,
  CURLUPART_PASSWORD,
  CURLUPART_OPTIONS,
  CURLUPART_HOST,
  CURLUPART_PORT,
  CURLUPART_PATH,
  CURLUPART_QUERY,
  CURLUPART_FRAGMENT
} CURLUPart;
#define CURLU_URLDECODE (1 << 6)
#define CURLU_URLENCODE (1 << 7)
#define CURLU_APPENDQUERY (1 << 8)
CURLU *curl_url(void);
CURLUcode curl_url_set(CURLU *Handle, CURLUPart Part, const char *Text,
                       unsigned Flags);
CURLUcode curl_url_get(CURLU *Handle, CURLUPart Part, char **Text,
                       unsigned Flags);
#ifdef __cplusplus
}
#endif

#endif // URI_TIDY_TEST_CURL_CURL_H
