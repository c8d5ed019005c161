// RUN: %check_clang_tidy %s uri-faulty-encoder %t

// The length of the output is counted elsewhere, with one digit for small
// bytes: a second digit would be written behind the end of the buffer.
#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

size_t url_length(const char *text) {
  size_t n = 1;
  for (; *text; ++text)
    n += isalnum((unsigned char)*text)      ? 1
         : (unsigned char)*text < 16 ? 2
                                     : 3;
  return n;
}
void url_encode(char *to, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_encode' writes one digit for 0x01 to 0x0F ('%1' for 0x01)
  for (; *text; ++text)
    if (isalnum((unsigned char)*text) || strchr("-._~", *text))
      *to++ = *text;
    else
      to += sprintf(to, "%%%X", (unsigned char)*text);
  *to = '\0';
}

// A table that is filled where it is declared, and that nothing changes.
void uri_encode(char *to, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'uri_encode' reads outside its table for 0x80 to 0xFF
  char digits[17] = "0123456789ABCDEF";
  char c;
  while ((c = *text++) != '\0')
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
        (c >= 'a' && c <= 'z') || c == '-' || c == '.' || c == '_' || c == '~') {
      *to++ = c;
    } else {
      *to++ = '%';
      *to++ = digits[c >> 4];
// CHECK-FIXES: *to++ = digits[(c >> 4) & 0xF];
      *to++ = digits[c & 15];
    }
  *to = '\0';
}
