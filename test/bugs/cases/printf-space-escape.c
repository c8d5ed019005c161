// Check: uri-malformed-escape
// Reasoning: literal
// Source: common: '%20' in a format
// Input: printf() reads '%20b' as a conversion, not as an escape
#include <stdio.h>

void near(char *url, size_t size, int zip) {
#ifndef MENDED
  snprintf(url, size, "https://maps.example.com/find?q=bus%20stop%20near%20%05d", zip); // BUG
#else
  snprintf(url, size, "https://maps.example.com/find?q=bus%%20stop%%20near%%20%05d", zip);
#endif
}
