// An encoder that allocates the structure of its result, and has a table that
// is not const, but that no other file knows.
// RUN: %check_clang_tidy -std=c11 %s uri-faulty-encoder %t

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text {
  char *data;
  size_t length, room;
};

char unsafe[] = {'$', '&', '+', ',', '/', ':', ';', '=', '?', '@', ' ', '#', '%'};

struct text *url_encode(const struct text *from) {
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'url_encode' writes lowercase hex digits and lets {{.*}} through
  struct text *result = (struct text *)malloc(sizeof(struct text));
  if (!result)
    return NULL;
  result->data = (char *)malloc(from->length * 3 + 1);
  char *out = result->data;
  for (size_t i = 0; i < from->length; ++i) {
    size_t j = 0;
    while (j < sizeof(unsafe) && from->data[i] != unsafe[j])
      ++j;
    if (j == sizeof(unsafe)) {
      *out++ = from->data[i];
    } else {
      sprintf(out, "%%%02x", unsafe[j]);
// CHECK-FIXES: sprintf(out, "%%%02X", unsafe[j]);
      out += 3;
    }
  }
  *out = 0;
  result->length = (size_t)(out - result->data);
  return result;
}
