// A name says what text is, and not what the values in that text are.
// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <stdio.h>

struct request {
  const char *station_pid;
};
int http_get(const char *url);
void url_encode(char *out, const char *text);

// 'query' is what the request is: a stored value without a name that says
// that people write it is not reported.
static int play(int channel, const char *query) {
  char url[512];
  printf("%d: %s\n", channel, query);
  snprintf(url, sizeof url, "https://h.example/play?%s", query);
  return http_get(url);
}
int play_stored(const struct request *request) {
  char text[256];
  snprintf(text, sizeof text, "pids=%s", request->station_pid);
  return play(1, text);
}

// The value itself is passed under such a name.
static int search(const char *query) {
  char url[512];
  snprintf(url, sizeof url, "https://h.example/find?q=%s", query);
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'query' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return http_get(url);
}
int search_stored(const struct request *request) {
  return search(request->station_pid);
}
