// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: userinfected/altman#1
// Input: a newline gives '%a': no width, no fill character, lowercase
#include <cctype>
#include <iomanip>
#include <sstream>
#include <string>

std::string urlEncode(const std::string &value) { // OR
  std::ostringstream escaped;
#ifndef MENDED
  escaped << std::hex; // OR
#else
  escaped << std::hex << std::uppercase << std::setfill('0');
#endif
  for (unsigned char c : value) {
    if (std::isalnum(c) || c == '-' || c == '_' || c == '.' || c == '~') {
      escaped << static_cast<char>(c);
    } else {
#ifndef MENDED
      escaped << '%' << static_cast<int>(c); // BUG
#else
      escaped << '%' << std::setw(2) << static_cast<int>(c);
#endif
    }
  }
  return escaped.str();
}
