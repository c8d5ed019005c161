// Trap: an encoder whose name does not indicate that it is one
#include <string>

static std::string q(const std::string &text) {
  static const char digits[] = "0123456789ABCDEF";
  std::string out;
  for (unsigned char c : text) {
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
        (c >= 'a' && c <= 'z') || c == '-' || c == '.' || c == '_' || c == '~')
      out += static_cast<char>(c);
    else {
      out += '%';
      out += digits[c >> 4];
      out += digits[c & 15];
    }
  }
  return out;
}

std::string find(const std::string &base, const std::string &text) {
  return base + "/find?text=" + q(text);
}
