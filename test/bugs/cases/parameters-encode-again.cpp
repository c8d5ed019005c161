// Check: uri-double-encoding
// Reasoning: catalogue
// Source: common: cpr::Parameters with encoded values (libcpr encodes them)
// Input: 'a b' gives '?q=a%2520b'
#include <string>

namespace cpr {
namespace util {
std::string urlEncode(const std::string &s);
}
struct Parameter {
  Parameter(const std::string &key, const std::string &value);
};
struct Parameters {
  Parameters(const Parameter &a);
  Parameters(const Parameter &a, const Parameter &b);
};
struct Url {
  Url(const std::string &url);
};
struct Response {};
Response Get(const Url &url, const Parameters &parameters);
} // namespace cpr

cpr::Response search(const std::string &text) {
#ifndef MENDED
  return cpr::Get(cpr::Url("https://api.example.com/search"),
                  cpr::Parameters(cpr::Parameter("q", cpr::util::urlEncode(text)))); // BUG
#else
  return cpr::Get(cpr::Url("https://api.example.com/search"),
                  cpr::Parameters(cpr::Parameter("q", text)));
#endif
}
