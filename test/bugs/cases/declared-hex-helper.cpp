// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: encoders whose digits come from another file
// Input: the value 'a&b' is kept as it is
#include <string>

std::string toHexByte(unsigned char byte);

std::string encodeParameterValue(const std::string &value) { // OR
  std::string result;
  for (unsigned char c : value) {
    switch (c) {
    case ' ':
    case '"':
    case '<':
    case '>':
    case '#':
    case '%':
    case '?':
    case '/':
    case '+':
      result += '%';
      result += toHexByte(c);
      break;
    default:
#ifndef MENDED
      if (c < 0x20 || c > 0x7e) { // BUG
#else
      if (c < 0x20 || c > 0x7e || c == '&' || c == '=' || (c >= 0x5b && c <= 0x5e) || c == '`' || (c >= 0x7b && c != '~')) {
#endif
        result += '%';
        result += toHexByte(c);
      } else {
        result += char(c);
      }
    }
  }
  return result;
}
