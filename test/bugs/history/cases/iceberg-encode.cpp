// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: apache/iceberg-cpp@5eb32df0
// Input: 'é' causes a read before the table
// Sight: found
#include <string>
#include <string_view>

static bool isUnreserved(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
         (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == '~';
}

std::string encode(std::string_view text) { // OR
  static const char *digits = "0123456789ABCDEF";
  std::string result;
  for (char c : text) {
    if (isUnreserved(c)) {
      result += c;
      continue;
    }
    result += '%';
#ifndef MENDED
    result += digits[c >> 4]; // BUG
    result += digits[c & 0xF];
#else
    const auto byte = static_cast<unsigned char>(c);
    result += digits[byte >> 4];
    result += digits[byte & 0xF];
#endif
  }
  return result;
}
