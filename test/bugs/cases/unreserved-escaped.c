// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: encoders that keep letters and digits only
// Input: 'a_b' gives 'a%5Fb'
#include <stdio.h>

void make_url_safe(const char *in, char *out) { // OR
  while (*in) {
    unsigned char c = (unsigned char)*in++;
#ifndef MENDED
    if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) // BUG
#else
    if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '.' ||
        c == '_' || c == '~')
#endif
      *out++ = (char)c;
    else
      out += sprintf(out, "%%%02X", c);
  }
  *out = 0;
}
