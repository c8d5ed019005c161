// Check: uri-unencoded-data
// Reasoning: summary
// Source: common: a helper that trims but does not encode
// Input: 'AT&T' gives '?company=AT&T'
#include <string>

std::string encodeUriComponent(const std::string &text);
void open(const std::string &url);

static std::string trimmed(const std::string &text) {
  size_t start = text.find_first_not_of(" \t");
  return start == std::string::npos ? std::string() : text.substr(start);
}

void quote(const std::string &input) {
#ifndef MENDED
  open("https://quotes.example.com/v1?company=" + trimmed(input)); // BUG
#else
  open("https://quotes.example.com/v1?company=" + encodeUriComponent(trimmed(input)));
#endif
}
