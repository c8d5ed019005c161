// RUN: %check_clang_tidy -std=c11 %s uri-faulty-encoder %t

#include <ctype.h>
#include <stdio.h>

// The name of a parameter says that the escapes are for other text; but the result
// becomes a part of a URI.

int fetch(const char *url);
int store(const char *key);

static int is_kept(int c) {
  return c < 128 && (isalnum(c) || c == '-' || c == '.' || c == '_' || c == '~');
}

static void part_escape(char *out, const char *key) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'part_escape' writes lowercase hex digits [uri-faulty-encoder]
  static const char *const digits = "0123456789abcdef";
// CHECK-FIXES: static const char *const digits = "0123456789ABCDEF";
  for (; *key; ++key) {
    const unsigned char c = (unsigned char)*key;
    if (is_kept(c)) {
      *out++ = (char)c;
      continue;
    }
    *out++ = '%';
    *out++ = digits[c >> 4];
    *out++ = digits[c & 15];
  }
  *out = 0;
}

void records(const char *password) {
  char key[400], url[500];
  part_escape(key, password);
  snprintf(url, sizeof url, "https://h.example/records?type=A&key=%s", key);
  fetch(url);
}

// The same, without a URI.
static void entry_escape(char *out, const char *key) {
  static const char *const digits = "0123456789abcdef";
  for (; *key; ++key) {
    const unsigned char c = (unsigned char)*key;
    if (is_kept(c)) {
      *out++ = (char)c;
      continue;
    }
    *out++ = '%';
    *out++ = digits[c >> 4];
    *out++ = digits[c & 15];
  }
  *out = 0;
}

void entries(const char *name) {
  char key[400], entry[500];
  entry_escape(key, name);
  snprintf(entry, sizeof entry, "entry:%s", key);
  store(entry);
}
