// Check: uri-unencoded-data
// Reasoning: expression
// Source: prusa3d/PrusaSlicer@8d8cb531
// Input: the password 'a&b#c' gives 'password=a&b#c'
// Sight: found
#include <curl/curl.h>
#include <string>

namespace boost {
template <typename C> class basic_format {
public:
  explicit basic_format(const C *text);
  template <typename T> basic_format &operator%(const T &value);
  std::basic_string<C> str() const;
};
typedef basic_format<char> format;
} // namespace boost
std::string get_base_url();
std::string timestamp_str(); // "time=" and digits

#ifdef MENDED
static std::string escape_string(const std::string &unescaped) {
  std::string ret_val;
  CURL *curl = curl_easy_init();
  char *escaped = curl_easy_escape(curl, unescaped.c_str(), unescaped.size());
  if (escaped) {
    ret_val = std::string(escaped);
    curl_free(escaped);
  }
  return ret_val;
}
#endif

std::string get_connect_url(const std::string &password) {
  return (boost::format("%1%rr_connect?password=%2%&%3%") // OR
          % get_base_url()
#ifndef MENDED
          % (password.empty() ? "reprap" : password) // BUG
#else
          % (password.empty() ? "reprap" : escape_string(password))
#endif
          % timestamp_str())
      .str();
}
