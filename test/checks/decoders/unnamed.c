// Decoders of which no name says that they are for URIs.
// RUN: %check_clang_tidy -std=c11 %s uri-faulty-decoder %t

#include <stdio.h>
#include <stdlib.h>

// Digits of one case.
static int digit(char c) { return c <= '9' ? c - '0' : c - 'A' + 10; }
void restore(char *out, const char *in) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'restore' decodes {{.*}}
  for (; *in; in++)
    if (*in == '%' && in[1] && in[2]) {
      *out++ = (char)(digit(in[1]) << 4 | digit(in[2]));
      in += 2;
    } else {
      *out++ = *in;
    }
  *out = 0;
}
// Its own output.
void unescape(char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'unescape' reads past the end of text that ends in '%4' and decodes its own output
  for (char *p = text; *p;) {
    unsigned byte;
    if (*p == '%' && sscanf(p + 1, "%2x", &byte) == 1) {
      *p = (char)byte;
      char *to = p + 1;
      for (const char *from = p + 3; (*to++ = *from++) != 0;)
        ;
      if (*p == '%')
        continue;
    }
    p++;
  }
}
// Names of files are decoded as they were encoded.
void restore_file(char *out, const char *in) {
  for (; *in; in++)
    if (*in == '%' && in[1] && in[2]) {
      *out++ = (char)(digit(in[1]) << 4 | digit(in[2]));
      in += 2;
    } else {
      *out++ = *in;
    }
  *out = 0;
}
