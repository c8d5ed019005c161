// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: small web clients
// Input: '100%' gives '100%', which is no URI
#include <stdio.h>
#include <string.h>

void url_quote(char *to, const char *from) { // OR
#ifndef MENDED
  static const char unsafe[] = " \"#&+,/:;<=>?@[\\]^`{|}"; // OR
#else
  static const char unsafe[] = " \"#%&+,/:;<=>?@[\\]^`{|}";
#endif
  for (; *from; from++) {
    unsigned char c = (unsigned char)*from;
    if (c < 0x20 || c >= 0x7f || strchr(unsafe, c)) { // BUG
      sprintf(to, "%%%02X", c);
      to += 3;
    } else {
      *to++ = (char)c;
    }
  }
  *to = '\0';
}
