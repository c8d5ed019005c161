// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -config="{CheckOptions: {uri-faulty-encoder.LocaleDependence: true}}" -- -isystem %clang_tidy_headers

#include <ctype.h>
#include <stdio.h>

// Correct in the C locale, which a program may change.
void encode(const char *Text, char *To) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'encode' depends on the locale for 0x80 to 0xFF [uri-faulty-encoder]
  for (; *Text; ++Text) {
    unsigned char Byte = (unsigned char)*Text;
    if (isalnum(Byte) || Byte == '-' || Byte == '.' || Byte == '_' ||
        Byte == '~')
      *To++ = *Text;
    else
      To += sprintf(To, "%%%02X", Byte);
  }
  *To = 0;
}

// The function is not called for such bytes here.
void encodeAscii(const char *Text, char *To) {
  for (; *Text; ++Text) {
    unsigned char Byte = (unsigned char)*Text;
    if (Byte < 0x80 && (isalnum(Byte) || Byte == '-' || Byte == '.' ||
                        Byte == '_' || Byte == '~'))
      *To++ = *Text;
    else
      To += sprintf(To, "%%%02X", Byte);
  }
  *To = 0;
}
