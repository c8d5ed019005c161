// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: h2o/h2o#689
// Input: 'foo:' gives 'foo%3a'
#include <stddef.h>
#include <string.h>

typedef struct {
  char *base;
  size_t len;
} iovec_t;

void *mem_alloc(size_t size);

iovec_t uri_escape(const char *s, size_t l, const char *preserve_chars) { // OR
  iovec_t encoded;
  size_t i;
  encoded.base = mem_alloc(l * 3 + 1);
  encoded.len = 0;
  for (i = 0; i != l; ++i) {
    int ch = s[i];
    if (('A' <= ch && ch <= 'Z') || ('a' <= ch && ch <= 'z') ||
        ('0' <= ch && ch <= '9') || ch == '-' || ch == '.' || ch == '_' ||
        ch == '~' || ch == '!' || ch == '$' || ch == '&' || ch == '\'' ||
        ch == '(' || ch == ')' || ch == '*' || ch == '+' || ch == ',' ||
        ch == ';' || ch == '=' || (ch != '\0' && strchr(preserve_chars, ch))) {
      encoded.base[encoded.len++] = ch;
    } else {
#ifndef MENDED
      static const char digits[] = "0123456789abcdef"; // BUG
#else
      static const char digits[] = "0123456789ABCDEF";
#endif
      encoded.base[encoded.len++] = '%';
      encoded.base[encoded.len++] = digits[(ch >> 4) & 0xf]; // OR
      encoded.base[encoded.len++] = digits[ch & 0xf]; // OR
    }
  }
  encoded.base[encoded.len] = '\0';
  return encoded;
}
