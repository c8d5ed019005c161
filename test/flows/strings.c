// RUN: %build_root/bin/uri-tidy-print-flows %s -- -std=c11 -D_GNU_SOURCE | FileCheck %s

// The flows of calls of the C library.

#include <stdlib.h>
#include <string.h>

void texts(char *to, const char *s, char **rest, char buffer[8]) {
  strchr(s, '?');
  strstr(buffer, s);
  strtok_r(to, "&", rest);
  strsep(rest, "&");
  strdup(s);
  strndup(s, 3);
  stpcpy(to, s);
  strcpy(to, s);
  memcpy(to, s, 3);
  to = realloc(to, 30);
  free(to);
  qsort(to, 3, 1, 0);
  strtol(s, rest, 10);
}
