// An encoder that works in place, from the end to the beginning.
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data,uri-double-encoding %t

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static int url_encode(char *s, size_t cap) {
  size_t n = strlen(s), need = 0;
  for (size_t i = 0; i < n; i++)
    need += isalnum((unsigned char)s[i]) || strchr("-._~", s[i]) ? 1 : 3;
  if (need + 1 > cap)
    return 0;
  char *w = s + need;
  *w = 0;
  while (n--) {
    unsigned char c = (unsigned char)s[n];
    if (isalnum(c) || strchr("-._~", c)) {
      *--w = (char)c;
    } else {
      *--w = "0123456789ABCDEF"[c % 16];
      *--w = "0123456789ABCDEF"[c / 16];
      *--w = '%';
    }
  }
  return 1;
}

int http_get(const char *url);

// Not reported: what a field holds in the end.
struct {
  char room[30], encoded[90];
} settings;
void load(void) {
  strcpy(settings.encoded, settings.room);
  if (!url_encode(settings.encoded, sizeof settings.encoded))
    settings.encoded[0] = 0;
}
int send(void) {
  char url[200];
  snprintf(url, sizeof url, "http://h/?room=%s", settings.encoded);
  return http_get(url);
}

int twice(const char *title) {
  char value[90], url[200];
  snprintf(value, sizeof value, "%s", title);
  url_encode(value, sizeof value);
  snprintf(url, sizeof url, "http://h/?title=%s", value);
  http_get(url);
  url_encode(value, sizeof value);
  // CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'url_encode' encodes the result of 'url_encode' again: every '%' becomes '%25' [uri-double-encoding]
  snprintf(url, sizeof url, "http://h/?title=%s&name=%s", value, title);
  // CHECK-MESSAGES: :[[@LINE-1]]:66: warning: 'title' goes into query parameter 'name' without percent-encoding
  return http_get(url);
}
