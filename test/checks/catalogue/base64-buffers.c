// Base64 that is written to a buffer.
// RUN: %check_clang_tidy %s uri-unencoded-data %t
#include <stdio.h>

int EVP_EncodeBlock(unsigned char *To, const unsigned char *From, int Length);
int mbedtls_base64_encode(unsigned char *To, unsigned long Size, unsigned long *Written,
                          const unsigned char *From, unsigned long Length);
int get(const char *url);

int openssl(const unsigned char *digest) {
  unsigned char sig[48];
  char url[200];
  EVP_EncodeBlock(sig, digest, 32);
  snprintf(url, sizeof url, "https://example.org/hello?page=1&sig=%s", (char *)sig);
  // CHECK-MESSAGES: :[[@LINE-1]]:72: warning: {{.*}} goes into query parameter 'sig' without percent-encoding
  return get(url);
}
int mbedtls(const unsigned char *digest) {
  unsigned char sig[48];
  unsigned long length;
  char url[200];
  if (mbedtls_base64_encode(sig, sizeof sig, &length, digest, 32))
    return -1;
  snprintf(url, sizeof url, "https://example.org/hello?page=1&sig=%s", (char *)sig);
  // CHECK-MESSAGES: :[[@LINE-1]]:72: warning: {{.*}} goes into query parameter 'sig' without percent-encoding
  return get(url);
}
// It becomes base64url in place.
int url_safe(const unsigned char *digest, unsigned long length) {
  char sig[48];
  char url[200];
  EVP_EncodeBlock((unsigned char *)sig, digest, 32);
  for (unsigned long i = 0; i < length; i++) {
    if (sig[i] == '+')
      sig[i] = '-';
    else if (sig[i] == '/')
      sig[i] = '_';
    else if (sig[i] == '=')
      sig[i] = '.';
  }
  snprintf(url, sizeof url, "https://example.org/hello?page=1&sig=%s", sig);
  return get(url);
}
// By a function, up to the padding.
static void to_url_safe(char *text) {
  for (; *text; text++) {
    if (*text == '+') {
      *text = '-';
    } else if (*text == '/') {
      *text = '_';
    } else if (*text == '=') {
      *text = '\0';
      break;
    }
  }
}
int without_padding(const unsigned char *digest) {
  char sig[48];
  char url[200];
  EVP_EncodeBlock((unsigned char *)sig, digest, 32);
  to_url_safe(sig);
  snprintf(url, sizeof url, "https://example.org/hello?page=1&sig=%s", sig);
  return get(url);
}

// Functions that are only known by their names, of bytes.
void mac_of(const unsigned char *key, const char *text, unsigned char out[32]);
void base64(const unsigned char *in, unsigned long size, char *out);
void base64url(const unsigned char *in, unsigned long size, char *out);
int declared(const unsigned char *key, const char *text) {
  unsigned char mac[32];
  char sig[48], url[200];
  mac_of(key, text, mac);
  base64(mac, sizeof mac, sig);
  snprintf(url, sizeof url, "https://example.org/hello?page=1&sig=%s", sig);
// CHECK-MESSAGES: :[[@LINE-1]]:72: warning: 'sig' goes into query parameter 'sig' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(url);
}
int declared_for_urls(const unsigned char *key, const char *text) {
  unsigned char mac[32];
  char sig[48], url[200];
  mac_of(key, text, mac);
  base64url(mac, sizeof mac, sig);
  snprintf(url, sizeof url, "https://example.org/hello?page=1&sig=%s", sig);
  return get(url);
}
