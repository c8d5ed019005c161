// Check: uri-malformed-escape
// Reasoning: literal
// Source: newsboat/newsboat@8464a9b3
// Input: '%2F' is a conversion: '&source=newsboat0X1.8P+1%s'
// Sight: missed
#include <cstdio>
#include <string>

namespace strprintf {
template <typename... Args> std::string fmt(const std::string &format, Args... args) {
  char text[1024];
  snprintf(text, sizeof(text), format.c_str(), args...);
  return text;
}
} // namespace strprintf
std::string post(const std::string &url, const std::string &postcontent);
extern "C" char *curl_easy_escape(void *handle, const char *text, int length);

std::string login(void *handle, const std::string &user, const std::string &pass) {
  char *username = curl_easy_escape(handle, user.c_str(), 0);
  char *password = curl_easy_escape(handle, pass.c_str(), 0);
#ifndef MENDED
  std::string postcontent = strprintf::fmt("Email=%s&Passwd=%s&source=%s%2F%s", // BUG
#else
  std::string postcontent = strprintf::fmt("Email=%s&Passwd=%s&source=%s%%2F%s",
#endif
                                           username, password, "newsboat", "2.23");
  return post("https://rss.example/accounts/ClientLogin", postcontent);
}
