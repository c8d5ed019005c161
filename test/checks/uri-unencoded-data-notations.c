// RUN: %check_clang_tidy -std=gnu11 %s uri-unencoded-data,uri-illegal-character %t

#define _GNU_SOURCE
#include <stdio.h>

// What only looks like a URI: the path of a repository, as scp writes it, and
// templates with marks.

int fetch(const char *url);
int run(const char *a, const char *b, const char *url);

void remotes(const char *group, const char *project, const char *host) {
  char remote_url[200];
  snprintf(remote_url, sizeof remote_url, "git@git.example:%s/%s", group, project);
  run("remote", "add", remote_url);
  snprintf(remote_url, sizeof remote_url, "git@%s:%s/%s", host, group, project);
  run("remote", "add", remote_url);
  snprintf(remote_url, sizeof remote_url, "me@git.example:%d/find?q=%s", 80, project);
  // CHECK-MESSAGES: :[[@LINE-1]]:78: warning: 'project' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  run("remote", "add", remote_url);
}

const char *tile_uri(int source) {
  switch (source) {
  case 0:
    return "https://tile.example/#Z/#X/#Y.png";
  case 1:
    return "https://t#R.tile.example/?x=#X&y=#Y&z=#Z";
  default:
    return "https://tile.example/#top/#end";
    // CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: '#' is not allowed in a fragment; write '%23' [uri-illegal-character]
    // CHECK-FIXES: return "https://tile.example/#top/%23end";
  }
}

// A constant of punctuation stands between values.
#define SEPARATOR ", "
void summary(const char *city, const char *ip) {
  char url[200];
  snprintf(url, sizeof url, "?clientip=%s%sstatus=%s%s", ip, SEPARATOR, "ok", SEPARATOR);
  fetch(url);
  snprintf(url, sizeof url, "?city=%s%sstatus=%s", city, SEPARATOR, "ok");
  // CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'city' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  fetch(url);
}

// HTTP messages: the body of a form, blanks in the target, any method.
void messages(int fd, const char *name, const char *text, const char *path) {
  dprintf(fd, "POST /login HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\nsecret=%s", text);
  // CHECK-MESSAGES: :[[@LINE-1]]:107: warning: 'text' goes into query parameter 'secret' without percent-encoding: {{.*}} [uri-unencoded-data]
  dprintf(fd, "POST /login HTTP/1.1\r\nContent-Type: text/plain\r\n\r\nsecret=%s", text);
  dprintf(fd, "GET /hello?msg=node started&n=%d HTTP/1.1\r\n\r\n", 1);
  // CHECK-MESSAGES: :[[@LINE-1]]:35: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
  // CHECK-FIXES: dprintf(fd, "GET /hello?msg=node%%20started&n=%d HTTP/1.1\r\n\r\n", 1);
  dprintf(fd, "SEARCH /dav/?query=%s&depth=%d HTTP/1.1\r\n\r\n", text, 1);
  // CHECK-MESSAGES: :[[@LINE-1]]:66: warning: 'text' goes into query parameter 'query' without percent-encoding: {{.*}} [uri-unencoded-data]
  dprintf(fd, "CONNECT %s:%d HTTP/1.1\r\n\r\n", name, 443);
}
