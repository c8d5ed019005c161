// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: godotengine/godot#47475
// Input: a newline gives '%A'
#include <cstdio>
#include <sstream>
#include <string>

std::string url_encode(const std::string &value) { // OR
  std::ostringstream res;
  for (unsigned char c : value) {
    if (c == '_' || c == '-' || c == '~' || c == '.' ||
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
        (c >= '0' && c <= '9')) {
      res << static_cast<char>(c);
    } else {
      char hex[4];
#ifndef MENDED
      snprintf(hex, sizeof(hex), "%X", c); // OR
#else
      snprintf(hex, sizeof(hex), "%02X", c);
#endif
      res << "%" << std::string(hex); // BUG
    }
  }
  return res.str();
}
