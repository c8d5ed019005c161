// Check: uri-unencoded-data
// Reasoning: sink
// Source: common: C programs that post with libcurl
// Input: the message 'a&b' is sent as 'a'
#include <curl/curl.h>
#include <stdio.h>

int notify(CURL *curl, const char *token, const char *message) {
  char fields[1024];
#ifndef MENDED
  snprintf(fields, sizeof(fields), "token=%s&message=%s", token, message); // BUG
#else
  char *escaped = curl_easy_escape(curl, message, 0);
  snprintf(fields, sizeof(fields), "token=%s&message=%s", token, escaped);
  curl_free(escaped);
#endif
  curl_easy_setopt(curl, CURLOPT_URL, "https://push.example.com/1/messages");
  curl_easy_setopt(curl, CURLOPT_POSTFIELDS, fields);
  return 0;
}
