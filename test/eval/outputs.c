// Functions that fill an array of their caller by index.
// RUN: %texts %s -- | FileCheck %s

#include <stddef.h>
#include <string.h>

void sink(const char *text);
const char *source(void);
void digest(const char *text, unsigned char *result);

static void hex(const char *text, char out[9]) {
  static const char digits[] = "0123456789abcdef";
  unsigned char d[4];
  digest(text, d);
  for (int i = 0; i < 4; i++) {
    out[2 * i] = digits[d[i] >> 4];
    out[2 * i + 1] = digits[d[i] & 15];
  }
  out[8] = '\0';
}

// What the array contained before is lost.
// CHECK: filled: "/" V(joined slice: harmless, 16 bytes)
void filled(void) {
  char sum[9], path[64] = "/";
  hex(source(), sum);
  strcat(path, sum);
  sink(path);
}

// It is not if the function reads it,
static void replace(char *text) {
  for (size_t i = 0; text[i]; i++)
    if (text[i] == ' ')
      text[i] = '+';
}
// CHECK: replaced: V(parameter text map: 255 bytes)
void replaced(char *text) {
  replace(text);
  sink(text);
}

// or writes at a single position.
static void begin(char *text) { text[0] = '/'; }
// CHECK: begun: "/" V(parameter text slice: 256 bytes)
void begun(char *text) {
  begin(text);
  sink(text);
}
