// Text of which only a digest is computed is no URI.
// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <stdio.h>
#include <stdlib.h>

void sha512_of(char *out, size_t size, const char *data, size_t length);
void hmac_sha1(const char *key, const char *data, unsigned char *out);
int http_get(const char *url);
FILE *open_memstream(char **text, size_t *size);

void signed_request(const char *method, const char *city, const char *secret) {
  char base[512];
  unsigned char mac[20];
  snprintf(base, sizeof base, "%s/v1/weather?city=%s", method, city);
  hmac_sha1(secret, base, mac);
}

void in_memory(const char *city, const char *secret) {
  char *base = NULL, hash[256];
  size_t size = 0;
  FILE *file = open_memstream(&base, &size);
  fprintf(file, "/v1/weather?city=%s#%s", city, secret);
  fclose(file);
  sha512_of(hash, sizeof hash, base, size);
}

// It is requested, too.
void requested(const char *city, const char *secret) {
  char url[512];
  unsigned char mac[20];
  snprintf(url, sizeof url, "https://h.example/v1/weather?city=%s", city);
// CHECK-MESSAGES: :[[@LINE-1]]:69: warning: 'city' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  hmac_sha1(secret, url, mac);
  http_get(url);
}
