// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: Psiphon-Inc/psicash-lib-core#9
// Input: '一' is a negative argument of isalnum(): debug builds assert
#include <cctype>
#include <iomanip>
#include <sstream>
#include <string>

std::string Encode(const std::string &s) { // OR
  std::ostringstream escaped;
  escaped.fill('0');
  escaped << std::hex << std::uppercase;
  for (auto c : s) {
#ifndef MENDED
    if (isalnum(c) || c == '-' || c == '_' || c == '.' || c == '~') { // BUG
#else
    if (isalnum((unsigned char)c) || c == '-' || c == '_' || c == '.' || c == '~') {
#endif
      escaped << c;
      continue;
    }
    escaped << '%' << std::setw(2) << int((unsigned char)c);
  }
  return escaped.str();
}
