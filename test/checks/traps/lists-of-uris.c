// RUN: %check_clang_tidy %s uri-unencoded-data,uri-illegal-character %t -- -config='{CheckOptions: {MinConfidence: possible}}'

// Several URIs in one text, with blanks between them.

#include <stdio.h>

char *print_new(const char *format, ...) __attribute__((format(printf, 1, 2)));
char *print_more(char *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void connect_to(const char *uri);

void servers(const char *scheme, const char *const *hosts, int port) {
  char *uri = NULL;
  for (; *hosts; hosts++)
    if (uri)
      uri = print_more(uri, "/ %s://%s", scheme, *hosts);
    else
      uri = print_new("%s://%s", scheme, *hosts);
  uri = print_more(uri, ":%d/", port);
  connect_to(uri);
}

void one(const char *title) {
  char url[256];
  snprintf(url, sizeof url, "http://h.example/a list/%s", title);
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: ' ' is not allowed in a path segment; {{.*}} [uri-illegal-character]
// CHECK-MESSAGES: :[[@LINE-2]]:59: warning: 'title' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-FIXES: snprintf(url, sizeof url, "http://h.example/a%%20list/%s", title);
  connect_to(url);
}
