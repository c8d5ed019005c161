// Functions that are known only by their names to test text: of those that
// return a number, nothing says which ones mean that the text is valid.
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

#include <stdbool.h>
#include <stdio.h>

int is_valid_name(const char *name);
bool is_allowed(const char *name);
void fetch(const char *url);

int differs(const char *name) {
  char url[99];
  if (is_valid_name(name) != 0)
    return 1;
  snprintf(url, sizeof url, "http://h.example/users?name=%s", name);
  fetch(url);
  return 0;
}
int isNegative(const char *name) {
  char url[99];
  if (is_valid_name(name) < 0)
    return 1;
  snprintf(url, sizeof url, "http://h.example/users?name=%s", name);
  fetch(url);
  return 0;
}
int isZero(const char *name) {
  char url[99];
  if (!is_valid_name(name))
    return 1;
  snprintf(url, sizeof url, "http://h.example/users?name=%s", name);
  fetch(url);
  return 0;
}

// A truth value is clear.
int isFalse(const char *name) {
  char url[99];
  if (!is_allowed(name))
    return 1;
  snprintf(url, sizeof url, "http://h.example/users?name=%s", name);
  fetch(url);
  return 0;
}
int isTrue(const char *name) {
  char url[99];
  if (is_allowed(name))
    return 1;
  snprintf(url, sizeof url, "http://h.example/users?name=%s", name);
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: 'name' goes into query parameter 'name' without
  fetch(url);
  return 0;
}
