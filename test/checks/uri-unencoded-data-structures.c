// Texts in structures of the program that know their length.
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data,uri-double-encoding %t

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int http_get(const char *url);

// A buffer that grows.
struct str {
  char *data;
  size_t len, cap;
};

static int str_append(struct str *s, const void *p, size_t n) {
  if (s->cap < s->len + n + 1) {
    char *q = realloc(s->data, s->cap = (s->len + n + 1) * 3 / 2);
    if (!q)
      return -1;
    s->data = q;
  }
  memcpy(s->data + s->len, p, n);
  s->data[s->len += n] = 0;
  return 0;
}

#define STR_LIT(s, lit) str_append((s), "" lit, sizeof(lit) - 1)
#define STR_Z(s, z) str_append((s), (z), strlen(z))

static void str_append_escaped(struct str *s, const char *v) {
  for (; *v; ++v) {
    char hex[4] = {*v};
    if (!strchr("abcdefghijklmnopqrstuvwxyz0123456789-._~", *v))
      snprintf(hex, sizeof hex, "%%%02X", (unsigned char)*v);
    STR_Z(s, hex);
  }
}

void grows(const char *server, const char *name, const char *title) {
  struct str u = {NULL, 0, 0};
  STR_Z(&u, server);
  STR_LIT(&u, "/search?name=");
  str_append_escaped(&u, name);
  STR_LIT(&u, "&title=");
  STR_Z(&u, title);
  // CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'title' goes into query parameter 'title' without percent-encoding, unlike other values here
  http_get(u.data);
}

// An array, with a flag.
struct line {
  char text[512];
  size_t length;
  bool is_full;
};

static void put(struct line *l, char c) {
  if (l->length + 1 < sizeof l->text) {
    l->text[l->length++] = c;
    l->text[l->length] = 0;
  } else
    l->is_full = true;
}
static void puts_to(struct line *l, const char *s) {
  while (*s)
    put(l, *s++);
}
static void puts_escaped(struct line *l, const char *s) {
  static const char digits[] = "0123456789ABCDEF";
  for (; *s; ++s) {
    unsigned char c = (unsigned char)*s;
    if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')) {
      put(l, *s);
    } else {
      put(l, '%');
      put(l, digits[c >> 4]);
      put(l, digits[c & 15]);
    }
  }
}

void holds(const char *name, const char *password) {
  struct line l = {"", 0, false};
  puts_to(&l, "http://h/login?user=");
  puts_escaped(&l, name);
  puts_to(&l, "&password=");
  puts_to(&l, password);
  // CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'password' goes into query parameter 'password' without percent-encoding
  http_get(l.text);
}

// Text with a length, of which some is only declared, or allocated elsewhere.
struct slice {
  const char *s;
  size_t n;
};
struct pool {
  char *at;
  size_t used, size;
};

struct slice uri_escape(struct slice text);
struct slice pool_uri_escape(struct pool *from, struct slice text);
char *pool_get(struct pool *from, size_t size);

static struct slice own_escape(struct pool *from, struct slice in) {
  static const char digits[] = "0123456789ABCDEF";
  struct slice out = {0};
  char *p = malloc(3 * in.n + 1);
  out.s = p;
  for (size_t i = 0; i < in.n; ++i) {
    unsigned char c = (unsigned char)in.s[i];
    if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')) {
      *p++ = (char)c;
    } else {
      *p++ = '%';
      *p++ = digits[c >> 4];
      *p++ = digits[c & 15];
    }
  }
  *p = 0;
  out.n = (size_t)(p - out.s);
  return out;
}

void slices(struct pool *pool, struct slice title, struct slice name) {
  char url[512];
  snprintf(url, sizeof url, "http://h/?title=%.*s", (int)title.n, title.s);
  // CHECK-MESSAGES: :[[@LINE-1]]:67: warning: 'title' goes into query parameter 'title' without percent-encoding
  http_get(url);
  // Not reported: what a name or a body says.
  snprintf(url, sizeof url, "http://h/?title=%s", uri_escape(title).s);
  http_get(url);
  struct slice escaped = pool_uri_escape(pool, title);
  snprintf(url, sizeof url, "http://h/?title=%.*s", (int)escaped.n, escaped.s);
  http_get(url);
  escaped = own_escape(pool, name);
  snprintf(url, sizeof url, "http://h/?name=%s", escaped.s);
  http_get(url);
  snprintf(url, sizeof url, "http://h/?name=%s", own_escape(pool, escaped).s);
  // CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'own_escape' encodes the result of 'own_escape' again: every '%' becomes '%25' [uri-double-encoding]
  http_get(url);
}
