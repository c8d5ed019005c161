// Trap: an escape for names in a file system
// Source: aria2/aria2 src/util.cc (1.36)
#include <cstdio>
#include <string>

std::string escapePath(const std::string &name) {
  std::string out;
  for (char c : name) {
    const unsigned char u = c;
    if (u < 0x20 || c == '"' || c == '*' || c == ':' || c == '<' || c == '>' ||
        c == '?' || c == '|') {
      char hex[4];
      snprintf(hex, sizeof(hex), "%%%02X", u);
      out += hex;
    } else {
      out += c;
    }
  }
  return out;
}
