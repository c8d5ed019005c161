// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: unofficial-shibboleth-mirror/cpp-sp@02799267
// Input: 'ä' is written with characters that are no digits
// Sight: found
#include <cstring>
#include <string>

static char hexchar(unsigned short s) {
  return s <= 9 ? '0' + s : 'A' + s - 10;
}

// The project's function escapes '~', too.
std::string url_encode(const char *s) { // OR
  static char badchars[] = "\"\\+<>#%{}|^[]()'`;/?:@=&";
  std::string ret;
  for (; *s; s++) {
    if (strchr(badchars, *s) || *s <= 0x20 || *s >= 0x7F) {
      ret += '%';
#ifndef MENDED
      ret += hexchar(*s >> 4); // BUG
      ret += hexchar(*s & 0x0F);
#else
      ret += hexchar((unsigned char)*s >> 4);
      ret += hexchar((unsigned char)*s & 0x0F);
#endif
    } else {
      ret += *s;
    }
  }
  return ret;
}
