// Check: uri-encoder-mismatch
// Reasoning: catalogue
// Source: common: encode_uri() of cpprestsdk without a component (see
//   microsoft/cpprestsdk#1345)
// Input: 'a&b=c' is not encoded
#include <string>

namespace web {
class uri {
public:
  struct components {
    enum component { user_info, host, path, query, fragment, full_uri };
  };
  static std::string encode_uri(const std::string &raw,
                                components::component = components::full_uri);
  static std::string encode_data_string(const std::string &data);
};
} // namespace web

std::string request(const std::string &target);

std::string translate(const std::string &text) {
#ifndef MENDED
  return request("/translate?to=de&text=" + web::uri::encode_uri(text)); // BUG
#else
  return request("/translate?to=de&text=" + web::uri::encode_data_string(text));
#endif
}
