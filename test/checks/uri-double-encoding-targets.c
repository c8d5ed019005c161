// RUN: %check_clang_tidy %s uri-double-encoding %t -- --

#include <stdio.h>

typedef struct ne_session_s ne_session;
int ne_mkcol(ne_session *sess, const char *path);
int ne_put(ne_session *sess, const char *path, int fd);
char *ne_path_escape(const char *path);

// The function takes the whole target of a request.
void twice(ne_session *session, const char *name) {
  char path[200];
  char *segment = ne_path_escape(name);
  snprintf(path, sizeof path, "/dav/%s/", segment);
  ne_mkcol(session, ne_path_escape(path));
// CHECK-MESSAGES: :[[@LINE-1]]:21: warning: 'ne_path_escape' encodes text that already contains escapes: every '%' becomes '%25' [uri-double-encoding]
}

// Encoded once, as a whole or in parts.
void once(ne_session *session, const char *name, int fd) {
  char path[200];
  snprintf(path, sizeof path, "/dav/%s/", name);
  ne_put(session, ne_path_escape(path), fd);
}
void parts(ne_session *session, const char *name) {
  char path[200];
  snprintf(path, sizeof path, "/dav/%s/", ne_path_escape(name));
  ne_mkcol(session, path);
}
