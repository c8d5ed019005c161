// Trap: masked shifts of a signed char are correct
#include <string>

std::string percentEncode(const std::string &text) {
  static const char hex[] = "0123456789ABCDEF";
  std::string out;
  for (char c : text) {
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
        (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.' ||
        c == '~') {
      out += c;
    } else {
      out += '%';
      out += hex[(c >> 4) & 0xf];
      out += hex[c & 0xf];
    }
  }
  return out;
}
