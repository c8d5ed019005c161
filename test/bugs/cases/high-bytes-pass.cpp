// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: encoders that were written for ASCII
// Input: 'é' is sent as two raw bytes
#include <string>

static bool reserved(char c) {
  static const std::string characters = " !\"#$%&'()*+,/:;<=>?@[\\]^`{|}";
#ifndef MENDED
  return characters.find(c) != std::string::npos || (c >= 0 && c < 0x20); // OR
#else
  return characters.find(c) != std::string::npos || c < 0x20 || c == 0x7f;
#endif
}

std::string escapeUrlPart(const std::string &part) { // OR
  std::string result;
  for (char c : part) {
    if (!reserved(c)) { // BUG
      result += c;
    } else {
      const unsigned char u = static_cast<unsigned char>(c);
      result += '%';
      result += "0123456789ABCDEF"[u >> 4];
      result += "0123456789ABCDEF"[u & 15];
    }
  }
  return result;
}
