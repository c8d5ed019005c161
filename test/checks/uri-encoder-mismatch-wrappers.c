// The body of a function says more than its name.
// RUN: %check_clang_tidy -std=c11 %s uri-encoder-mismatch %t

#include <stdio.h>

char *soup_uri_encode(const char *part, const char *escape_extra);
int http_get(const char *url);

static char *my_uri_escape(const char *part) {
  return soup_uri_encode(part, NULL);
}
static char *my_value_escape(const char *part) {
  return soup_uri_encode(part, "&+=;");
}

void search(const char *artist, const char *title) {
  char url[200];
  char *name = my_uri_escape(artist);
  snprintf(url, sizeof url, "http://h/?artist=%s", name);
  // CHECK-MESSAGES: :[[@LINE-2]]:16: warning: 'my_uri_escape' does not encode '&', which ends query parameter 'artist'; use an encoder for single values [uri-encoder-mismatch]
  http_get(url);
  // Not reported: all delimiters are encoded, or there are none.
  snprintf(url, sizeof url, "http://h/?title=%s", my_value_escape(title));
  http_get(url);
  snprintf(url, sizeof url, "http://h/list/%s/songs", my_uri_escape(artist));
  http_get(url);
}
