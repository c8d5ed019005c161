// Check: uri-faulty-decoder
// Reasoning: encoder
// Source: common: servers that read forms
// Input: 'a%2Bb' gives 'a b'
#include <string>

static int nibble(char c) { return c <= '9' ? c - '0' : (c & 0xDF) - 'A' + 10; }
int isxdigit(int c);

std::string decodeFormValue(std::string value) { // OR
  std::string text;
  for (size_t i = 0; i < value.size(); ++i) {
    if (value[i] == '%' && i + 2 < value.size() && isxdigit((unsigned char)value[i + 1]) &&
        isxdigit((unsigned char)value[i + 2])) {
      text += char(nibble(value[i + 1]) * 16 + nibble(value[i + 2]));
      i += 2;
    } else {
#ifndef MENDED
      text += value[i];
#else
      text += value[i] == '+' ? ' ' : value[i];
#endif
    }
  }
#ifndef MENDED
  for (char &c : text)
    if (c == '+') // BUG
      c = ' '; // OR
#endif
  return text;
}
