// Buffers that are filled with zeros before text is appended.
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>

char *urlencode(const char *text);
void http_get(const char *url);

void encoded(const char *title) {
  char part[100], url[300];
  memset(part, 0, sizeof(part));
  bzero(url, sizeof(url));
  strcat(part, urlencode(title));
  strcat(url, "http://h.example/?q=");
  strcat(url, part);
  http_get(url);
}
static void put(const char *title, char part[]) {
  char code[100];
  memset(code, '\0', 100);
  strcat(code, urlencode(title));
  strcat(part, code);
}
void by_another(const char *title) {
  char part[100], url[300];
  memset(part, 0, 100);
  put(title, part);
  snprintf(url, sizeof(url), "http://h.example/?q=%s", part);
  http_get(url);
}
void raw(const char *title) {
  char url[300];
  memset(url, 0, sizeof(url));
  strcat(url, "http://h.example/?q=");
  strcat(url, title);
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'title' goes into query parameter 'q' without
  http_get(url);
}
void again(const char *title) {
  char url[300];
  sprintf(url, "title: %s", title);
  puts(url);
  memset(url, 0, sizeof(url));
  strcat(url, "http://h.example/");
  http_get(url);
}
