// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>
#include <string.h>

char *url_encode(const char *text);
void get(const char *target);

// A helper writes a whole URI to a buffer, and its calls show its arguments.
static void make(char *url, size_t size, const char *text) {
  snprintf(url, size, "https://h.example/find?q=%s", text);
}
void raw(const char *city) {
  char url[100];
  make(url, sizeof url, city);
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'city' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  get(url);
}
void encoded(const char *city) {
  char url[100];
  make(url, sizeof url, url_encode(city));
  get(url);
}

// A helper appends a parameter.
static void add(char *url, const char *key, const char *value) {
  strcat(url, "&");
  strcat(url, key);
  strcat(url, "=");
  strcat(url, value);
}
void appended(const char *city) {
  char url[100] = "https://h.example/find?n=1";
  add(url, "city", city);
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'city' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  get(url);
}

// A helper allocates the string that it returns through a pointer.
extern int asprintf(char **out, const char *format, ...);
static int target(char **out, const char *key, const char *value) {
  return asprintf(out, "/find?%s=%s", key, value);
}
void pointed(const char *city) {
  char *path;
  target(&path, "city", city);
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'city' goes into query parameter 'city' without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
  target(&path, "city", url_encode(city));
  get(path);
}

// Not reported: the function changes its own copy of the pointer.
static const char *skip(const char *text) {
  while (*text == ' ')
    text++;
  return text;
}
void skipped(const char *city) {
  char *value = url_encode(city);
  char url[100];
  snprintf(url, sizeof url, "https://h.example/find?q=%s", skip(value));
  get(url);
}

// Not reported: data that a helper only prints.
static void complain(const char *text) { fprintf(stderr, "%s?\n", text); }
void prose(const char *city) {
  complain("see https://h.example/help?q=");
  complain(city);
}

// A caller passes one of two values: not a constant.
static void find(const char *text) {
  char url[100];
  snprintf(url, sizeof url, "https://h.example/find?q=%s", text);
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  get(url);
}
void find_either(int some, const char *city, const char *name) {
  find(some ? city : name);
}

// A helper is reported, and not its caller again, although it also writes the
// value somewhere else.
static char *address(const char *text) {
  static char url[100];
  fprintf(stderr, "GET /find?q=%s\n", text);
  snprintf(url, sizeof url, "https://h.example/find?q=%s", text);
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'text' goes into query parameter 'q' without percent-encoding
  fprintf(stderr, "%s?\n", text);
  return url;
}
void find_name(const char *name) { get(address(name)); }
