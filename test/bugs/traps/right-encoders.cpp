// Trap: correct encoders that resemble faulty ones
#include <cctype>
#include <cstdio>
#include <iomanip>
#include <sstream>
#include <string>

std::string byStream(const std::string &value) {
  std::ostringstream escaped;
  escaped.fill('0');
  escaped << std::hex << std::uppercase;
  for (unsigned char c : value) {
    if (std::isalnum(c) || c == '-' || c == '_' || c == '.' || c == '~')
      escaped << static_cast<char>(c);
    else
      escaped << '%' << std::setw(2) << static_cast<int>(c);
  }
  return escaped.str();
}

std::string bySwitch(const std::string &value) {
  std::string out;
  for (char c : value) {
    switch (c) {
    case '-':
    case '.':
    case '_':
    case '~':
      out += c;
      break;
    default:
      if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
          (c >= 'a' && c <= 'z')) {
        out += c;
      } else {
        char hex[4];
        sprintf(hex, "%%%02X", c & 0xff);
        out += hex;
      }
    }
  }
  return out;
}

std::string byArithmetic(const std::string &value) {
  static const std::string unreserved =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
  std::string out;
  for (unsigned char c : value) {
    if (unreserved.find(static_cast<char>(c)) != std::string::npos) {
      out += static_cast<char>(c);
      continue;
    }
    const unsigned char high = c / 16, low = c % 16;
    out += '%';
    out += static_cast<char>(high < 10 ? '0' + high : 'A' + high - 10);
    out += static_cast<char>(low < 10 ? '0' + low : 'A' + low - 10);
  }
  return out;
}
