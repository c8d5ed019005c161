// Check: uri-double-encoding
// Reasoning: flow
// Source: common: an encoder that is applied to a whole form body
// Input: 'user=a&pass=b' gives 'user%3Da%26pass%3Db': a single key
#include <curl/curl.h>
#include <string>

std::string urlEncode(const std::string &text);

void login(CURL *curl, const std::string &user, const std::string &pass) {
#ifndef MENDED
  std::string content = "user=" + user + "&pass=" + pass; // ALSO uri-unencoded-data
  content = urlEncode(content); // BUG
#else
  std::string content = "user=" + urlEncode(user) + "&pass=" + urlEncode(pass);
#endif
  curl_easy_setopt(curl, CURLOPT_COPYPOSTFIELDS, content.c_str()); // OR
}
