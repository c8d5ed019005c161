// Check: uri-unencoded-data
// Reasoning: join
// Source: common: scrobblers of music players written in C
// Input: the artist 'Simon & Garfunkel' is sent as 'Simon '
#include <stdio.h>
#include <string.h>

struct param {
  const char *key;
  const char *value;
};
char *url_escape(const char *text);
int http_post(const char *url, const char *body);

int scrobble(const struct param *params, int count) {
  char body[4096] = "";
  size_t length = 0;
  for (int i = 0; i < count; i++) {
#ifndef MENDED
    length += snprintf(body + length, sizeof(body) - length, "%s%s=%s", // OR
                       i ? "&" : "", params[i].key, params[i].value); // BUG
#else
    length += snprintf(body + length, sizeof(body) - length, "%s%s=%s",
                       i ? "&" : "", url_escape(params[i].key), url_escape(params[i].value));
#endif
  }
  return http_post("https://audio.example.com/2.0/", body);
}
