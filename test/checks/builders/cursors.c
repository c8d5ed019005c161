// Writers that move the pointer to which they write.
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data,uri-encoder-mismatch %t

#include <stddef.h>
#include <string.h>

void open_url(const char *url);

struct out {
  char *at, *end;
};
static void out_chr(struct out *o, char c) {
  if (o->end - o->at < 2)
    return;
  *o->at++ = c;
  *o->at = 0;
}
static void out_str(struct out *o, const char *s) {
  while (*s)
    out_chr(o, *s++);
}
static void out_esc(struct out *o, const char *s) {
  static const char digits[] = "0123456789ABCDEF";
  for (; *s; ++s) {
    const unsigned char c = (unsigned char)*s;
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
        (c >= 'a' && c <= 'z') || strchr("-._~", c)) {
      out_chr(o, (char)c);
    } else {
      out_chr(o, '%');
      out_chr(o, digits[c >> 4]);
      out_chr(o, digits[c & 15]);
    }
  }
}

void inField(const char *title, const char *artist) {
  char url[512];
  struct out o = {url, url + sizeof url};
  out_str(&o, "http://h.example/find?title=");
  out_str(&o, title);
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'title' goes into query parameter 'title' without percent-encoding, unlike other values here
  out_str(&o, "&artist=");
  out_esc(&o, artist);
  open_url(url);
}

void allEncoded(const char *title, const char *artist) {
  char url[512];
  struct out o = {url, url + sizeof url};
  out_str(&o, "http://h.example/find?title=");
  out_esc(&o, title);
  out_str(&o, "&artist=");
  out_esc(&o, artist);
  open_url(url);
}

static void put(char **to, const char *s) {
  while (*s)
    *(*to)++ = *s++;
  **to = 0;
}
void pointed(const char *title) {
  char url[512], *end = url;
  put(&end, "http://h.example/find?title=");
  put(&end, title);
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'title' goes into query parameter 'title' without
  open_url(url);
}

static char *add(char *to, const char *s) {
  while (*s)
    *to++ = *s++;
  *to = 0;
  return to;
}
void returned(const char *title) {
  char url[512], *end = url;
  end = add(end, "http://h.example/find?title=");
  end = add(end, title);
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'title' goes into query parameter 'title' without
  add(end, "&page=1");
  open_url(url);
}
