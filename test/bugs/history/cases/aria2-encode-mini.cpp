// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: aria2/aria2@b772aa6a
// Input: 'é' gives '%FFFFFFC3%FFFFFFA9'
// Sight: found
#include <cstdio>
#include <string>

static std::string fmt(const char *format, int value) {
  char text[32];
  snprintf(text, sizeof(text), format, value);
  return text;
}

static bool isKept(const unsigned char c) {
  return c > 0x20 && c < 0x7f && c != '"' && c != '<' && c != '>';
}

// For whole URIs.
std::string percentEncodeMini(const std::string &src) { // OR
  std::string result;
#ifndef MENDED
  for (const auto &c : src)
    if (!isKept(c))
      result += fmt("%%%02X", c); // BUG
    else
      result += c;
#else
  for (auto c : src)
    if (!isKept(c))
      result += fmt("%%%02X", static_cast<unsigned char>(c));
    else
      result += c;
#endif
  return result;
}
