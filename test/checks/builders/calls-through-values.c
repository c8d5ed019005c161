// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <stdio.h>

int get(const char *url);
char *url_encode(const char *text);

static char *escaped(const char *text) { return url_encode(text); }
static const char *same(const char *text) { return text; }
struct coder {
  const char *(*code)(const char *text);
};
static const char *encode(const char *text) { return escaped(text); }
static const struct coder encoding = {.code = encode};
static const struct coder copying = {.code = same};
static const char *(*const table[])(const char *) = {encode, encode};

int through_field(const char *city) {
  char url[500];
  snprintf(url, sizeof url, "https://h.example/find?q=%s", encoding.code(city));
  return get(url);
}
int through_other(const char *city) {
  char url[500];
  snprintf(url, sizeof url, "https://h.example/find?q=%s", copying.code(city));
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: {{.*}} goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(url);
}
int through_table(int kind, const char *city) {
  char url[500];
  snprintf(url, sizeof url, "https://h.example/find?q=%s", table[kind](city));
  return get(url);
}
int through_any(const struct coder *any, const char *city) {
  char url[500];
  snprintf(url, sizeof url, "https://h.example/find?q=%s", any->code(city));
  return get(url);
}
