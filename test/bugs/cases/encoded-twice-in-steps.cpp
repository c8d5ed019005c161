// Check: uri-double-encoding
// Reasoning: flow
// Source: clechasseur/pathcopycopy#111
// Input: 'a b' gives 'a%2520b'
#include <curl/curl.h>
#include <string>

std::string shareUrl(CURL *curl, const std::string &name) {
  char *escaped = curl_easy_escape(curl, name.c_str(), 0);
#ifndef MENDED
  char *value = curl_easy_escape(curl, escaped, 0); // BUG
  std::string url = std::string("https://share.example.com/get?name=") + value;
  curl_free(value);
#else
  std::string url = std::string("https://share.example.com/get?name=") + escaped;
#endif
  curl_free(escaped);
  return url;
}
