// Text that is encoded as a whole before it becomes a URI, and text that is decoded
// before it is divided as one.
// RUN: %check_clang_tidy -expect-no-diagnosis -std=gnu11 %s 'uri-*,-uri-double-encoding' %t

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *evhttp_encode_uri(const char *text);

char *report(const char *base, double load, unsigned long time) {
  char text[300];
  snprintf(text, sizeof text, "%s/ping?load=%3.2f%%&mode=a b&time=%lu", base, load, time);
  return evhttp_encode_uri(text);
}

// `/go?https%3A%2F%2Fh.example%2F`: the query is one value.
struct url {
  char *scheme, *host, *path, *query;
};
char *url_decode(const char *text);
static void split_url(struct url *to, char *text) {
  char *colon = strchr(text, ':');
  char *slash = strchr(text, '/');
  if (!colon || !slash)
    return;
  *colon = 0;
  to->scheme = text;
  to->host = slash + 2;
  to->path = strchr(to->host, '/');
  to->query = strchr(to->host, '?');
  char *fragment = strchr(to->host, '#');
  if (fragment)
    *fragment = 0;
}
void go(const struct url *request, struct url *target) {
  split_url(target, url_decode(request->query));
}

// Words of a query that were never decoded.
typedef struct apr_pool_t apr_pool_t;
char *apr_psprintf(apr_pool_t *pool, const char *format, ...);
char *ap_getword(apr_pool_t *pool, const char **line, char stop);
char *without(apr_pool_t *pool, const struct url *from, const char *other) {
  const char *query = from->query;
  char *args = "";
  const char *pair;
  while (*query && (pair = ap_getword(pool, &query, '&'))) {
    const char *key = ap_getword(pool, &pair, '=');
    if (strcmp(key, other))
      args = apr_psprintf(pool, "%s&%s=%s", args, key, pair);
  }
  return args;
}

// The quote of the next attribute does not end the URL.
size_t row(char *to, const char *title, int by_name) {
  char *end = to;
  end += sprintf(end, "<a href=\"/files/");
  end += sprintf(end, "%d", by_name);
  end += sprintf(end, "%s", by_name ? "?C=N&amp;O=D" : "");
  *end++ = '"';
  end += sprintf(end, " title=\"");
  end += sprintf(end, "%s", title);
  return (size_t)(end - to);
}

// Nothing but letters of other languages is left that needs encoding.
static int is_word(const char *text) {
  for (; *text; ++text)
    if (!((unsigned char)*text >= 0x80 || (*text >= 'a' && *text <= 'z')))
      return 0;
  return 1;
}
int fetch(const char *url);
void look_up(const char *word) {
  char url[200];
  if (!is_word(word))
    return;
  snprintf(url, sizeof url, "https://h.example/words?q=%s", word);
  fetch(url);
}
