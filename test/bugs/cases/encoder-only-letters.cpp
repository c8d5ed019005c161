// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: C5T/Current#747
// Input: 'with_unreserved~chars-1.2' gives 'with%5Funreserved%7Echars%2D1%2E2'
#include <cctype>
#include <cstdio>
#include <string>

std::string EncodeURIComponent(const std::string &decoded) { // OR
  std::string encoded;
  for (const char d : decoded) {
    const unsigned char c = static_cast<unsigned char>(d);
#ifndef MENDED
    if (::isalpha(c) || ::isdigit(c)) { // BUG
#else
    if (::isalpha(c) || ::isdigit(c) || c == '-' || c == '.' || c == '_' || c == '~') {
#endif
      encoded += d;
    } else {
      char code[4];
      snprintf(code, sizeof(code), "%%%02X", c);
      encoded += code;
    }
  }
  return encoded;
}
