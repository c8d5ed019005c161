// Trap: an encoder of paths keeps what a path may hold
#include <string>

static std::string encodePath(const std::string &path) {
  static const std::string kept = "-._~!$&'()*+,;=:@/";
  std::string out;
  for (unsigned char c : path) {
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
        kept.find(char(c)) != std::string::npos) {
      out += char(c);
    } else {
      out += '%';
      out += "0123456789ABCDEF"[c >> 4];
      out += "0123456789ABCDEF"[c & 15];
    }
  }
  return out;
}
bool download(const std::string &url);

bool get(const std::string &server, const std::string &path) { return download(server + encodePath(path)); }
