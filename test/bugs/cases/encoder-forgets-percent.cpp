// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: glynos/url#15
// Input: '100%41' is not encoded, and is decoded to '100A'
#include <string>

static bool isExcluded(unsigned char c) {
#ifndef MENDED
  return c <= 0x20 || c >= 0x7f || c == '"' || c == '#' || c == '<' || c == '>' || // OR
#else
  return c <= 0x20 || c >= 0x7f || c == '"' || c == '#' || c == '<' || c == '>' || c == '%' ||
#endif
         c == '?' || c == '`' || c == '{' || c == '}' || c == '/' || c == ':' ||
         c == ';' || c == '=' || c == '@' || c == '[' || c == '\\' ||
         c == ']' || c == '^' || c == '|' || c == '&' || c == '+';
}

std::string percent_encode(const std::string &source) { // OR
  std::string result;
  for (unsigned char c : source) {
    if (!isExcluded(c)) { // BUG
      result += static_cast<char>(c);
      continue;
    }
    result += '%';
    result += "0123456789ABCDEF"[c >> 4];
    result += "0123456789ABCDEF"[c & 0xf];
  }
  return result;
}
