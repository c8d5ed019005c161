// Trap: an encoder of paths keeps '/' and everything allowed in a segment
#include <string>

std::string encodePath(const std::string &path) {
  static const char hex[] = "0123456789ABCDEF";
  static const std::string kept = "-._~!$&'()*+,;=:@/";
  std::string out;
  for (unsigned char c : path) {
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
        (c >= 'a' && c <= 'z') || kept.find(static_cast<char>(c)) != std::string::npos)
      out += static_cast<char>(c);
    else {
      out += '%';
      out += hex[c >> 4];
      out += hex[c & 15];
    }
  }
  return out;
}

std::string object(const std::string &endpoint, const std::string &key) {
  return endpoint + "/b/" + encodePath(key) + "?alt=media";
}
