// Records whose first field is a URI.
// RUN: %check_clang_tidy %s 'uri-*' %t

#include <stdio.h>

void push(const char *record);

void tile(const char *folder, int zoom, int x, int y) {
  char record[512];
  snprintf(record, sizeof record, "https://h.example/z%d/%d_%d.jpg|%s/%d/%d.png|%s/%d/", zoom, x, y, folder, x, y, folder, x);
  push(record);
}

// The first field is checked.
void titled(const char *title, const char *path) {
  char record[512];
  snprintf(record, sizeof record, "https://h.example/%s.png|%s", title, path);
// CHECK-MESSAGES: :[[@LINE-1]]:66: warning: 'title' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  push(record);
}

// In a query, it is a mistake.
void queried(const char *title) {
  char url[512];
  snprintf(url, sizeof url, "https://h.example/?q=200x300|%s", title);
// CHECK-MESSAGES: :[[@LINE-1]]:64: warning: 'title' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  push(url);
}
