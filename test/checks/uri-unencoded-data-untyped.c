// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

// The type of what a 'void *' leads to is the one to which it is converted.

#include <stdio.h>
#include <stdlib.h>

struct job {
  const char *city;
  char *key;
};
int fetch(const char *url);
void start(void *(*run)(void *), void *data);

void *search(void *data) {
  const char *query = data;
  char url[256];
  snprintf(url, sizeof(url), "https://api.example/find?q=%s", query);
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: 'query' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  fetch(url);
  return NULL;
}
void *show(void *data) {
  char url[256];
  snprintf(url, sizeof(url), "https://api.example/find?title=%s",
           (const char *)data);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'data' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
  fetch(url);
  return NULL;
}
void *weather(void *data) {
  struct job *job = data;
  char url[256];
  snprintf(url, sizeof(url), "https://api.example/now?city=%s", job->city);
// CHECK-MESSAGES: :[[@LINE-1]]:65: warning: 'city' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  fetch(url);
  return NULL;
}
// Numbers and objects of the program.
void *count(void *data) {
  int *number = data;
  char url[256];
  snprintf(url, sizeof(url), "https://api.example/find?title=%d", *number);
  fetch(url);
  return NULL;
}

// The text of a function whose parameter is a format of URIs.
int request(void *client, const char *url_format, ...);
int trace(void *client, const char *format, ...);
void named(void *client, const char *title, int number) {
  request(client, "/books/find?title=%s", title);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
  request(client, "/books/%d", number);
  trace(client, "/books/find?title=%s", title);
}
