// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: encoders with a mode for forms
// Input: 'a+b c' gives 'a+b+c' in both modes
#include <string>

enum class Space { Plus, Percent };

std::string encodeComponent(const std::string &in, Space space) { // OR
  static const char digits[] = "0123456789ABCDEF";
  std::string out;
  for (unsigned char c : in) {
    bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
#ifndef MENDED
    if (letter || c == '-' || c == '.' || c == '_' || c == '~' || c == '+' || c == '%') { // BUG
#else
    if (letter || c == '-' || c == '.' || c == '_' || c == '~') {
#endif
      out += char(c);
    } else if (c == ' ' && space == Space::Plus) {
      out += '+';
    } else {
      out += '%';
      out += digits[c >> 4];
      out += digits[c & 15];
    }
  }
  return out;
}
