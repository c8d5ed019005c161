// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t -- -- -DRAW
// RUN: %check_clang_tidy -std=c11 -check-suffixes=DECODED %s uri-unencoded-data %t

#include <stdio.h>
#include <stdlib.h>

struct mailbox {
  char *url;
};
char *url_decode(const char *text);

// The program may take its own URIs apart as it makes them.
FILE *open_mailbox(const struct mailbox *mailbox) {
#ifdef RAW
  return fopen(mailbox->url + 7, "r");
#else
  char *path = url_decode(mailbox->url + 7);
  FILE *file = fopen(path, "r");
  free(path);
  return file;
#endif
}
char *format(const char *format, ...);
struct mailbox made(const char *path) {
  struct mailbox result = {format("file://%s", path)};
// CHECK-MESSAGES-DECODED: :[[@LINE-1]]:48: warning: 'path' goes into a 'file:' URI without percent-encoding: {{.*}} [uri-unencoded-data]
  return result;
}
// Others read these.
void get(const char *url);
void seen(const char *title) {
  char url[256];
  snprintf(url, sizeof(url), "https://h.example/?q=%s", title);
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'title' goes into query parameter 'q' {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES-DECODED: :[[@LINE-2]]:57: warning: 'title' goes into query parameter 'q' {{.*}} [uri-unencoded-data]
  get(url);
}
