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

// The function's own name says so; but it fills a URI.
static void record_key(char *out, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'record_key' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3), writes one digit for 0x01 to 0x0F ('%1' for 0x01) and encodes '.', '_' and '~', which do not need it [uri-faulty-encoder]
  for (; *text; ++text)
    if (isalnum((unsigned char)*text) || *text == '-')
      *out++ = *text;
    else
      out += sprintf(out, "%%%X", *text);
// CHECK-FIXES: out += sprintf(out, "%%%02X", (unsigned char)*text);
  *out = 0;
}

void search(const char *title) {
  char key[400], url[500];
  record_key(key, title);
  snprintf(url, sizeof url, "https://h.example/records?title=%s", key);
  fetch(url);
}

// The same, without a URI.
static void cache_key(char *out, const char *text) {
  for (; *text; ++text)
    if (isalnum((unsigned char)*text) || *text == '-')
      *out++ = *text;
    else
      out += sprintf(out, "%%%X", *text);
  *out = 0;
}

void keep(const char *title) {
  char key[400], entry[500];
  cache_key(key, title);
  snprintf(entry, sizeof entry, "entry:%s", key);
  store(entry);
}
