// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: common: setRawQuery() of POCO, which takes encoded text
// Input: the term 'a&b' gives '?q=a&b'
#include <string>

namespace Poco {
class URI {
public:
  explicit URI(const std::string &uri);
  void setRawQuery(const std::string &query);
  void addQueryParameter(const std::string &param, const std::string &val = "");
  std::string toString() const;
};
} // namespace Poco

std::string find(const std::string &base, const std::string &term) {
  Poco::URI uri(base);
#ifndef MENDED
  uri.setRawQuery("q=" + term); // BUG
#else
  uri.addQueryParameter("q", term);
#endif
  return uri.toString();
}
