// Check: uri-malformed-escape
// Reasoning: literal
// Source: common: C programs with escapes in a format
// Input: '%2C' is a conversion without an argument
#include <stdio.h>

void open_page(const char *url);

void show_on_map(double latitude, double longitude) {
  char url[256];
#ifndef MENDED
  snprintf(url, sizeof(url), "https://maps.example.org/?ll=%f%2C%f&z=12", latitude, longitude); // BUG
#else
  snprintf(url, sizeof(url), "https://maps.example.org/?ll=%f%%2C%f&z=12", latitude, longitude);
#endif
  open_page(url);
}
