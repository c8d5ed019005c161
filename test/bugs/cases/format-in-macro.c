// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: a format that is a macro
// Input: the user 'a&admin=1' adds a parameter
#include <stdio.h>

#define API_HOST "https://api.example.com"
#define API_FOLLOW API_HOST "/v1/follow?user=%s&notify=%d"

int http_post(const char *url);
char *encode(const char *text);

int follow(const char *user, int notify) {
  char url[512];
#ifndef MENDED
  snprintf(url, sizeof(url), API_FOLLOW, user, notify); // BUG
#else
  snprintf(url, sizeof(url), API_FOLLOW, encode(user), notify);
#endif
  return http_post(url);
}
