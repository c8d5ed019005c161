// Check: uri-encoder-mismatch
// Reasoning: catalogue
// Source: common: Poco::URI::encode() with an incomplete list (see
//   envoyproxy/envoy#43693)
// Input: 'a?b#c' gives '&name=a?b#c': 'c' becomes the fragment
#include <string>

namespace Poco {
class URI {
public:
  static void encode(const std::string &str, const std::string &reserved,
                     std::string &encodedStr);
};
} // namespace Poco

std::string get(const std::string &url);

std::string find(const std::string &name) {
  std::string encoded;
#ifndef MENDED
  Poco::URI::encode(name, "=&", encoded); // BUG
#else
  Poco::URI::encode(name, "!#$&'()*+,/:;=?@[]", encoded);
#endif
  return get("https://api.example.com/find?name=" + encoded);
}
