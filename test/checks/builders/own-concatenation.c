// Functions that put texts together: by their bodies, or by name and shape.
// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

int get(const char *url);
int login(const char *name);
char *url_encode(const char *text);
char *xstrcat(const char *first, ...);
char *concat3(const char *a, const char *b, const char *c);
char *add_account(const char *server, const char *name);

static char *all(const char *first, ...) {
  va_list rest;
  size_t size = strlen(first) + 1;
  const char *next;
  va_start(rest, first);
  while ((next = va_arg(rest, const char *)) != NULL)
    size += strlen(next);
  va_end(rest);
  char *result = malloc(size);
  strcpy(result, first);
  va_start(rest, first);
  while ((next = va_arg(rest, const char *)) != NULL)
    strcat(result, next);
  va_end(rest);
  return result;
}
static char *both(const char *first, ...) {
  va_list rest;
  va_start(rest, first);
  const char *second = va_arg(rest, const char *);
  va_end(rest);
  char *result = malloc(strlen(first) + strlen(second) + 1);
  strcpy(result, first);
  strcat(result, second);
  return result;
}
struct text {
  char *bytes;
  size_t length;
};
static void add(struct text *to, const char *more) {
  size_t n = strlen(more);
  to->bytes = realloc(to->bytes, to->length + n + 1);
  memcpy(to->bytes + to->length, more, n + 1);
  to->length += n;
}
static void extend(char **to, const char *more) {
  size_t n = *to ? strlen(*to) : 0;
  *to = realloc(*to, n + strlen(more) + 1);
  strcpy(*to + n, more);
}

int by_loop(const char *city) {
  return get(all("https://h.example/find?q=", city, "&n=1", NULL));
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'city' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
int by_number(const char *city) {
  return get(both("https://h.example/find?q=", city));
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: 'city' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
int by_name(const char *city) {
  return get(xstrcat("https://h.example/find?q=", city, "&n=1", NULL));
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'city' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
int by_name_of_three(const char *city) {
  return get(concat3("https://h.example/find?q=", city, "&n=1"));
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'city' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
int by_copying(const char *city) {
  const char *base = "https://h.example/find?q=";
  char url[500];
  size_t n = strlen(base), m = strlen(city);
  memcpy(url, base, n);
  memcpy(url + n, city, m + 1);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'city' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(url);
}
int by_structure(const char *city) {
  struct text url = {0};
  add(&url, "https://h.example/find?q=");
  add(&url, city);
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'city' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(url.bytes);
}
int by_pointer(const char *city) {
  char *url = NULL;
  extend(&url, "https://h.example/find?q=");
  extend(&url, city);
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: 'city' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(url);
}

// Encoded values, and names that say something else.
int encoded(const char *city) {
  char *url = NULL;
  struct text other = {0};
  extend(&url, "https://h.example/find?q=");
  extend(&url, url_encode(city));
  add(&other, "https://h.example/find?q=");
  add(&other, url_encode(city));
  return get(all("https://h.example/find?q=", url_encode(city), "&n=1", NULL)) +
         get(xstrcat("https://h.example/find?q=", url_encode(city), NULL)) + get(url) + get(other.bytes);
}
int account(const char *name) { return login(add_account("https://h.example/find?q=", name)); }
