// A query that a loop divides and decodes in place: the pieces are decoded text.
// RUN: %check_clang_tidy -std=gnu11 %s uri-unencoded-data %t

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
  const char *key, *value;
};
struct request {
  struct pair pairs[32];
  size_t count;
};

static int digit(int c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  c |= 0x20;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static void unescape(char *s) {
  char *to = s;
  int high, low;
  while (*s) {
    if (*s == '%' && (high = digit((unsigned char)s[1])) >= 0 &&
        (low = digit((unsigned char)s[2])) >= 0) {
      *to++ = (char)(high << 4 | low);
      s += 3;
    } else {
      *to++ = *s == '+' ? ' ' : *s;
      s++;
    }
  }
  *to = '\0';
}

static void parse(struct request *r, char *text) {
  char *next;
  for (char *p = text; p && *p && r->count < 32; p = next) {
    if ((next = strchr(p, '&')))
      *next++ = '\0';
    char *value = strchr(p, '=');
    if (!value)
      continue;
    *value++ = 0;
    unescape(p);
    unescape(value);
    r->pairs[r->count].key = p;
    r->pairs[r->count++].value = value;
  }
}

static const char *get(const struct request *r, const char *key) {
  for (size_t i = 0; i < r->count; i++)
    if (!strcmp(r->pairs[i].key, key))
      return r->pairs[i].value;
  return "";
}

void redirect(void) {
  static struct request r;
  char *query = getenv("QUERY_STRING");
  if (!query)
    return;
  parse(&r, strdup(query));
  printf("Location: https://h.example/w?page=%s&fresh=1\r\n\r\n", get(&r, "page"));
// CHECK-MESSAGES: :[[@LINE-1]]:67: warning: 'page' goes into query parameter 'page' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// The same in another way.
static void parse_form(struct request *r, char *text) {
  while (text && *text && r->count < 32) {
    char *and = strchr(text, '&');
    if (and)
      *and = 0;
    char *equals = strchr(text, '=');
    if (equals) {
      *equals = 0;
      unescape(text);
      unescape(equals + 1);
      r->pairs[r->count].key = text;
      r->pairs[r->count++].value = equals + 1;
    }
    text = and ? and + 1 : NULL;
  }
}

void answer(char *body) {
  static struct request form;
  parse_form(&form, body);
  printf("Location: https://h.example/w?name=%s&fresh=1\r\n\r\n", get(&form, "name"));
// CHECK-MESSAGES: :[[@LINE-1]]:67: warning: 'name' goes into query parameter 'name' without percent-encoding: {{.*}} [uri-unencoded-data]
}
