// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: JDimproved/JDim@45202ac7
// Input: '/' gives '%2f'
// Sight: found
#include <cstdio>
#include <string>

// The project's function keeps '@' instead of '~'.
std::string url_encode(const char *str, const size_t n) { // OR
  std::string str_encoded;
  if (!str)
    return str_encoded;
  for (size_t i = 0; i < n; i++) {
    unsigned char c = str[i];
    char str_tmp[16];
    if (!('a' <= c && c <= 'z') && !('A' <= c && c <= 'Z') &&
        !('0' <= c && c <= '9') && c != '*' && c != '-' && c != '.' &&
        c != '~' && c != '_') {
#ifndef MENDED
      snprintf(str_tmp, sizeof(str_tmp), "%%%02x", c); // BUG
#else
      snprintf(str_tmp, sizeof(str_tmp), "%%%02X", c);
#endif
    } else {
      str_tmp[0] = c;
      str_tmp[1] = '\0';
    }
    str_encoded += str_tmp;
  }
  return str_encoded;
}
