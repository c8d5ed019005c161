// Check: uri-unencoded-data
// Reasoning: sink
// Source: microsoft/sfs-client#173
// Input: the value 'a&b' gives '?key=a&b'
#include <curl/curl.h>
#include <string>

class UrlBuilder {
public:
  UrlBuilder &SetQuery(const std::string &key, const std::string &value);

private:
  std::string UrlEncode(const std::string &text);
  CURLU *m_handle;
};

UrlBuilder &UrlBuilder::SetQuery(const std::string &key,
                                 const std::string &value) {
#ifndef MENDED
  const std::string query = key + "=" + value; // BUG
  curl_url_set(m_handle, CURLUPART_QUERY, query.c_str(), 0); // OR
#else
  const std::string query = UrlEncode(key) + "=" + UrlEncode(value);
  curl_url_set(m_handle, CURLUPART_QUERY, query.c_str(), 0);
#endif
  return *this;
}
