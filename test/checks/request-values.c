// Functions that return a parameter of a request, according to their names.
// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <stdio.h>

const char *web_get_param(const char *name);
const char *http_request_parameter(void *request, const char *name);
const char *board_of(const char *name);
void redirect(const char *url);

void redirected(void *request) {
  char url[512];
  snprintf(url, sizeof url, "doc?board=%s&start=%s", board_of("b"), web_get_param("start"));
// CHECK-MESSAGES: :[[@LINE-1]]:69: warning: 'start' goes into query parameter 'start' without percent-encoding: {{.*}} [uri-unencoded-data]
  redirect(url);
  snprintf(url, sizeof url, "https://h.example/?theme=%s", http_request_parameter(request, "theme"));
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: {{.*}} goes into query parameter 'theme' without percent-encoding: {{.*}} [uri-unencoded-data]
  redirect(url);
}
