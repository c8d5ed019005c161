// Trap: a table for names in multipart headers (WHATWG), not a URI
// Source: curl/curl lib/mime.c (7.88)
#include <string.h>

static const char *const FormTable[] = {"\"%22", "\r%0D", "\n%0A", NULL};

const char *escape_of(char c) {
  for (const char *const *p = FormTable; *p; ++p)
    if (**p == c)
      return *p + 1;
  return NULL;
}
