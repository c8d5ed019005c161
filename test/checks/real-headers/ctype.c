// RUN: %check_clang_tidy %s uri-faulty-encoder %t

// In glibc, isalnum() is a macro with a cast to int.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

void url_encode(const char *src, unsigned long len, char *dst) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_encode' passes negative values to <ctype.h> for 0x80 to 0xFF [uri-faulty-encoder]
  while (len-- > 0) {
    const char ch = *src++;
    if (isalnum(ch) || ch == '_' || ch == '-' || ch == '~' || ch == '.') {
// CHECK-FIXES: if (isalnum((unsigned char)ch) || ch == '_' || ch == '-' || ch == '~' || ch == '.') {
      *dst++ = ch;
    } else {
      sprintf(dst, "%%%02X", (int)ch & 0xff);
      dst += 3;
    }
  }
  *dst = 0;
}

// A cast in the program itself.
void url_encode_all(const char *src, char *dst) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_encode_all' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) [uri-faulty-encoder]
  for (; *src; ++src)
    if (isalnum((unsigned char)*src) || strchr("-._~", *src))
      *dst++ = *src;
    else
      dst += sprintf(dst, "%%%02X", (int)*src);
// CHECK-FIXES: dst += sprintf(dst, "%%%02X", (int)(unsigned char)*src);
  *dst = 0;
}
