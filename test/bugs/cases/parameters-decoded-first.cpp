// Check: uri-premature-decoding
// Reasoning: flow
// Source: me-no-dev/ESPAsyncWebServer#185
// Input: '?music=R%26B' gives the parameters 'music=R' and 'B='
#include <string>

std::string urlDecode(const std::string &text);
void addParam(const std::string &name, const std::string &value);

#ifndef MENDED
void parseUrl(const std::string &url) {
  std::string decoded = urlDecode(url); // BUG
  size_t start = decoded.find('?') + 1;
  while (start < decoded.size()) {
    size_t end = decoded.find('&', start); // OR
    size_t equal = decoded.find('=', start);
    addParam(decoded.substr(start, equal - start),
             decoded.substr(equal + 1, end - equal - 1));
    start = end + 1;
  }
}
#else
void parseUrl(const std::string &url) {
  size_t start = url.find('?') + 1;
  while (start < url.size()) {
    size_t end = url.find('&', start);
    size_t equal = url.find('=', start);
    addParam(urlDecode(url.substr(start, equal - start)),
             urlDecode(url.substr(equal + 1, end - equal - 1)));
    start = end + 1;
  }
}
#endif
