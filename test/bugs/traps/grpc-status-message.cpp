// Trap: the percent-encoding of a gRPC status message keeps spaces and more
#include <string>

std::string encodeStatusMessage(const std::string &message) {
  static const char hex[] = "0123456789ABCDEF";
  std::string out;
  for (unsigned char c : message) {
    if (c >= ' ' && c <= '~' && c != '%') {
      out += static_cast<char>(c);
    } else {
      out += '%';
      out += hex[c >> 4];
      out += hex[c & 15];
    }
  }
  return out;
}
