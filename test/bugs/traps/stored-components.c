// Trap: a URL that is recomposed from its encoded components
// Source: curl/curl lib/urlapi.c (7.88)
#include <stdio.h>

struct Url {
  char *scheme, *user, *password, *host, *port, *path, *query, *fragment;
};
char *aprintf(const char *format, ...) __attribute__((format(printf, 1, 2)));

char *url_text(const struct Url *u) {
  return aprintf("%s://%s%s%s%s%s%s%s%s%s%s%s%s%s", u->scheme,
                 u->user ? u->user : "", u->password ? ":" : "",
                 u->password ? u->password : "", u->user ? "@" : "", u->host,
                 u->port ? ":" : "", u->port ? u->port : "",
                 (u->path && (u->path[0] != '/')) ? "/" : "",
                 u->path ? u->path : "/", u->query ? "?" : "",
                 u->query ? u->query : "", u->fragment ? "#" : "",
                 u->fragment ? u->fragment : "");
}
