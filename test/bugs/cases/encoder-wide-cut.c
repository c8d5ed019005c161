// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: uriparser/uriparser#171
// Input: 'こ' (U+3053) gives '%53', which is decoded to 'S'
#include <stddef.h>

typedef __WCHAR_TYPE__ wchar_t;

static wchar_t digit(unsigned v) {
  return v < 10 ? L'0' + v : L'A' + (v - 10);
}

#ifndef MENDED
wchar_t *escape(const wchar_t *in, wchar_t *out) { // OR
  for (; *in; ++in) {
    if ((*in >= L'a' && *in <= L'z') || (*in >= L'A' && *in <= L'Z') ||
        (*in >= L'0' && *in <= L'9') || *in == L'-' || *in == L'.' ||
        *in == L'_' || *in == L'~') {
      *out++ = *in;
    } else {
      const unsigned char code = (unsigned char)*in; // OR
      *out++ = L'%';
      *out++ = digit(code >> 4); // BUG
      *out++ = digit(code & 0x0f); // OR
    }
  }
  *out = 0;
  return out;
}
#else
wchar_t *escape(const unsigned char *utf8, wchar_t *out) {
  for (; *utf8; ++utf8) {
    if ((*utf8 >= 'a' && *utf8 <= 'z') || (*utf8 >= 'A' && *utf8 <= 'Z') ||
        (*utf8 >= '0' && *utf8 <= '9') || *utf8 == '-' || *utf8 == '.' ||
        *utf8 == '_' || *utf8 == '~') {
      *out++ = *utf8;
    } else {
      *out++ = L'%';
      *out++ = digit(*utf8 >> 4);
      *out++ = digit(*utf8 & 0x0f);
    }
  }
  *out = 0;
  return out;
}
#endif
