// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: qoretechnologies/qore#4989
// Input: '"a"' is not encoded: status 400
#include <string>

#ifndef MENDED
static const char *const ToEncode = " \t\r\n#%<>[]{}|\\^`;/?:@&=+$,"; // OR
#else
static const char *const ToEncode = " \t\r\n\"#%<>[]{}|\\^`;/?:@&=+$,";
#endif

void encode_url(std::string &out, const std::string &url) { // OR
  static const char hex[] = "0123456789ABCDEF";
  for (unsigned char c : url) {
    if (c < 0x20 || c >= 0x7f || std::string(ToEncode).find(static_cast<char>(c)) != std::string::npos) { // BUG
      out += '%';
      out += hex[c >> 4];
      out += hex[c & 15];
    } else {
      out += static_cast<char>(c);
    }
  }
}
