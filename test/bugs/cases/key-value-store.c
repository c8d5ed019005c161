// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: clients of HTTP key-value stores
// Input: the key 'a?b' gives 'http://h:2379/v2/keys/a?b?wait=true': the key 'a'
// Missed: only 'possible', as a segment of a path whose name does not say that
//   people write it
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>

struct session {
  CURL *curl;
  const char *server;
  int port;
};

char *store_watch(struct session *s, const char *key) {
  char *url;
#ifndef MENDED
  if (asprintf(&url, "http://%s:%d/v2/keys/%s?wait=true&recursive=true",
               s->server, s->port, key) < 0) // MISSED
    return NULL;
#else
  char *escaped = curl_easy_escape(s->curl, key, 0);
  if (asprintf(&url, "http://%s:%d/v2/keys/%s?wait=true&recursive=true",
               s->server, s->port, escaped) < 0)
    return NULL;
  curl_free(escaped);
#endif
  curl_easy_setopt(s->curl, CURLOPT_URL, url);
  return url;
}
