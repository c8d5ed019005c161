// Check: uri-unencoded-data
// Reasoning: out-parameter
// Source: common: the encoder writes to one buffer, but another one is used
// Input: the file 'a b&c' gives '?file=a b&c'
#include <stdio.h>

void url_encode(char *dest, const char *src);
int http_get(const char *url);

int remove_file(const char *host, const char *file) {
  char escaped[768], url[1024];
  url_encode(escaped, file);
#ifndef MENDED
  snprintf(url, sizeof(url), "http://%s/rm?file=%s&force=1", host, file); // BUG
#else
  snprintf(url, sizeof(url), "http://%s/rm?file=%s&force=1", host, escaped);
#endif
  return http_get(url);
}
