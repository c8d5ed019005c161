// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

// In old C, the characters to keep are a parameter that is not const. Callers
// choose them, unreserved characters, too.
#include <stdio.h>
#include <string.h>

#define IS_ALNUM(X) (((X) >= '0' && (X) <= '9') || ((X) >= 'a' && (X) <= 'z') || ((X) >= 'A' && (X) <= 'Z'))

void percent_encode(char *from, char *to, int size, char *safe) {
  char c;
  size--;
  for (c = *from++; c != '\0'; c = *from++) {
    int is_encoded = !IS_ALNUM(c) && strchr(safe, c) == NULL;
    if (size < (is_encoded ? 3 : 1))
      break;
    if (is_encoded) {
      *to++ = '%';
      *to++ = "0123456789ABCDEF"[(c >> 4) & 0xF];
      *to++ = "0123456789ABCDEF"[c & 0xF];
    } else {
      *to++ = c;
    }
    size -= is_encoded ? 3 : 1;
  }
  *to = '\0';
}

// There is nothing to choose.
void percent_encode_all(char *from, char *to) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'percent_encode_all' encodes '-', '.', '_' and '~', which do not need it [uri-faulty-encoder]
  char c;
  for (c = *from++; c != '\0'; c = *from++) {
    if (IS_ALNUM(c)) {
      *to++ = c;
    } else {
      *to++ = '%';
      *to++ = "0123456789ABCDEF"[(c >> 4) & 0xF];
      *to++ = "0123456789ABCDEF"[c & 0xF];
    }
  }
  *to = '\0';
}
