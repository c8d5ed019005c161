// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: encoders that write numbers with std::to_chars
// Input: a line feed gives '%a'
#include <string>

namespace std {
struct to_chars_result {
  char *ptr;
  int ec;
};
to_chars_result to_chars(char *first, char *last, int value, int base = 10);
} // namespace std

std::string escapeQueryValue(const std::string &value) { // OR
  std::string escaped;
  for (unsigned char c : value) {
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
        c == '_' || c == '~') {
      escaped += static_cast<char>(c);
      continue;
    }
    char digits[4];
#ifndef MENDED
    const auto result = std::to_chars(digits, digits + sizeof(digits), c, 16); // BUG
    escaped += '%'; // OR
    escaped.append(digits, result.ptr - digits); // OR
#else
    digits[0] = "0123456789ABCDEF"[c >> 4];
    digits[1] = "0123456789ABCDEF"[c & 15];
    escaped += '%';
    escaped.append(digits, 2);
#endif
  }
  return escaped;
}
