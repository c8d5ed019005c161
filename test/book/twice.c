//===--- twice.c - uri-tidy ---------------------------------------*- C -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: libcurl glib-2.0
// The same text is not encoded or decoded more than once (RFC 3986, section 2.4).

#include <ctype.h>
#include <curl/curl.h>
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void http_get(const char *url);
void http_post(const char *url, const char *form_body);

static void pct(const char *in, char *out) { // correct
  for (; *in; ++in) {
    unsigned char c = (unsigned char)*in;
    if (isalnum(c) || strchr("-._~", c))
      *out++ = (char)c;
    else
      out += sprintf(out, "%%%02X", c);
  }
  *out = '\0';
}

static char *pct_dup(const char *in) { // correct
  char *result = malloc(3 * strlen(in) + 1);
  if (result)
    pct(in, result);
  return result;
}

void through_buffers(const char *x, char *url) {
  char first[100], second[300];
  pct(x, first);
  sprintf(url, "http://example.com/?q=%s", first); // correct
  http_get(url);
  pct(first, second); // uri-double-encoding
  sprintf(url, "http://example.com/?q=%s", second);
  http_get(url);
}

void own_then_curl(CURL *curl, const char *x, char *url) {
  char first[100];
  pct(x, first);
  char *second = curl_easy_escape(curl, first, 0); // uri-double-encoding
  sprintf(url, "http://example.com/?q=%s", second);
  http_get(url);
  curl_free(second);
}

void curl_then_own(CURL *curl, const char *x, char *url) {
  char *first = curl_easy_escape(curl, x, 0); // correct
  char second[300];
  pct(first, second); // uri-double-encoding
  sprintf(url, "http://example.com/?q=%s", second);
  http_get(url);
  curl_free(first);
}

void allocated(const char *x, char *url) {
  char *first = pct_dup(x);
  char *second = pct_dup(first); // uri-double-encoding
  sprintf(url, "http://example.com/?q=%s", second);
  http_get(url);
  free(first);
  free(second);
}

void of_escaped_name(const char *url_encoded_name, char *url) {
  char buffer[300];
  pct(url_encoded_name, buffer); // uri-double-encoding
  sprintf(url, "http://example.com/?name=%s", buffer);
  http_get(url);
}

void of_url(const char *q) {
  char url[200], all[600];
  snprintf(url, sizeof url, "http://example.com/find?q=%s&n=%d", q, 3); // uri-unencoded-data
  pct(url, all); // uri-double-encoding|uri-encoder-mismatch
  http_get(all);
}

void of_url_for_proxy(const char *q, char *outer) {
  char value[100], url[200], all[600];
  pct(q, value);
  snprintf(url, sizeof url, "http://example.com/find?q=%s", value); // correct
  pct(url, all); // correct
  sprintf(outer, "http://proxy.example.com/get?url=%s", all);
  http_get(outer);
}

void to_curl_that_encodes(CURLU *handle, const char *name) {
  char *once = pct_dup(name);
  curl_url_set(handle, CURLUPART_PATH, once, CURLU_URLENCODE); // uri-double-encoding
  curl_url_set(handle, CURLUPART_FRAGMENT, once, 0); // correct
  curl_url_set(handle, CURLUPART_FRAGMENT, name, CURLU_URLENCODE); // correct
  free(once);
}

void in_glib(const char *name) {
  gchar *once = g_uri_escape_string(name, NULL, FALSE);
  gchar *twice = g_uri_escape_string(once, NULL, FALSE); // uri-double-encoding
  gchar *url = g_strconcat("http://example.com/?q=", twice, NULL);
  http_get(url);
  g_free(url);
  g_free(twice);
  g_free(once);
}

void decoded_twice_in_glib(const char *text) {
  gchar *once = g_uri_unescape_string(text, NULL); // correct
  gchar *twice = g_uri_unescape_string(once, NULL); // uri-premature-decoding
  puts(twice);
  g_free(twice);
  g_free(once);
}

void signature_base(const char *method, const char *url, const char *parameters, char *sign_base) {
  char a[300], b[600];
  pct(url, a); // correct
  pct(parameters, b); // correct
  sprintf(sign_base, "%s&%s&%s", method, a, b);
}
