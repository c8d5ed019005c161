//===--- splitting.c - uri-tidy -----------------------------------*- C -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: libcurl glib-2.0
// A URI is separated into its components before these are decoded (RFC 3986, section
// 2.4).

#define _GNU_SOURCE
#include <curl/curl.h>
#include <glib.h>
#include <stdlib.h>
#include <string.h>

void url_decode(char *text);
char *url_decoded(const char *text);
void use(const char *key, const char *value);

void query_by_strtok(char *query) {
  url_decode(query); // uri-premature-decoding
  for (char *pair = strtok(query, "&"); pair; pair = strtok(NULL, "&"))
    use(pair, NULL);
}

void query_by_strtok_first(char *query) {
  for (char *pair = strtok(query, "&"); pair; pair = strtok(NULL, "&")) {
    url_decode(pair); // correct
    use(pair, NULL);
  }
}

void query_by_strsep(const char *query) {
  char *text = url_decoded(query), *rest = text, *pair; // uri-premature-decoding
  while ((pair = strsep(&rest, "&")) != NULL)
    use(pair, NULL);
  free(text);
}

void pair_by_strsep(const char *query) {
  char *text = strdup(query), *rest = text, *pair;
  while ((pair = strsep(&rest, "&")) != NULL) {
    char *value = strchr(pair, '=');
    if (value)
      *value++ = 0;
    url_decode(pair); // correct
    if (value)
      url_decode(value); // correct
    use(pair, value);
  }
  free(text);
}

void query_by_strchr(char *query_string) {
  url_decode(query_string); // uri-premature-decoding
  char *end = strchr(query_string, '&');
  if (end)
    *end = 0;
  use(query_string, NULL);
}

void pair_by_strchr(char *pair_of_query) {
  char *equals = strchr(pair_of_query, '=');
  if (equals) {
    *equals = 0;
    url_decode(equals + 1); // correct
    use(pair_of_query, equals + 1);
  }
}

void delimiters_by_strpbrk(const char *uri) {
  char *text = url_decoded(uri); // uri-premature-decoding
  char *end = strpbrk(text, "?#");
  if (end)
    *end = 0;
  use(text, NULL);
  free(text);
}

void query_by_glib(const char *query) {
  char *text = g_uri_unescape_string(query, NULL); // uri-premature-decoding
  char **pairs = g_strsplit(text, "&", -1);
  for (char **pair = pairs; *pair; ++pair)
    use(*pair, NULL);
  g_strfreev(pairs);
  g_free(text);
}

void query_by_glib_first(const char *query) {
  char **pairs = g_strsplit(query, "&", -1);
  for (char **pair = pairs; *pair; ++pair) {
    char *text = g_uri_unescape_string(*pair, NULL); // correct
    use(text, NULL);
    g_free(text);
  }
  g_strfreev(pairs);
}

void path_by_glib(const char *uri_path) {
  char *path = g_uri_unescape_string(uri_path, NULL); // uri-premature-decoding
  char **segments = g_strsplit(path, "/", 0);
  use(segments[0], segments[1]);
  g_strfreev(segments);
  g_free(path);
}

void query_of_curl(CURLU *url) {
  char *query = NULL;
  curl_url_get(url, CURLUPART_QUERY, &query, CURLU_URLDECODE); // uri-premature-decoding
  for (char *pair = strtok(query, "&"); pair; pair = strtok(NULL, "&"))
    use(pair, NULL);
  curl_free(query);
}

void query_of_curl_encoded(CURLU *url) {
  char *query = NULL;
  curl_url_get(url, CURLUPART_QUERY, &query, 0); // correct
  for (char *pair = strtok(query, "&"); pair; pair = strtok(NULL, "&"))
    use(pair, NULL);
  curl_free(query);
}

void path_of_curl(CURLU *url) {
  char *part = NULL;
  curl_url_get(url, CURLUPART_PATH, &part, CURLU_URLDECODE); // uri-premature-decoding
  for (char *segment = strtok(part, "/"); segment; segment = strtok(NULL, "/"))
    use(segment, NULL);
  curl_free(part);
}

void host_of_curl(CURLU *url) {
  char *host = NULL;
  curl_url_get(url, CURLUPART_HOST, &host, CURLU_URLDECODE); // correct
  use(strtok(host, "."), NULL);
  curl_free(host);
}

void unescaped_by_curl(CURL *curl, const char *query) {
  int length = 0;
  char *text = curl_easy_unescape(curl, query, 0, &length); // uri-premature-decoding
  char *next = strstr(text, "&");
  use(text, next);
  curl_free(text);
}

void file_name(const char *escaped) {
  char *path = g_filename_from_uri(escaped, NULL, NULL); // correct
  char **parts = g_strsplit(path, "/", 0);
  use(parts[0], NULL);
  g_strfreev(parts);
  g_free(path);
}

void words_of_value(const char *value) {
  char *text = url_decoded(value); // correct
  for (char *word = strtok(text, " ,"); word; word = strtok(NULL, " ,"))
    use(word, NULL);
  free(text);
}
