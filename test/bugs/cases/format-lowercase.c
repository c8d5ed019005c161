// Check: uri-lowercase-hex
// Reasoning: literal
// Source: common: an escape in a format
// Input: a cache stores the same URL in two spellings
#include <stdio.h>

void feed(char *url, size_t size, int user) {
#ifndef MENDED
  snprintf(url, size, "https://www.example.com/reader/atom/user%%2f%d%%2fstate", user); // BUG
#else
  snprintf(url, size, "https://www.example.com/reader/atom/user%%2F%d%%2Fstate", user);
#endif
}
