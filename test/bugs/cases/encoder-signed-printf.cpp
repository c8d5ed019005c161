// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: squid-cache/squid#1367
// Input: 'é' gives '%FFFFFFC3%FFFFFFA9'
#include <cstdio>
#include <cstring>
#include <string>

static bool isUserInfoChar(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || strchr("-._~!$&'()*+,;=:", c);
}

std::string encodeUserInfo(const std::string &in) { // OR
  std::string out;
  char buf[16];
  for (const char c : in) {
    if (c != '\0' && isUserInfoChar(c)) {
      out += c;
      continue;
    }
#ifndef MENDED
    snprintf(buf, sizeof(buf), "%%%02X", static_cast<unsigned int>(c)); // BUG
#else
    snprintf(buf, sizeof(buf), "%%%02X",
             static_cast<unsigned int>(static_cast<unsigned char>(c)));
#endif
    out += buf;
  }
  return out;
}
