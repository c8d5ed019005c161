// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: header-only libraries that write to an output iterator
// Input: 'ä' gives '%c3%a4'
#include <string>

template <class Iterator> Iterator percent_encode(const std::string &text, Iterator out) { // OR
#ifndef MENDED
  const char *hex = "0123456789abcdef"; // BUG
#else
  const char *hex = "0123456789ABCDEF";
#endif
  for (const char &ch : text) {
    const unsigned char c = static_cast<unsigned char>(ch);
    const bool unreserved = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
                            c == '-' || c == '.' || c == '_' || c == '~';
    if (unreserved) {
      *out++ = ch;
    } else {
      *out++ = '%'; // OR
      *out++ = hex[c >> 4]; // OR
      *out++ = hex[c & 0xF];
    }
  }
  return out;
}

std::string encoded(const std::string &text) {
  std::string result(text.size() * 3, '\0');
  char *end = percent_encode(text, result.begin());
  result.resize(end - result.begin());
  return result;
}
