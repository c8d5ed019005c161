// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

#include <stdlib.h>
#include <string.h>
#include <stdio.h>

// A value that a function has decoded out of a field is reported where it is
// inserted, and not where that function is called.

struct request {
  char line[4096];
  const char *query;
};

int http_get(const char *url);

static int digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static int decode(char *to, const char *from) {
  for (; *from && *from != '&'; ++from) {
    if (*from != '%') {
      *to++ = *from;
      continue;
    }
    if (digit(from[1]) < 0 || digit(from[2]) < 0)
      return -1;
    *to++ = (char)(digit(from[1]) * 16 + digit(from[2]));
    from += 2;
  }
  *to = 0;
  return 0;
}

static char *message(const struct request *r) {
  char *text = malloc(strlen(r->query) + 1);
  if (text && decode(text, r->query) >= 0)
    return text;
  free(text);
  return NULL;
}

void split(struct request *r) {
  char *mark = strchr(r->line, '?');
  r->query = mark ? mark + 1 : "";
}

void to_login(const struct request *r) {
  char url[8192], *msg = message(r);
  if (msg) {
    snprintf(url, sizeof url, "http://h.example/login?reason=denied&message=%s", msg);
    // CHECK-MESSAGES: :[[@LINE-1]]:82: warning: 'msg' goes into query parameter 'message' without percent-encoding: {{.*}} [uri-unencoded-data]
    http_get(url);
  }
  free(msg);
}
