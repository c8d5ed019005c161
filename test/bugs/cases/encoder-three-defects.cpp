// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: letscontrolit/ESPEasy#634
// Input: '-' gives '%2d'; a byte above 0x7F causes a read before the table
#include <string>

#ifndef MENDED
std::string URLEncode(const char *msg) { // OR
  const char *hex = "0123456789abcdef"; // OR
  std::string encodedMsg;
  while (*msg != '\0') {
    if (('a' <= *msg && *msg <= 'z') || ('A' <= *msg && *msg <= 'Z') || // OR
        ('0' <= *msg && *msg <= '9')) {
      encodedMsg += *msg;
    } else {
      encodedMsg += '%'; // OR
      encodedMsg += hex[*msg >> 4]; // BUG
      encodedMsg += hex[*msg & 15]; // OR
    }
    msg++;
  }
  return encodedMsg;
}
#else
std::string URLEncode(const char *msg) {
  const char *hex = "0123456789ABCDEF";
  std::string encodedMsg;
  while (*msg != '\0') {
    const unsigned char c = *msg;
    if (('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') ||
        ('0' <= c && c <= '9') || '-' == c || '.' == c || '_' == c ||
        '~' == c) {
      encodedMsg += *msg;
    } else {
      encodedMsg += '%';
      encodedMsg += hex[c >> 4];
      encodedMsg += hex[c & 15];
    }
    msg++;
  }
  return encodedMsg;
}
#endif
