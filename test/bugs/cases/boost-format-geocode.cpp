// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: common: programs that build URLs with boost::format
// Input: the street 'Main St #5' ends the query
#include <string>

namespace boost {
template <typename C> class basic_format {
public:
  explicit basic_format(const C *text);
  template <typename T> basic_format &operator%(const T &value);
  std::basic_string<C> str() const;
};
typedef basic_format<char> format;
template <typename C> std::basic_string<C> str(const basic_format<C> &format);
} // namespace boost
std::string escape(const std::string &text);
std::string fetch(const std::string &url);

std::string geocode(const std::string &street, int zip) {
#ifndef MENDED
  return fetch(boost::str(boost::format("http://geo.example.org/search?street=%1%&postalcode=%2%") % street % zip)); // BUG
#else
  return fetch(boost::str(boost::format("http://geo.example.org/search?street=%1%&postalcode=%2%") % escape(street) % zip));
#endif
}
