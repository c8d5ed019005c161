// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: programs with a class that is written to a stream
// Input: a newline gives '%A'
#include <sstream>
#include <string>

struct UrlEncoded {
  const std::string &text;
};

std::ostream &operator<<(std::ostream &out, const UrlEncoded &value) { // OR
  for (unsigned char c : value.text) {
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
        c == '.' || c == '~')
      out << static_cast<char>(c);
    else
#ifndef MENDED
      out << '%' << std::hex << std::uppercase << int(c) << std::dec; // BUG
#else
      out << '%' << "0123456789ABCDEF"[c >> 4] << "0123456789ABCDEF"[c & 15];
#endif
  }
  return out;
}
