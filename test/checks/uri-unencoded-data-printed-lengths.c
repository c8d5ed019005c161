// RUN: %check_clang_tidy -std=gnu11 %s uri-unencoded-data,uri-encoded-unreserved %t

#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The length that asprintf() returns is that of the whole text.

struct buf {
  char *text;
  size_t length, size;
};

int http_get(const char *url);

static void add_bytes(struct buf *b, const char *bytes, size_t n) {
  if (b->length + n + 1 > b->size) {
    b->size = (b->length + n + 1) * 2;
    b->text = realloc(b->text, b->size);
    if (!b->text)
      abort();
  }
  memcpy(b->text + b->length, bytes, n);
  b->length += n;
  b->text[b->length] = 0;
}

static void add_format(struct buf *b, const char *format, ...) {
  char *text = NULL;
  va_list arguments;
  va_start(arguments, format);
  int n = vasprintf(&text, format, arguments);
  va_end(arguments);
  if (n > 0)
    add_bytes(b, text, (size_t)n);
  free(text);
}

int list(const char *host, const char *marker) {
  struct buf url = {NULL, 0, 0};
  add_format(&url, "https://%s/%%7Efiles?limit=%d", host, 5);
  // CHECK-MESSAGES: :[[@LINE-1]]:32: warning: {{.*}} [uri-encoded-unreserved]
  // CHECK-FIXES: add_format(&url, "https://%s/~files?limit=%d", host, 5);
  if (marker && *marker)
    add_format(&url, "&start-after=%s", marker);
    // CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'marker' goes into query parameter 'start-after' without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url.text);
}
