// Check: uri-premature-decoding
// Reasoning: flow
// Source: esp8266/Arduino#3669
// Input: 'a=1&b=x%3D2%26y%3D3' also gives the parameter 'y'
#include <string>

std::string urlDecode(const std::string &text);
void add(const std::string &name, const std::string &value);

static void parseArguments(const std::string &data) {
  size_t pos = 0;
  while (pos < data.size()) {
    const size_t equal = data.find('=', pos);
    const size_t next = data.find('&', pos);
    add(urlDecode(data.substr(pos, equal - pos)),
        urlDecode(data.substr(equal + 1, next - equal - 1)));
    if (next == std::string::npos)
      break;
    pos = next + 1;
  }
}

void handlePost(const std::string &search, const std::string &formBody) {
#ifndef MENDED
  std::string decoded = urlDecode(formBody); // BUG
  parseArguments(search.empty() ? decoded : search + "&" + decoded); // OR
#else
  parseArguments(search.empty() ? formBody : search + "&" + formBody);
#endif
}
