// RUN: %check_clang_tidy %s uri-premature-decoding %t -- -- -isystem %clang_tidy_headers

#include <string.h>
char *strrchr(const char *text, int c);

char *g_uri_unescape_string(const char *escaped, const char *illegal);
char *strtok(char *text, const char *delimiters);
void handle(const char *path, const char *query);

// The target of a request, split after it is decoded.
void dispatch(const char *request_uri) {
  char *target = g_uri_unescape_string(request_uri, NULL);
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'g_uri_unescape_string' decodes the whole URI {{.*}} [uri-premature-decoding]
  handle(target, strchr(target, '?'));
}

// With strtok(), in a helper.
static void split(char *text) {
  for (char *part = strtok(text, "&"); part; part = strtok(NULL, "&"))
    handle(part, "");
}
void arguments(const char *query) {
  char *plain = g_uri_unescape_string(query, NULL);
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: 'g_uri_unescape_string' decodes the whole query {{.*}} [uri-premature-decoding]
  split(plain);
}

// Twice.
char *twice(const char *value) {
  return g_uri_unescape_string(g_uri_unescape_string(value, NULL), NULL);
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: this decodes the result of 'g_uri_unescape_string' again: {{.*}} [uri-premature-decoding]
}

// Not reported: split first.
void in_order(const char *request_uri) {
  const char *query = strchr(request_uri, '?');
  handle(g_uri_unescape_string(request_uri, NULL), query);
}

// The whole path of a file, and a part of its name, which the program may have
// encoded itself in order to make it a name.
char *g_filename_from_uri(const char *uri, char **host, void **error);
char *whole_path(const char *uri) {
  char *path = g_filename_from_uri(uri, NULL, NULL);
  return g_uri_unescape_string(path, NULL);
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: this decodes the result of 'g_filename_from_uri' again: {{.*}} [uri-premature-decoding]
}
char *kind_in_name(const char *uri) {
  char *path = g_filename_from_uri(uri, NULL, NULL);
  char *kind = strrchr(path, '.');
  return kind ? g_uri_unescape_string(kind + 1, NULL) : NULL;
}
