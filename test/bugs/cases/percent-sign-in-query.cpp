// Check: uri-malformed-escape
// Reasoning: literal
// Source: common: a literal '%'
// Input: servers answer 400, or interpret '%&r' in different ways
#include <curl/curl.h>

void offers(CURL *Handle) {
#ifndef MENDED
  curl_easy_setopt(Handle, CURLOPT_URL, "https://shop.example.com/search?discount=50%&region=eu"); // BUG
#else
  curl_easy_setopt(Handle, CURLOPT_URL, "https://shop.example.com/search?discount=50%25&region=eu");
#endif
}
