// Check: uri-unencoded-data
// Reasoning: flow
// Source: common: programs that copy the parts of a URL one by one
// Input: the user 'a&b' sends a parameter 'b'
#include <string.h>

int fetch_url(const char *url);
size_t percent_encode(char *to, const char *from);

int lookup(const char *user_name) {
  static const char front[] = "http://directory.example.com/find?user=";
  char url[512];
  char *end = url;
  memcpy(end, front, sizeof(front) - 1);
  end += sizeof(front) - 1;
#ifndef MENDED
  end = stpcpy(end, user_name); // BUG
#else
  end += percent_encode(end, user_name);
#endif
  strcpy(end, "&format=json");
  return fetch_url(url);
}
