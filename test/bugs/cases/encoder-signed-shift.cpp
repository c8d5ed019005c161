// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: cpp-netlib/cpp-netlib#362
// Input: '€' gives '%52%/2%1C'
#include <string>

static char hex_to_letter(char in) {
  if (in < 10)
    return in + '0';
  return in - 10 + 'A';
}

static void encode_char(char in, std::string &out) { // OR
  if ((in >= 'a' && in <= 'z') || (in >= 'A' && in <= 'Z') ||
      (in >= '0' && in <= '9') || in == '-' || in == '.' || in == '_' ||
      in == '~') {
    out += in;
    return;
  }
  out += '%';
#ifndef MENDED
  out += hex_to_letter(in >> 4); // BUG
#else
  out += hex_to_letter((in >> 4) & 0x0f);
#endif
  out += hex_to_letter(in & 0x0f);
}

std::string encoded(const std::string &input) { // OR
  std::string out;
  for (char c : input)
    encode_char(c, out);
  return out;
}
