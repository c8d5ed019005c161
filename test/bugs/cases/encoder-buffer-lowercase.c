// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: openconnect/openconnect textbuf.c (9.01)
// Input: '/' gives '%2f'
#include <string.h>

struct oc_text_buf;
void buf_append(struct oc_text_buf *buf, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void buf_append_bytes(struct oc_text_buf *buf, const void *bytes, int length);

void buf_append_urlencoded(struct oc_text_buf *buf, const char *str) { // OR
  while (str && *str) {
    unsigned char c = *str;
    if (c < 0x80 && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                     (c >= '0' && c <= '9') || strchr("-_.~", c)))
      buf_append_bytes(buf, str, 1);
    else
#ifndef MENDED
      buf_append(buf, "%%%02x", c); // BUG
#else
      buf_append(buf, "%%%02X", c);
#endif
    str++;
  }
}
