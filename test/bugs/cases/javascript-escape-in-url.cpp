// Check: uri-malformed-escape
// Reasoning: literal
// Source: common: a JavaScript escape in a URL
// Input: servers answer 400 to '%u00e9'
#include <curl/curl.h>

void menu(CURL *curl) {
#ifndef MENDED
  curl_easy_setopt(curl, CURLOPT_URL, "https://www.example.com/menu?dish=Cr%u00E8me"); // BUG
#else
  curl_easy_setopt(curl, CURLOPT_URL, "https://www.example.com/menu?dish=Cr%C3%A8me");
#endif
}
