// Check: uri-double-encoding
// Reasoning: catalogue
// Source: common: users of builders that encode
// Input: 'a b' is sent as 'a%2520b'
#include <string>

namespace std {
template <typename T> class initializer_list {
  const T *begin_;
  size_t size_;
};
} // namespace std
namespace cpr {
namespace util {
std::string urlEncode(const std::string &text);
}
struct Parameter {
  Parameter(const std::string &key, const std::string &value);
};
struct Parameters {
  Parameters(const std::initializer_list<Parameter> &parameters);
};
struct Url {
  Url(const char *text);
};
struct Response {
  std::string text;
};
Response Get(Url url, Parameters parameters);
} // namespace cpr

std::string translate(const std::string &sentence) {
#ifndef MENDED
  return cpr::Get(cpr::Url{"https://translate.example.com/v2"}, cpr::Parameters{{"q", cpr::util::urlEncode(sentence)}, {"to", "de"}}).text; // BUG
#else
  return cpr::Get(cpr::Url{"https://translate.example.com/v2"}, cpr::Parameters{{"q", sentence}, {"to", "de"}}).text;
#endif
}
