// Check: uri-premature-decoding
// Reasoning: flow
// Source: owntone/owntone-server@b18b7641
// Input: '/api/AC%2FDC/tracks' has four parts instead of three
// Sight: found
#include <stdlib.h>
#include <string.h>

struct evhttp_uri;
const char *evhttp_uri_get_path(const struct evhttp_uri *uri);
char *evhttp_uridecode(const char *uri, int decode_plus, size_t *size_out);
char *strtok_r(char *text, const char *delimiters, char **rest);
#define PARTS 8

int split_path(const struct evhttp_uri *uri, char *parts[PARTS]) {
  const char *path = evhttp_uri_get_path(uri);
  char *rest;
  int i = 0;
#ifndef MENDED
  char *decoded = evhttp_uridecode(path, 0, NULL); // OR
  char *part = strtok_r(decoded, "/", &rest); // BUG
  for (; i < PARTS && part; i++) {
    parts[i] = strdup(part);
    part = strtok_r(NULL, "/", &rest);
  }
  free(decoded);
#else
  char *copy = strdup(path);
  char *part = strtok_r(copy, "/", &rest);
  for (; i < PARTS && part; i++) {
    parts[i] = evhttp_uridecode(part, 0, NULL);
    part = strtok_r(NULL, "/", &rest);
  }
  free(copy);
#endif
  return i;
}
