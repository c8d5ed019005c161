// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data,uri-double-encoding,uri-premature-decoding %t

#include <stdio.h>
#include <string.h>

// A function that writes to a buffer and returns it has written to it, whether
// its result is used or not.

int http_get(const char *url);

static const char hex[] = "0123456789ABCDEF";
static char shared[200], other[600];

static int plain(unsigned char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '.' || c == '_' || c == '~';
}
static int digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static char *url_encode(char *to, size_t size, const char *from) {
  size_t n = 0;
  for (; *from && n + 4 <= size; ++from) {
    unsigned char c = (unsigned char)*from;
    if (plain(c))
      to[n++] = (char)c;
    else
      n += (size_t)snprintf(to + n, 4, "%%%02X", c);
  }
  to[n] = 0;
  return to;
}

// The end of what was written.
static char *url_encode_to(char *to, const char *from) {
  for (; *from; ++from) {
    unsigned char c = (unsigned char)*from;
    if (plain(c)) {
      *to++ = (char)c;
    } else {
      *to++ = '%';
      *to++ = hex[c >> 4];
      *to++ = hex[c & 15];
    }
  }
  *to = 0;
  return to;
}

static char *url_decode(char *to, const char *from) {
  char *out = to;
  for (; *from; ++from) {
    if (*from == '%' && digit(from[1]) >= 0 && digit(from[2]) >= 0) {
      *out++ = (char)(digit(from[1]) * 16 + digit(from[2]));
      from += 2;
    } else {
      *out++ = *from;
    }
  }
  *out = 0;
  return to;
}

int encoded(const char *tag, const char *text) {
  char url[900], value[200];
  url_encode(value, sizeof value, tag);
  snprintf(url, sizeof url, "http://h.example/?tag=%s", value);
  http_get(url);
  url_encode(shared, sizeof shared, tag);
  snprintf(url, sizeof url, "http://h.example/?tag=%s&text=%s", shared, text);
  // CHECK-MESSAGES: :[[@LINE-1]]:73: warning: 'text' goes into query parameter 'text' without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
  http_get(url);
  url_encode_to(value, tag);
  snprintf(url, sizeof url, "http://h.example/?tag=%s", value);
  return http_get(url);
}

int twice(const char *tag) {
  char url[900];
  url_encode(shared, sizeof shared, tag);
  url_encode(other, sizeof other, shared);
  // CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'url_encode' encodes the result of 'url_encode' again: every '%' becomes '%25' [uri-double-encoding]
  snprintf(url, sizeof url, "http://h.example/?tag=%s", other);
  return http_get(url);
}

// The same buffer has other text.
int reused(const char *tag) {
  char url[900];
  url_encode(shared, sizeof shared, "a&b");
  snprintf(shared, sizeof shared, "%d", 5);
  url_encode(other, sizeof other, shared);
  snprintf(url, sizeof url, "http://h.example/?tag=%s", other);
  return http_get(url);
}

int decoded(const char *query) {
  char plain_text[200], *amp;
  url_decode(plain_text, query);
  // CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'url_decode' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  amp = strchr(plain_text, '&');
  return amp ? http_get(amp + 1) : 0;
}
