// Check: uri-malformed-escape
// Reasoning: literal
// Source: newsboat/newsboat#1570
// Input: '%2F' prints a floating-point number: 'xt=…0.000000reading-list'
#include <cstdio>
#include <string>

std::string fetch(const char *url);

std::string unread(const std::string &base, unsigned count) {
  char url[512];
#ifndef MENDED
  snprintf(url, sizeof(url), "https://www.example.com/reader/api/0/stream/contents/user%2F-%2Fstate%2Freading-list?n=%u", count); // BUG
#else
  snprintf(url, sizeof(url),
           "https://www.example.com/reader/api/0/stream/contents/"
           "user%%2F-%%2Fstate%%2Freading-list?n=%u",
           count);
#endif
  return fetch(url);
}
