// Check: uri-double-encoding
// Reasoning: sink
// Source: common: curl_url_set() with CURLU_URLENCODE (see curl/curl#3231)
// Input: 'a b' gives '?q=a%2520b'
#include <curl/curl.h>

void set_term(CURL *curl, CURLU *handle, const char *term) {
  char *query = curl_easy_escape(curl, term, 0);
#ifndef MENDED
  curl_url_set(handle, CURLUPART_PATH, query, CURLU_URLENCODE); // BUG
#else
  curl_url_set(handle, CURLUPART_PATH, query, 0);
#endif
  curl_free(query);
}
