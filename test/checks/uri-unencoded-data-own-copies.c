// RUN: %check_clang_tidy %s uri-unencoded-data %t

// Functions of other files whose names say that they copy and append.
#include <stddef.h>

void curlbuf_cpy(char *to, const char *from, size_t size);
void curlbuf_cat(char *to, const char *from, size_t size);
int curl_send(const char *url);

void update(const char *domain, const char *password) {
  char url[512];
  curlbuf_cpy(url, "https://", sizeof url);
  curlbuf_cat(url, "dns.example/update?", sizeof url);
  curlbuf_cat(url, "password=", sizeof url);
  curlbuf_cat(url, password, sizeof url);
  // CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'password' goes into query parameter 'password' without percent-encoding
  curl_send(url);
  curlbuf_cpy(url, "now something else", sizeof url);
  curl_send(url);
}

// A conversion with another meaning: printf's %S takes wide characters.
struct text;
void text_append_format(struct text *to, const char *format, ...);
const char *text_chars(struct text *of);
void upload(struct text *url, const char *host, const char *title) {
  text_append_format(url, "https://%s/upload", host);
  text_append_format(url, "?key=%S", title);
  text_append_format(url, "&title=%s", title);
  // CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'title' goes into query parameter 'title' without percent-encoding
  curl_send(text_chars(url));
}
