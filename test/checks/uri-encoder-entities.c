// RUN: %check_clang_tidy -std=gnu11 %s uri-encoder-mismatch,uri-unencoded-data %t

#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A function that writes '&amp;' escapes for HTML or XML, whatever else it
// escapes.

static char *xml_text(const char *s) {
  char *out = malloc(6 * strlen(s) + 1), *o = out;
  for (; *s; s++)
    o = *s == '&' ? stpcpy(o, "&amp;") : *s == '<' ? stpcpy(o, "&lt;") : *s == '"' ? stpcpy(o, "&quot;") : (*o = *s, o + 1);
  *o = 0;
  return out;
}

static char *as_words(const char *s) {
  char *out = malloc(6 * strlen(s) + 1), *o = out;
  for (; *s; s++)
    o = *s == '&' ? stpcpy(o, "and") : *s == '#' ? stpcpy(o, "no") : *s == '+' ? stpcpy(o, "plus") : *s == '%' ? stpcpy(o, "pct") : (*o = *s == ' ' ? '-' : *s, o + 1);
  *o = 0;
  return out;
}

void link_to(const char *text) {
  printf("<a href=\"/search?text=%s\">more</a>", xml_text(text));
  // CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'xml_text' escapes for HTML, not for a URI: {{.*}} [uri-encoder-mismatch]
  printf("<b title=\"%s\">", xml_text(text));
}

// What was decoded before is escaped for HTML all the same.
char *url_decode(const char *text);
void link_back(const char *text) {
  char *plain = url_decode(text);
  printf("<a href=\"/search?text=%s\">back</a>", xml_text(plain));
  // CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'xml_text' escapes for HTML, not for a URI: {{.*}} [uri-encoder-mismatch]
}
