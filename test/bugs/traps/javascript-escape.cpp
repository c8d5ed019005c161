// Trap: JavaScript's escape() is not a URI encoder
#include <cstdio>
#include <string>

std::string escapeForScript(const unsigned short *text, int size) {
  std::string result;
  for (int i = 0; i < size; ++i) {
    char buffer[8];
    const unsigned short c = text[i];
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
        (c >= '0' && c <= '9')) {
      result += static_cast<char>(c);
    } else if (c < 256) {
      snprintf(buffer, sizeof(buffer), "%%%02X", c);
      result += buffer;
    } else {
      snprintf(buffer, sizeof(buffer), "%%u%04X", c);
      result += buffer;
    }
  }
  return result;
}
