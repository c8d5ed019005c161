// Check: uri-faulty-decoder
// Reasoning: encoder
// Source: yhirose/cpp-httplib@28d95937
// Input: '%-1' becomes the byte 0xFF, and '%+5' the byte 0x05
// Sight: found
#include <cstdlib>
#include <string>

#ifdef MENDED
static bool is_hex(char c, int &v) {
  if ('0' <= c && c <= '9')
    v = c - '0';
  else if ('A' <= c && c <= 'F')
    v = c - 'A' + 10;
  else if ('a' <= c && c <= 'f')
    v = c - 'a' + 10;
  else
    return false;
  return true;
}
#endif

std::string decode_query_component(const std::string &component, // OR
                                   bool plus_as_space) {
  std::string result;
  result.reserve(component.size());
  for (size_t i = 0; i < component.size(); i++) {
    if (component[i] == '%' && i + 2 < component.size()) {
#ifndef MENDED
      std::string hex = component.substr(i + 1, 2);
      char *end;
      unsigned long value = std::strtoul(hex.c_str(), &end, 16); // BUG
      if (end == hex.c_str() + 2) {
        result += static_cast<char>(value);
#else
      int high, low;
      if (is_hex(component[i + 1], high) && is_hex(component[i + 2], low)) {
        result += static_cast<char>(high * 16 + low);
#endif
        i += 2;
      } else {
        result += component[i];
      }
    } else if (component[i] == '+' && plus_as_space) {
      result += ' ';
    } else {
      result += component[i];
    }
  }
  return result;
}
