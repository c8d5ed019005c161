// A macro appends encoded values and literals at a pointer that it moves.
// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <stdlib.h>
#include <string.h>

struct url {
  const char *scheme, *user, *password, *host;
};
char *url_escape(const char *text);
size_t length_of(const struct url *url);

#define HIDDEN "*password*"
#define APPEND(p, s)                                                                               \
  do {                                                                                             \
    int len = strlen(s);                                                                           \
    memcpy(p, s, len);                                                                             \
    p += len;                                                                                      \
  } while (0)

char *url_string(const struct url *url, int hides) {
  char *p, *result, *user = NULL, *password = NULL;
  if (url->user) {
    user = url_escape(url->user);
    if (url->password) {
      if (hides)
        password = (char *)HIDDEN;
      else
        password = url_escape(url->password);
    }
  }
  p = result = malloc(length_of(url));
  APPEND(p, "https://");
  if (user) {
    APPEND(p, user);
    if (password) {
      *p++ = ':';
      APPEND(p, password);
    }
    *p++ = '@';
  }
  APPEND(p, url->host);
  *p = '\0';
  return result;
}
