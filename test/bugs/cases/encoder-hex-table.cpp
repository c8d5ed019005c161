// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: StefanoBelli/xxtelebot#10
// Input: ':' gives '%3a' instead of '%3A': signatures and cache keys differ
#include <sstream>
#include <string>

std::string urlencode(const std::string &s) { // OR
#ifndef MENDED
  static const char lookup[] = "0123456789abcdef"; // BUG
#else
  static const char lookup[] = "0123456789ABCDEF";
#endif
  std::stringstream e;
  for (const char &c : s) {
    if ((48 <= c && c <= 57) || (65 <= c && c <= 90) || (97 <= c && c <= 122) ||
        (c == '-' || c == '_' || c == '.' || c == '~')) {
      e << c;
    } else {
      e << '%';
      e << lookup[(c & 0xF0) >> 4];
      e << lookup[(c & 0x0F)]; // OR
    }
  }
  return e.str();
}
