// Check: uri-faulty-decoder
// Reasoning: encoder
// Source: common: web servers in C
// Input: '%-1' gives the byte 0xFF
#include <stdio.h>
#include <string.h>

int isxdigit(int c);

void decode_field(const char *in, char *out) { // OR
  while (*in) {
    unsigned value;
    if (*in == '+') {
      *out++ = ' ';
      in++;
#ifndef MENDED
    } else if (*in == '%' && sscanf(in + 1, "%2x", &value) == 1) { // BUG
#else
    } else if (*in == '%' && isxdigit((unsigned char)in[1]) && isxdigit((unsigned char)in[2]) &&
               sscanf(in + 1, "%2x", &value) == 1) {
#endif
      *out++ = (char)value;
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = '\0';
}
