// Check: uri-double-encoding
// Reasoning: summary
// Source: common: clients with layers that encode each
// Input: 'a b' is sent as 'a%2520b'
#include <string>

static std::string encode(const std::string &text) {
  std::string result;
  for (unsigned char c : text) {
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '.' ||
        c == '_' || c == '~') {
      result += char(c);
    } else {
      result += '%';
      result += "0123456789ABCDEF"[c >> 4];
      result += "0123456789ABCDEF"[c & 15];
    }
  }
  return result;
}
static void addParameter(std::string &url, const char *key, const std::string &value) {
  url += url.find('?') == std::string::npos ? "?" : "&";
  url += key;
  url += "=" + encode(value);
}
std::string request(const std::string &url);

std::string findStation(const std::string &name) {
  std::string url = "https://radio.example.org/stations";
#ifndef MENDED
  addParameter(url, "name", encode(name)); // BUG
#else
  addParameter(url, "name", name);
#endif
  return request(url);
}
