// Check: uri-illegal-character
// Reasoning: literal
// Source: common: '#' in a fragment
// Input: RFC 3986 allows only one '#'
#include <string>

std::string help(int section) {
#ifndef MENDED
  return "https://docs.example.com/#/guide#section-" + std::to_string(section); // BUG
#else
  return "https://docs.example.com/#/guide%23section-" + std::to_string(section);
#endif
}
