// Check: uri-faulty-decoder
// Reasoning: encoder
// Source: common: decoders that know capital letters only
// Input: '%2f' gives a wrong byte
#include <string>

int isxdigit(int c);
static int valueOf(char c) {
#ifndef MENDED
  return c >= 'A' ? c - 'A' + 10 : c - '0'; // OR
#else
  return c >= 'a' ? c - 'a' + 10 : c >= 'A' ? c - 'A' + 10 : c - '0';
#endif
}

std::string fromUrlEscaped(const std::string &text) { // OR
  std::string result;
  size_t i = 0;
  while (i < text.size()) {
    if (text[i] == '%' && text.size() - i > 2 && isxdigit((unsigned char)text[i + 1]) &&
        isxdigit((unsigned char)text[i + 2])) {
      result += char(valueOf(text[i + 1]) * 16 + valueOf(text[i + 2])); // BUG
      i += 3;
    } else {
      result += text[i++];
    }
  }
  return result;
}
