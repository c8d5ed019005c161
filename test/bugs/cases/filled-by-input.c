// Check: uri-unencoded-data
// Reasoning: out-parameter
// Source: common: input of the user that is read into a buffer
// Input: 'new york' gives a request line that ends at the space
#include <stdio.h>

char *fgets(char *buffer, int size, FILE *stream);
extern FILE *stdin;
char *trim(char *text);
char *percent_encode(const char *text);
int http_get(const char *url);

int ask(void) {
  char place[128], url[256];
  if (!fgets(place, sizeof(place), stdin))
    return -1;
  trim(place);
#ifndef MENDED
  sprintf(url, "http://api.example.org/weather?place=%s", place); // BUG
#else
  sprintf(url, "http://api.example.org/weather?place=%s", percent_encode(place));
#endif
  return http_get(url);
}
