//===--- constants.c - uri-tidy -----------------------------------*- C -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: libcurl glib-2.0
// A constant that is data is encoded like any other value (RFC 3986, section 2.4).

#include <curl/curl.h>
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void http_get(const char *url);

void constant_in_format(char *url, size_t size) {
  const char *title = "Q&A";
  snprintf(url, size, "http://example.com/s?title=%s", title); // uri-unencoded-data
  http_get(url);
}

void constant_argument(char *url, size_t size) {
  snprintf(url, size, "http://example.com/s?title=%s&page=%d", "C# in depth", 1); // uri-unencoded-data
  http_get(url);
  snprintf(url, size, "http://example.com/s?title=%s&page=%d", "depth", 1); // correct
  http_get(url);
}

#define DEFAULT_CITY "San Jose"
#define DEFAULT_LANG "en"
void constant_in_macro(char *url, size_t size) {
  snprintf(url, size, "http://example.com/w?city=%s", DEFAULT_CITY); // uri-unencoded-data|uri-illegal-character
  http_get(url);
  snprintf(url, size, "http://example.com/w?lang=%s", DEFAULT_LANG); // correct
  http_get(url);
  snprintf(url, size, "http://example.com/w?lang=%s", "" DEFAULT_LANG "-GB"); // correct
  http_get(url);
}

static const char *const Colours[] = {"red", "dark blue", "green"}; // uri-unencoded-data|uri-illegal-character
void constant_of_table(char *url, size_t size, unsigned index) {
  snprintf(url, size, "http://example.com/paint?colour=%s", Colours[index % 3]); // or
  http_get(url);
}

static const char *const Units[] = {"metric", "imperial"};
void harmless_constant_of_table(char *url, size_t size, int imperial) {
  snprintf(url, size, "http://example.com/w?units=%s", Units[imperial != 0]); // correct
  http_get(url);
}

static const char *unit_of(int kind) {
  switch (kind) {
  case 0:
    return "metre per second"; // uri-unencoded-data|uri-illegal-character
  default:
    return "knots";
  }
}
void constant_of_function(char *url, size_t size, int kind) {
  snprintf(url, size, "http://example.com/wind?unit=%s", unit_of(kind)); // or
  http_get(url);
}

void constant_copied(char *url) {
  char name[32];
  strcpy(name, "Simon & Garfunkel");
  strcpy(url, "http://example.com/artist?name=");
  strcat(url, name); // uri-unencoded-data
  http_get(url);
}

void constant_in_glib(void) {
  const gchar *tag = "rock/pop";
  gchar *url = g_strdup_printf("http://example.com/tags/%s/top", tag); // uri-unencoded-data, possible
  http_get(url);
  g_free(url);
  gchar *escaped = g_uri_escape_string(tag, NULL, FALSE);
  url = g_strconcat("http://example.com/tags/", escaped, "/top", NULL); // correct
  http_get(url);
  g_free(escaped);
  g_free(url);
}

void suffix_constants(char *url, size_t size, int compact) {
  const char *suffix = compact ? "&compact=1" : "";
  snprintf(url, size, "http://example.com/l?page=%d%s", 3, suffix); // correct
  http_get(url);
  const char *path = "/a/b/c";
  snprintf(url, size, "http://example.com%s", path); // correct
  http_get(url);
  const char *separator = "?";
  snprintf(url, size, "http://example.com/a%sb=%d", separator, 1); // correct
  http_get(url);
}

void encoders_of_constants(CURL *curl) {
  char *once = curl_easy_escape(curl, "100%25", 0);  // uri-double-encoding
  char url[200];
  snprintf(url, sizeof url, "http://example.com/?q=%s", once);
  http_get(url);
  curl_free(once);
  char *plain = curl_easy_escape(curl, "100 %", 0);
  snprintf(url, sizeof url, "http://example.com/?q=%s", plain); // correct
  http_get(url);
  curl_free(plain);
}

void escape_of_url(CURL *curl) {
  char *url = curl_easy_escape(curl, "http://example.com/a b", 0); // uri-encoder-mismatch|uri-double-encoding
  curl_easy_setopt(curl, CURLOPT_URL, url);
  curl_free(url);
}

void parts_of_url(CURLU *url) {
  curl_url_set(url, CURLUPART_QUERY, "q=Tom%26Jerry", CURLU_URLENCODE); // uri-double-encoding
  curl_url_set(url, CURLUPART_PATH, "/my%20file", CURLU_URLENCODE); // uri-double-encoding
  curl_url_set(url, CURLUPART_PATH, "/my file", CURLU_URLENCODE); // correct
  curl_url_set(url, CURLUPART_PATH, "/my%20file", 0); // correct
}

void escape_in_glib(void) {
  gchar *word = g_uri_escape_string("caf%C3%A9", NULL, FALSE); // uri-double-encoding
  gchar *url = g_strconcat("http://example.com/?q=", word, NULL);
  http_get(url);
  g_free(url);
  g_free(word);
}
