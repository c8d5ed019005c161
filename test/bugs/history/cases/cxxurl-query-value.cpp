// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: chmike/CxxUrl@6335675a
// Input: 'é' causes a read before the digits
// Sight: found
#include <cstdint>
#include <sstream>
#include <string>

static bool is_unreserved(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' || c == '~';
}

class encode_query_val {
  const std::string &m_s;

public:
  explicit encode_query_val(const std::string &s) : m_s(s) {}
  friend std::ostream &operator<<(std::ostream &o, // OR
                                  const encode_query_val &e) {
    for (const char c : e.m_s)
      if (c == ' ')
        o << '+';
      else if (c == '+')
        o << "%2B";
      else if (c == '&')
        o << "%26";
      else if (is_unreserved(c))
        o << c;
      else
#ifndef MENDED
        o << '%' << "0123456789ABCDEF"[c >> 4] // BUG
          << "0123456789ABCDEF"[c & 0xF];
#else
        o << '%' << "0123456789ABCDEF"[((uint8_t)c) >> 4]
          << "0123456789ABCDEF"[((uint8_t)c) & 0xF];
#endif
    return o;
  }
};

void write_query(std::ostream &o, const std::string &name) { // OR
  o << "?name=" << encode_query_val(name);
}
