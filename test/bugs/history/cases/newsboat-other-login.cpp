// Check: uri-malformed-escape
// Reasoning: literal
// Source: newsboat/newsboat@40512c4e
// Input: '%2F' is a conversion in 'source=%s%2F%s'
// Sight: found
#include <cstdio>
#include <string>

namespace strprintf {
std::string fmt(const std::string &format, const char *a, const char *b, const char *c, const char *d);
}
extern "C" char *curl_easy_escape(void *handle, const char *text, int length);
struct Credentials {
  std::string user, pass;
};

std::string loginRequest(void *handle, const Credentials &cred) {
  char *username = curl_easy_escape(handle, cred.user.c_str(), 0);
  char *password = curl_easy_escape(handle, cred.pass.c_str(), 0);
  return strprintf::fmt(
#ifndef MENDED
      "service=reader&Email=%s&Passwd=%s&source=%s%2F%s&accountType=" // BUG
#else
      "service=reader&Email=%s&Passwd=%s&source=%s%%2F%s&accountType="
#endif
      "HOSTED_OR_GOOGLE&continue=http://www.example.com/",
      username, password, "newsboat", "2.23");
}
