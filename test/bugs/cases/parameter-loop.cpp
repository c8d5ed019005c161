// Check: uri-unencoded-data
// Reasoning: join
// Source: common: query strings built from a map (see owncloud/client#9203)
// Input: the value 'a&b' gives 'k=a&b'
#include <map>
#include <string>

std::string UrlEncode(const std::string &text);

std::string buildUrl(const std::string &base,
                     const std::map<std::string, std::string> &params) {
  std::string url = base + "/search";
  bool first = true;
  for (const auto &param : params) {
    url += first ? "?" : "&";
    first = false;
#ifndef MENDED
    url += param.first + "=" + param.second; // BUG
#else
    url += UrlEncode(param.first) + "=" + UrlEncode(param.second);
#endif
  }
  return url;
}
