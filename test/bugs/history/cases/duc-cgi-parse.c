// Check: uri-premature-decoding
// Reasoning: out-parameter
// Source: zevv/duc@f4930373
// Input: 'path=/a%26b=c' has the parameters 'path' and 'b'
// Sight: found
#include <ctype.h>
#include <string.h>

char *getenv(const char *name);
char *strndup(const char *text, size_t size);
void add_param(char *key, char *val);

static int hexval(int c) { return c <= '9' ? c - '0' : (c & 0xDF) - 'A' + 10; }

static void decodeURIComponent(char *source, char *dest) {
  while (*source) {
    if (*source == '%' && isxdigit((unsigned char)source[1]) &&
        isxdigit((unsigned char)source[2])) {
      *dest++ = (char)(16 * hexval(source[1]) + hexval(source[2]));
      source += 3;
    } else {
      *dest++ = *source++;
    }
  }
  *dest = '\0';
}

int cgi_parse(void) {
  char *qs = getenv("QUERY_STRING");
  if (!qs)
    return -1;
#ifndef MENDED
  decodeURIComponent(qs, qs); // BUG
#endif
  char *p = qs;
  for (;;) {
    char *pe = strchr(p, '='); // OR
    if (!pe)
      break;
    char *pn = strchr(pe, '&'); // OR
    if (!pn)
      pn = pe + strlen(pe);
    char *key = strndup(p, pe - p);
    char *val = strndup(pe + 1, pn - pe - 1);
#ifdef MENDED
    decodeURIComponent(key, key);
    decodeURIComponent(val, val);
#endif
    add_param(key, val);
    if (*pn == 0)
      break;
    p = pn + 1;
  }
  return 0;
}
