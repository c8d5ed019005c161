// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: mattn/clask@6974dc89
// Input: 'é' is a negative argument of isalnum()
// Sight: found
#include <cctype>
#include <iomanip>
#include <sstream>
#include <string>

std::string url_encode(const std::string &value, bool escape_slash = true) { // OR
  std::ostringstream os;
  os.fill('0');
  os << std::hex;
  for (char c : value) {
#ifndef MENDED
    if (isalnum(c) || c == '-' || c == '_' || c == '.' || c == '~') { // BUG
#else
    auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) || c == '-' || c == '_' || c == '.' || c == '~') {
#endif
      os << c;
      continue;
    }
    if (!escape_slash && c == '/') {
      os << c;
      continue;
    }
    os << std::uppercase << '%' << std::setw(2) << int((unsigned char)c);
    os << std::nouppercase;
  }
  return os.str();
}
