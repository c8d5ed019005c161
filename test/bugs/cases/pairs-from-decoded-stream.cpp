// Check: uri-premature-decoding
// Reasoning: flow
// Source: common: servers that read the pairs of a query from a stream
// Input: the value 'a%26b' is split in two
#include <map>
#include <sstream>
#include <string>

namespace std {
class istringstream {
public:
  explicit istringstream(const string &text);
  explicit operator bool() const;
};
istringstream &getline(istringstream &in, string &line, char delimiter);
} // namespace std
std::string urlDecode(const std::string &text);

std::map<std::string, std::string> parse(const std::string &query) {
  std::map<std::string, std::string> result;
#ifndef MENDED
  std::istringstream in(urlDecode(query)); // OR
#else
  std::istringstream in(query);
#endif
  std::string pair;
  while (std::getline(in, pair, '&')) { // BUG
    const size_t equals = pair.find('=');
#ifndef MENDED
    result[pair.substr(0, equals)] = pair.substr(equals + 1);
#else
    result[urlDecode(pair.substr(0, equals))] = urlDecode(pair.substr(equals + 1));
#endif
  }
  return result;
}
