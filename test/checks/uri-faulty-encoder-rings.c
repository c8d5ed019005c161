// RUN: %check_clang_tidy -std=gnu11 %s uri-faulty-encoder %t

// Encoders that use several static buffers in turn, which other functions use,
// too.

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static char buffers[8][256];
static int current;
#define NEXT_BUFFER (buffers[current = (current + 1) % 8])

char *escape(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'escape' writes lowercase hex digits [uri-faulty-encoder]
  char *buffer = NEXT_BUFFER;
  int used = 0;
  for (; *text && used < 250; text++)
    if (isalnum(*text & 255) || strchr("-._~", *text))
      buffer[used++] = *text;
    else
      used += sprintf(buffer + used, "%%%02x", *text & 255);
// CHECK-FIXES:       used += sprintf(buffer + used, "%%%02X", *text & 255);
  buffer[used] = '\0';
  return buffer;
}

char *quote(const char *text) {
  char *buffer = NEXT_BUFFER;
  snprintf(buffer, 256, "\"%s\"", text);
  return buffer;
}

char *escape_name(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'escape_name' encodes '0' to '9', which do not need it [uri-faulty-encoder]
  static char ring[4][256];
  static unsigned next;
  char *start = ring[next++ & 3], *end = start;
  for (; *text; text++)
    if (isalpha(*text & 255) || strchr("-._~", *text))
      *end++ = *text;
    else
      end += sprintf(end, "%%%02X", *text & 255);
  *end = '\0';
  return start;
}

char *escape_right(const char *text) {
  static const char hex[] = "0123456789ABCDEF";
  char *buffer = NEXT_BUFFER, *end = buffer;
  while (*text) {
    const unsigned char c = *text++;
    if (isalnum(c) || c == '-' || c == '_' || c == '.' || c == '~') {
      *end++ = c;
    } else {
      *end++ = '%';
      *end++ = hex[c >> 4];
      *end++ = hex[c & 15];
    }
  }
  *end = '\0';
  return buffer;
}
