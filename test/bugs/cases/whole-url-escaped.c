// Check: uri-double-encoding
// Reasoning: sink
// Source: fangfufu/httpdirfs#137
// Input: 'http://h/a b' gives 'http%3A%2F%2Fh%2Fa%20b', which is not a URL
#include <curl/curl.h>
#include <stdio.h>

int perform(CURL *curl);

int get_entry(CURL *curl, const char *host, const char *name) {
  char url[512];
#ifndef MENDED
  snprintf(url, sizeof(url), "http://%s/files/%s?raw=1", host, name); // ALSO uri-unencoded-data
  char *escaped = curl_easy_escape(curl, url, 0); // BUG
  curl_easy_setopt(curl, CURLOPT_URL, escaped); // OR
#else
  char *escaped = curl_easy_escape(curl, name, 0);
  snprintf(url, sizeof(url), "http://%s/files/%s?raw=1", host, escaped);
  curl_easy_setopt(curl, CURLOPT_URL, url);
#endif
  curl_free(escaped);
  return perform(curl);
}
