// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: pilight/pilight#253
// Input: '/' gives '%2f'; 'é' is a negative argument of isalnum()
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static char to_hex(char code) {
#ifndef MENDED
  static char hex[] = "0123456789abcdef"; // OR
#else
  static char hex[] = "0123456789ABCDEF";
#endif
  return hex[code & 15];
}

char *url_encode(char *str) { // OR
  char *pstr = str, *buf = malloc(strlen(str) * 3 + 1), *pbuf = buf;
  while (*pstr) {
#ifndef MENDED
    if (isalnum(*pstr) || *pstr == '-' || *pstr == '_' || *pstr == '.' || *pstr == '~') // BUG
#else
    if (isalnum((unsigned char)*pstr) || *pstr == '-' || *pstr == '_' ||
        *pstr == '.' || *pstr == '~')
#endif
      *pbuf++ = *pstr;
    else if (*pstr == ' ')
      *pbuf++ = '+';
    else
      *pbuf++ = '%', *pbuf++ = to_hex(*pstr >> 4), *pbuf++ = to_hex(*pstr & 15); // OR
    pstr++;
  }
  *pbuf = '\0';
  return buf;
}
