// Check: uri-unencoded-data
// Reasoning: flow
// Source: common: snprintf() at the end of the existing text
// Input: the tag 'c#' gives '&tag=c#': the rest becomes the fragment
#include <stdio.h>
#include <string.h>

int http_get(const char *url);
char *escape(const char *text);

int list(const char *base, const char *tag, int page) {
  char url[1024];
  int n = snprintf(url, sizeof(url), "%s/posts.json?page=%d", base, page);
  if (tag)
#ifndef MENDED
    snprintf(url + n, sizeof(url) - n, "&tag=%s", tag); // BUG
#else
    snprintf(url + n, sizeof(url) - n, "&tag=%s", escape(tag));
#endif
  return http_get(url);
}
