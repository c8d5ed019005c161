// Check: uri-unencoded-data
// Reasoning: flow
// Source: common: a format that is a constant in the same file
// Input: the word 'a/b?' gives '/define/a/b?&lang=en'
#include <stdio.h>

static const char UrlFormat[] = "https://dict.example.com/define?word=%s&lang=%s";

int http_get(const char *url);
char *encode(const char *text);

int define(const char *word) {
  char url[512];
#ifndef MENDED
  snprintf(url, sizeof(url), UrlFormat, word, "en"); // BUG
#else
  snprintf(url, sizeof(url), UrlFormat, encode(word), "en");
#endif
  return http_get(url);
}
