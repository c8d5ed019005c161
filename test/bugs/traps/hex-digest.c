// Trap: a digest in hex, which is not percent-encoding
#include <stdio.h>

void digest_url(char *url, size_t size, const unsigned char *hash) {
  char hex[65];
  for (int i = 0; i < 32; ++i)
    sprintf(hex + 2 * i, "%02x", hash[i]);
  snprintf(url, size, "https://avatar.example.com/%s?s=80", hex);
}

void colour(char *out, size_t size, int r, int g, int b) {
  snprintf(out, size, "#%02x%02x%02x", r, g, b);
}

void mac(char *out, size_t size, const unsigned char *m) {
  snprintf(out, size, "%02x:%02x:%02x", m[0], m[1], m[2]);
}
