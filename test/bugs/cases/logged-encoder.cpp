// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: servers that log what they encode
// Input: 'ü' reads before the table of the C library
#include <cctype>
#include <cstdio>
#include <string>

namespace log {
void debug(const char *format, ...);
}
struct Mutex {
  void lock();
  void unlock();
};
static Mutex mutex;
static unsigned long calls;

std::string urlEncode(const std::string &input) { // OR
  if (input.empty())
    return input;
  mutex.lock();
  ++calls;
  mutex.unlock();
  std::string output;
  output.reserve(input.size() * 3);
  for (size_t i = 0; i < input.size(); ++i) {
    char c = input[i];
#ifndef MENDED
    if (isalnum(c) || c == '-' || c == '_' || c == '.' || c == '~') { // BUG
#else
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '_' ||
        c == '.' || c == '~') {
#endif
      output += c;
    } else {
      char escape[4];
      snprintf(escape, sizeof(escape), "%%%02X", static_cast<unsigned char>(c));
      output += escape;
    }
  }
  log::debug("encoded %d bytes", int(input.size()));
  return output;
}
