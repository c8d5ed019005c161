// Trap: application/x-www-form-urlencoded as WHATWG defines it
#include <cstdio>
#include <string>

std::string formUrlEncode(const std::string &text) {
  std::string out;
  for (unsigned char c : text) {
    if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
        (c >= 'A' && c <= 'Z') || c == '*' || c == '-' || c == '.' || c == '_')
      out += static_cast<char>(c);
    else if (c == ' ')
      out += '+';
    else {
      char hex[4];
      snprintf(hex, sizeof(hex), "%%%02X", c);
      out += hex;
    }
  }
  return out;
}
