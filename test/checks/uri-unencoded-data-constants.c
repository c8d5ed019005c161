// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>
#include <string.h>

int http_get(const char *url);

// A constant in a variable: the program shows where the data ends.
int local(void) {
  const char *name = "Tom&Jerry";
  char url[200];
  snprintf(url, sizeof url, "https://h.example/s?name=%s", name);
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'name' goes into query parameter 'name' without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url);
}
int segment(void) {
  const char *file = "file?.txt";
  char url[200];
  snprintf(url, sizeof url, "https://h.example/files/%s/raw", file);
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: 'file' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url);
}
int password(void) {
  const char *secret = "p@ss/1";
  char url[200];
  snprintf(url, sizeof url, "ftp://joe:%s@h.example/", secret);
// CHECK-MESSAGES: :[[@LINE-1]]:56: warning: 'secret' goes into the userinfo without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url);
}

// As the argument of a format.
int argument(void) {
  char url[200];
  snprintf(url, sizeof url, "https://h.example/s?name=%s", "Tom&Jerry");
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: '"Tom&Jerry"' goes into query parameter 'name' without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url);
}

// As the argument of a helper.
static int search(const char *term) {
  char url[200];
  snprintf(url, sizeof url, "https://h.example/s?q=%s", term);
  return http_get(url);
}
int helper(void) {
  return search("C#");
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: '"C#"' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// One of several, in a table and in a field.
int table(int i) {
  static const char *const bands[] = {"AC/DC", "U2"};
  char url[200];
  snprintf(url, sizeof url, "https://h.example/bands/%s/albums", bands[i]);
// CHECK-MESSAGES: :[[@LINE-1]]:66: warning: 'bands' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url);
}
struct book {
  const char *title;
};
static const struct book books[] = {{"War&Peace"}, {"Emma"}};
int field(int i) {
  char url[200];
  snprintf(url, sizeof url, "https://h.example/books?title=%s", books[i].title);
// CHECK-MESSAGES: :[[@LINE-1]]:65: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url);
}

// A separator, a suffix and more of the query continue the URI.
int separator(int first) {
  const char *sep = first ? "?" : "&";
  char url[200];
  snprintf(url, sizeof url, "https://h.example/s%sname=x", sep);
  return http_get(url);
}
int suffix(int verbose) {
  const char *suffix = verbose ? "&verbose=1" : "";
  char url[200];
  snprintf(url, sizeof url, "https://h.example/s?name=x%s", suffix);
  return http_get(url);
}
int pairs(void) {
  const char *order = "asc&limit=5";
  char url[200];
  snprintf(url, sizeof url, "https://h.example/s?order=%s", order);
  return http_get(url);
}
int alternatives(int all) {
  const char *order = all ? "name&all=1" : "a&b";
  char url[200];
  snprintf(url, sizeof url, "https://h.example/s?order=%s", order);
  return http_get(url);
}
int delimiters(void) {
  const char *credentials = "joe:secret@", *version = "v1/";
  char url[200];
  snprintf(url, sizeof url, "ftp://%sh.example/%sitems", credentials, version);
  return http_get(url);
}

// A name says that it is a path or options.
int named(void) {
  const char *path = "a/b/c", *options = "json&pretty";
  char url[200];
  snprintf(url, sizeof url, "https://h.example/files/%s/raw?format=%s", path,
           options);
  return http_get(url);
}

// Nothing in it has a meaning there, or it is encoded already.
int harmless(void) {
  const char *name = "Bob", *mail = "a@b.example", *encoded = "Tom%26Jerry";
  char url[200];
  snprintf(url, sizeof url, "https://h.example/s?a=%s&b=%s&c=%s", name, mail,
           encoded);
  return http_get(url);
}

// Literals that are put together, and literals of a conditional, are text of
// the program's own.
int literals(int all) {
  char url[200];
  strcpy(url, "https://h.example/s");
  strcat(url, all ? "?all=1" : "?one=1");
  strcat(url, "&x=2");
  return http_get(url);
}

// A '+' between words may be a blank.
int blank(void) {
  const char *scope = "read+write";
  char url[200];
  snprintf(url, sizeof url, "https://h.example/s?scope=%s", scope);
  return http_get(url);
}
