// Check: uri-premature-decoding
// Reasoning: flow
// Source: common: CGI programs in C
// Input: the value 'a%26b' is split in two
#include <stdlib.h>
#include <string.h>

char *getenv(const char *name);
char *strtok(char *text, const char *delimiters);
void url_decode(char *text);
void set_option(const char *pair);

void read_options(void) {
  char *query = strdup(getenv("QUERY_STRING"));
#ifndef MENDED
  url_decode(query); // BUG
  for (char *pair = strtok(query, "&"); pair; pair = strtok(NULL, "&"))
    set_option(pair);
#else
  for (char *pair = strtok(query, "&"); pair; pair = strtok(NULL, "&")) {
    url_decode(pair);
    set_option(pair);
  }
#endif
}
