// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: JDimproved/JDim#885
// Input: 'é' gives '%c3%a9'
#include <cstdio>
#include <string>

std::string url_encode(const char *str, size_t n) { // OR
  std::string encoded;
  for (size_t i = 0; i < n; ++i) {
    const unsigned char c = str[i];
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
        (c >= '0' && c <= '9') || c == '*' || c == '-' || c == '.' ||
        c == '@' || c == '_' || c == '~') {
      encoded += static_cast<char>(c);
    } else {
      char tmp[4];
#ifndef MENDED
      snprintf(tmp, sizeof(tmp), "%%%02x", c); // BUG
#else
      snprintf(tmp, sizeof(tmp), "%%%02X", c);
#endif
      encoded += tmp;
    }
  }
  return encoded;
}
