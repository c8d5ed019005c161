// RUN: %check_clang_tidy -std=gnu11 %s uri-unencoded-data %t
// RUN: %check_clang_tidy -std=gnu11 -check-suffix=ANY %s uri-unencoded-data %t -- -config='{CheckOptions: {MinConfidence: possible}}'

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int http_get(const char *url);

// A prefix and a number of digits.

static bool is_digest(const char *d) {
  if (strncmp(d, "sha1:", 5) != 0)
    return false;
  d += 5;
  for (int i = 0; i < 40; i++)
    if (!isxdigit((unsigned char)d[i]))
      return false;
  return d[40] == '\0';
}

int by_digest(const char *text) {
  char url[200];
  if (!is_digest(text))
    return -1;
  snprintf(url, sizeof url, "https://example.com/get?id=%s", text);
  return http_get(url);
}

static bool is_hash(const char *d) {
  for (int i = 0; i < 64; i++)
    if (!isxdigit((unsigned char)d[i]))
      return false;
  return d[64] == '\0';
}

int by_hash(const char *text) {
  char url[200];
  if (!is_hash(text) && !is_digest(text))
    return -1;
  snprintf(url, sizeof url, "https://example.com/get?id=%s", text);
  return http_get(url);
}

// Only the beginning is tested.

static bool has_prefix(const char *d) { return strncmp(d, "sha1:", 5) == 0; }

int by_prefix(const char *text) {
  char url[200];
  if (!has_prefix(text))
    return -1;
  snprintf(url, sizeof url, "https://example.com/get?id=%s", text);
  // CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'text' goes into query parameter 'id' without percent-encoding
  // CHECK-MESSAGES-ANY: :[[@LINE-2]]:62: warning: 'text' goes into query parameter 'id' without percent-encoding
  return http_get(url);
}

// Without the parts that strstr() finds.

static bool is_file(const char *s) {
  return strspn(s, "abcdefghijklmnopqrstuvwxyz.-") == strlen(s) &&
         !strstr(s, "..");
}

int by_file(const char *text) {
  char url[200];
  if (!is_file(text))
    return -1;
  snprintf(url, sizeof url, "https://example.com/get?file=%s", text);
  return http_get(url);
}

// A pointer that has perhaps been moved.

int moved(const char *arg) {
  char url[200];
  if (*arg == '#')
    arg++;
  if (!is_hash(arg))
    return -1;
  snprintf(url, sizeof url, "https://example.com/get?id=%s", arg);
  return http_get(url);
}

// A '/' that the program allows is meant.

static bool is_repository(const char *s) {
  return *s && strspn(s, "abcdefghijklmnopqrstuvwxyz/-") == strlen(s);
}

int by_repository(const char *text) {
  char url[200];
  if (!is_repository(text))
    return -1;
  snprintf(url, sizeof url, "https://example.com/v2/%s/tags", text);
  // CHECK-MESSAGES-ANY: :[[@LINE-1]]:63: warning: 'text' goes into a path segment without percent-encoding
  return http_get(url);
}

int raw_repository(const char *text) {
  char url[200];
  snprintf(url, sizeof url, "https://example.com/v2/%s/tags", text);
  // CHECK-MESSAGES: :[[@LINE-1]]:63: warning: 'text' goes into a path segment without percent-encoding
  // CHECK-MESSAGES-ANY: :[[@LINE-2]]:63: warning: 'text' goes into a path segment without percent-encoding
  return http_get(url);
}
