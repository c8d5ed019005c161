// Check: uri-encoder-mismatch
// Reasoning: summary
// Source: http4k/http4k#76 (common in C++, too)
// Input: the album 'Abbey Road' gives '/albums/Abbey+Road': another name
#include <string>

static std::string encode(const std::string &text) {
  static const char hex[] = "0123456789ABCDEF";
  std::string out;
  for (unsigned char c : text) {
    if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
        (c >= 'A' && c <= 'Z') || c == '-' || c == '.' || c == '_' || c == '~')
      out += c;
#ifndef MENDED
    else if (c == ' ')
      out += '+';
#endif
    else {
      out += '%';
      out += hex[c >> 4];
      out += hex[c & 15];
    }
  }
  return out;
}

std::string albumUrl(const std::string &album) {
  return "https://music.example.com/albums/" + encode(album) + "/tracks"; // BUG
}
