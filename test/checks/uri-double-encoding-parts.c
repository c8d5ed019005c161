// RUN: %check_clang_tidy -std=gnu11 %s uri-double-encoding %t

#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

// A value with encoded parts is encoded again; a URI or several values may
// become one.

char *curl_escape(const char *text, int length);
int fetch(const char *url);

void parts(const char *title, const char *name, int season) {
  char text[200], url[900], *encoded = curl_escape(title, 0);
  snprintf(text, sizeof text, "S%02d%%20%s", season, encoded);
  snprintf(url, sizeof url, "https://h.example/?text=%s", curl_escape(text, 0));
  // CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'curl_escape' encodes the result of 'curl_escape' again: every '%' becomes '%25' [uri-double-encoding]
  fetch(url);
  snprintf(text, sizeof text, "https://h.example/back?text=%s", encoded);
  snprintf(url, sizeof url, "https://h.example/?to=%s", curl_escape(text, 0));
  fetch(url);
  snprintf(text, sizeof text, "%s:%s", encoded, curl_escape(name, 0));
  snprintf(url, sizeof url, "https://h.example/?user=%s", curl_escape(text, 0));
  fetch(url);
}
