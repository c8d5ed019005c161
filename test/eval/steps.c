// Characters that a condition tests, and steps from one to the next.
// RUN: %texts %s -- | FileCheck %s
#include <ctype.h>

void sink(const char *text);

void behind_start(const char *text) {
  char token[128];
  const char *from = text + 2;
  char *to = token;
  while (isdigit((unsigned char)*from))
    *to++ = *from++;
  *to = 0;
  sink(token);
}
// CHECK: behind_start: V(parameter text slice: harmless, 10 bytes) (V(parameter text slice: harmless, 10 bytes))*

void behind_blanks(const char *from) {
  char token[128];
  int length = 0;
  while (*from == ' ')
    ++from;
  while (length < 100 && isdigit((unsigned char)*from))
    token[length++] = *from++;
  token[length] = 0;
  sink(token);
}
// CHECK: behind_blanks: V(parameter from slice: harmless, 10 bytes) (V(parameter from slice: harmless, 10 bytes))*

void by_index(const char *text) {
  char token[128];
  int i = 3, length = 0;
  while (isdigit((unsigned char)text[i]))
    token[length++] = text[i++];
  token[length] = 0;
  sink(token);
}
// CHECK: by_index: V(parameter text slice: harmless, 10 bytes) (V(parameter text slice: harmless, 10 bytes))*

// The character that is copied is the one behind that which was tested.
void before_step(const char *from) {
  char token[128];
  char *to = token;
  from += 2;
  while (isdigit((unsigned char)*from))
    *to++ = *++from;
  *to = 0;
  sink(token);
}
// CHECK: before_step: V(parameter from slice: 256 bytes) (V(parameter from slice: 256 bytes))*

void after_step(const char *from) {
  char token[128];
  char *to = token;
  from += 2;
  while (isdigit((unsigned char)*from)) {
    from++;
    *to++ = *from;
  }
  *to = 0;
  sink(token);
}
// CHECK: after_step: V(parameter from slice: 256 bytes) (V(parameter from slice: 256 bytes))*

void second_step(const char *from) {
  char token[128];
  char *to = token;
  from += 2;
  while (isdigit((unsigned char)*from)) {
    *to++ = *from++;
    *to++ = *from++;
  }
  *to = 0;
  sink(token);
}
// CHECK: second_step: V(parameter from slice: harmless, 10 bytes) V(parameter from slice: 256 bytes) (V(parameter from slice: harmless, 10 bytes) V(parameter from slice: 256 bytes))*
