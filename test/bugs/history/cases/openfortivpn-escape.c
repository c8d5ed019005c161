// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: adrienverge/openfortivpn@64dda9b4
// Input: 'ł' gives '%FFFFFFC5%FFFFFF82'
// Sight: found
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The project's function escapes '-', '.', '_' and '~', too.
char *uri_escape(const char *string) { // OR
  char *escaped = NULL;
  size_t allocated_len = 0;
  size_t real_len = 0;
  for (size_t i = 0; string[i]; i++) {
    if (allocated_len < real_len + 4) {
      allocated_len += 16;
      char *tmp = realloc(escaped, allocated_len);
      if (tmp == NULL) {
        free(escaped);
        escaped = NULL;
        break;
      }
      escaped = tmp;
    }
#ifndef MENDED
    if (isalnum(string[i]) || strchr("-._~", string[i])) // OR
      escaped[real_len++] = string[i];
    else
      real_len += sprintf(&escaped[real_len], "%%%02X", string[i]); // BUG
#else
    if (isalnum((unsigned char)string[i]) || strchr("-._~", string[i]))
      escaped[real_len++] = string[i];
    else
      real_len +=
          sprintf(&escaped[real_len], "%%%02X", (unsigned char)string[i]);
#endif
  }
  if (escaped)
    escaped[real_len] = '\0';
  return escaped;
}
