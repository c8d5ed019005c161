// Check: uri-unencoded-data
// Reasoning: summary
// Source: common: a helper that joins text that all callers but one encode
// Input: the title 'C&A' gives '&title=C&A'
#include <string>

std::string UrlEncode(const std::string &text);
std::string fetch(const std::string &url);

static void addParameter(std::string &url, const char *key,
                         const std::string &encodedValue) {
  url += url.find('?') == std::string::npos ? '?' : '&';
  url += key;
  url += '=';
  url += encodedValue;
}

std::string lyrics(const std::string &artist, const std::string &title) {
  std::string url = "https://lyrics.example.com/get";
  addParameter(url, "artist", UrlEncode(artist));
#ifndef MENDED
  addParameter(url, "title", title); // BUG
#else
  addParameter(url, "title", UrlEncode(title));
#endif
  return fetch(url);
}
