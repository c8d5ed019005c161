// Check: uri-encoder-mismatch
// Reasoning: flow
// Source: fangfufu/httpdirfs#137
// Input: '/a/b c' gives '%2Fa%2Fb%20c': a single segment
#include <curl/curl.h>
#include <stdio.h>

int fetch(CURL *curl, const char *host, const char *dir, const char *name) {
  char path[512], url[1024];
#ifndef MENDED
  snprintf(path, sizeof(path), "/share/%s/%s", dir, name); // ALSO uri-unencoded-data
  char *escaped = curl_easy_escape(curl, path, 0); // BUG
  snprintf(url, sizeof(url), "https://%s%s", host, escaped); // OR
#else
  char *escaped = curl_easy_escape(curl, name, 0);
  char *folder = curl_easy_escape(curl, dir, 0);
  snprintf(path, sizeof(path), "/share/%s/%s", folder, escaped);
  snprintf(url, sizeof(url), "https://%s%s", host, path);
#endif
  curl_free(escaped);
  return curl_easy_setopt(curl, CURLOPT_URL, url);
}
