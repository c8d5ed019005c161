// REQUIRES: glib
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- %glib_flags

#include <glib.h>
#include <stdio.h>
#include <stdlib.h>

// A text that has been read as a number to its end is a number.
void get(const char *url);
void to_end(const char *page) {
  char url[200], *end;
  strtol(page, &end, 10);
  if (*end)
    return;
  snprintf(url, sizeof(url), "https://example.org/list?page=%s", page);
  get(url);
}
void in_range(const char *page) {
  char url[200], *end = NULL;
  const long number = strtol(page, &end, 10);
  if (number < 1 || *end != '\0')
    return;
  snprintf(url, sizeof(url), "https://example.org/list?page=%s", page);
  get(url);
}
void scanned(const char *page) {
  char url[200];
  int number, length = 0;
  if (sscanf(page, "%d%n", &number, &length) != 1 || page[length])
    return;
  snprintf(url, sizeof(url), "https://example.org/list?page=%s", page);
  get(url);
}
void tested(const char *page) {
  char url[200];
  if (!g_ascii_string_to_unsigned(page, 10, 1, 99, NULL, NULL))
    return;
  snprintf(url, sizeof(url), "https://example.org/list?page=%s", page);
  get(url);
}
void begins_with_number(const char *title) {
  char url[200], *end;
  if (strtol(title, &end, 10) < 1)
    return;
  snprintf(url, sizeof(url), "https://example.org/list?title=%s", title);
// CHECK-MESSAGES: :[[@LINE-1]]:67: warning: 'title' goes into query parameter 'title' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
  get(url);
}
void written_again(const char *title, const char *other) {
  char url[200], *end;
  strtol(title, &end, 10);
  strtol(other, &end, 10);
  if (*end)
    return;
  snprintf(url, sizeof(url), "https://example.org/list?title=%s", title);
// CHECK-MESSAGES: :[[@LINE-1]]:67: warning: 'title' goes into query parameter 'title' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
  get(url);
}
