// Check: uri-double-encoding
// Reasoning: out-parameter
// Source: common: C programs whose layers encode into buffers
// Input: 'a b' is sent as 'a%2520b'
#include <stdio.h>

int uri_encode(const char *from, char *to, int size);
int http_get(const char *url);

static int get_with_value(const char *base, const char *value) {
  char encoded[256], url[1024];
  uri_encode(value, encoded, sizeof(encoded));
  snprintf(url, sizeof(url), "%s?value=%s", base, encoded);
  return http_get(url);
}

int set_name(const char *device, const char *name) {
  char base[256], value[256];
  snprintf(base, sizeof(base), "http://%s/config/name", device);
#ifndef MENDED
  uri_encode(name, value, sizeof(value));
  return get_with_value(base, value); // BUG
#else
  snprintf(value, sizeof(value), "%s", name);
  return get_with_value(base, value);
#endif
}
