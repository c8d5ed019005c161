// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- -O2

// With optimization, glibc's tolower() and toupper() are macros that read tables.

#include <ctype.h>
#include <stdio.h>
#include <string.h>

void url_encode_upper(char *out, const char *text) {
  for (; *text; text++) {
    const unsigned char c = *text;
    if (isalnum(c) || (c && strchr("-._~", c))) {
      *out++ = c;
    } else {
      char escape[4];
      sprintf(escape, "%%%02x", c);
      for (const char *p = escape; *p; p++)
        *out++ = toupper((unsigned char)*p);
    }
  }
  *out = 0;
}

void url_encode_lower(char *out, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_encode_lower' writes lowercase hex digits [uri-faulty-encoder]
  for (; *text; text++) {
    const unsigned char c = *text;
    if (isalnum(c) || (c && strchr("-._~", c))) {
      *out++ = c;
    } else {
      char escape[4];
      sprintf(escape, "%%%02X", c);
      for (const char *p = escape; *p; p++)
        *out++ = tolower((unsigned char)*p);
    }
  }
  *out = 0;
}
