// Check: uri-illegal-character
// Reasoning: literal
// Source: qoretechnologies/qore#4361
// Input: the server answers 400 to '"'
#include <stdio.h>

int get(const char *url);

int versions(const char *host, int first) {
  char url[512];
#ifndef MENDED
  snprintf(url, sizeof(url), "http://%s/api/v1/search?start=%d&where={\"state\":\"open\"}", host, first); // BUG
#else
  snprintf(url, sizeof(url), "http://%s/api/v1/search?start=%d&where=%%7B%%22state%%22:%%22open%%22%%7D", host, first);
#endif
  return get(url);
}
