// Check: uri-premature-decoding
// Reasoning: catalogue
// Source: common: programs that take a URL apart with libcurl
// Input: the value 'a%26b' is split in two
#include <curl/curl.h>
#include <string.h>

char *strtok_r(char *text, const char *delimiters, char **rest);
void on_pair(char *pair);

void each_pair(CURLU *url) {
  char *query, *rest;
#ifndef MENDED
  curl_url_get(url, CURLUPART_QUERY, &query, CURLU_URLDECODE); // OR
#else
  curl_url_get(url, CURLUPART_QUERY, &query, 0);
#endif
  for (char *pair = strtok_r(query, "&", &rest); pair; pair = strtok_r(NULL, "&", &rest)) // BUG
    on_pair(pair);
  curl_free(query);
}
