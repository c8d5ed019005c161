// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: a space becomes '+', but '+' itself is not encoded (see
//   envoyproxy/envoy#43693)
// Input: 'C++ now' gives 'C+++now', which is decoded to 'C   now'
#include <string>

std::string urlEncodeValue(const std::string &value) { // OR
#ifndef MENDED
  static const std::string allowed = "-_.~+!*()"; // OR
#else
  static const std::string allowed = "-_.~!*()";
#endif
  static const char hex[] = "0123456789ABCDEF";
  std::string out;
  for (unsigned char c : value) {
    if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
        (c >= 'A' && c <= 'Z') || allowed.find(c) != std::string::npos) // BUG
      out += c;
    else if (c == ' ')
      out += '+';
    else {
      out += '%';
      out += hex[c >> 4];
      out += hex[c & 15];
    }
  }
  return out;
}
