// Trap: binary data, of which every byte is encoded
#include <string>

std::string urlEncodeBinary(const unsigned char *data, size_t length) {
  static const char hex[] = "0123456789ABCDEF";
  std::string out;
  for (size_t i = 0; i < length; ++i) {
    out += '%';
    out += hex[data[i] >> 4];
    out += hex[data[i] & 15];
  }
  return out;
}
