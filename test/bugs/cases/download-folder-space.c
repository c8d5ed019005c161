// Check: uri-illegal-character
// Reasoning: literal
// Source: curl/curl#8122
// Input: libcurl 7.78 and later reject the URL
#include <curl/curl.h>

#ifndef MENDED
#define DRIVER_URL "https://sourceforge.net/projects/e1000/files/ice stable/1.6.4/ice-1.6.4.tar.gz" // BUG
#else
#define DRIVER_URL "https://sourceforge.net/projects/e1000/files/ice%20stable/1.6.4/ice-1.6.4.tar.gz"
#endif

void download(CURL *curl) {
  curl_easy_setopt(curl, CURLOPT_URL, DRIVER_URL); // OR
}
