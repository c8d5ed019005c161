// Check: uri-faulty-decoder
// Reasoning: encoder
// Source: common: servers that decode with strtol
// Input: '% 4' gives the byte 4
#include <string>

long strtol(const char *text, char **end, int base);
int isxdigit(int c);

std::string decodeUri(const std::string &in) { // OR
  std::string out;
  for (size_t i = 0; i < in.size(); ++i) {
#ifndef MENDED
    if (in[i] == '%' && i + 2 < in.size()) {
#else
    if (in[i] == '%' && i + 2 < in.size() && isxdigit((unsigned char)in[i + 1]) && isxdigit((unsigned char)in[i + 2])) {
#endif
      const char digits[3] = {in[i + 1], in[i + 2], 0};
      out += static_cast<char>(strtol(digits, nullptr, 16)); // BUG
      i += 2;
    } else {
      out += in[i];
    }
  }
  return out;
}
