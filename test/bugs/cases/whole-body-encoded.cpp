// Check: uri-double-encoding
// Reasoning: flow
// Source: common: clients that encode the finished form
// Input: the server reads one key 'user=a&code=b'
#include <string>

std::string url_encode(const std::string &text);
std::string http_post(const std::string &url, const std::string &body);

std::string verify(const std::string &user, const std::string &code) {
  std::string body = "user=" + url_encode(user);
  body += "&code=" + url_encode(code);
#ifndef MENDED
  return http_post("https://two-factor.example.com/verify", url_encode(body)); // BUG
#else
  return http_post("https://two-factor.example.com/verify", body);
#endif
}
