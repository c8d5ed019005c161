// Trap: repairs a whole URI: '%' and the reserved characters are kept
// Source: aria2/aria2 src/util.cc (1.36), percentEncodeMini()
#include <string>

static bool isIllegal(unsigned char c) {
  return c <= 0x20 || c >= 0x7f || c == '"' || c == '<' || c == '>' ||
         c == '\\' || c == '^' || c == '`' || c == '{' || c == '|' || c == '}';
}

std::string percentEncodeMini(const std::string &uri) {
  static const char hex[] = "0123456789ABCDEF";
  std::string out;
  for (unsigned char c : uri) {
    if (!isIllegal(c)) {
      out += static_cast<char>(c);
      continue;
    }
    out += '%';
    out += hex[c >> 4];
    out += hex[c & 15];
  }
  return out;
}
