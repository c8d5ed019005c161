// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: chmike/CxxUrl#5
// Input: 'š' causes a read before the literal: '%/C%iC'
#include <sstream>
#include <string>

static bool is_query_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == '~';
}

std::string encode_query_key(const std::string &key) { // OR
  std::ostringstream o;
  for (char c : key) {
    if (is_query_char(c))
      o << c;
    else
#ifndef MENDED
      o << '%' << "0123456789ABCDEF"[c >> 4] << "0123456789ABCDEF"[c & 0xF]; // BUG
#else
      o << '%' << "0123456789ABCDEF"[((unsigned char)c) >> 4]
        << "0123456789ABCDEF"[((unsigned char)c) & 0xF];
#endif
  }
  return o.str();
}
