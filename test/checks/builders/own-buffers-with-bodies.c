// Growing buffers of C programs, whose functions have bodies.
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct strbuf {
  size_t size, length;
  char *bytes;
};
static char nothing[1];

static void strbuf_grow(struct strbuf *b, size_t extra) {
  if (b->length + extra + 1 <= b->size)
    return;
  b->size = (b->length + extra + 1) * 3 / 2;
  b->bytes = realloc(b->bytes == nothing ? NULL : b->bytes, b->size);
}
static void strbuf_add(struct strbuf *b, const void *data, size_t length) {
  strbuf_grow(b, length);
  memcpy(b->bytes + b->length, data, length);
  b->length += length;
  b->bytes[b->length] = '\0';
}
static void strbuf_puts(struct strbuf *b, const char *text) {
  strbuf_add(b, text, strlen(text));
}
static void strbuf_putc(struct strbuf *b, int c) {
  char character = c;
  strbuf_add(b, &character, 1);
}
static void strbuf_push(struct strbuf *b, char c) {
  strbuf_grow(b, 1);
  b->bytes[b->length++] = c;
  b->bytes[b->length] = '\0';
}

int get(const char *url);

void puts_value(const char *city) {
  struct strbuf b = {0, 0, nothing};
  strbuf_puts(&b, "https://example.org/find?city=");
  strbuf_puts(&b, city);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'city' goes into query parameter 'city' without
  get(b.bytes);
}
void one_character(const char *city) {
  struct strbuf b = {0, 0, nothing};
  strbuf_puts(&b, "https://example.org/find");
  strbuf_putc(&b, '?');
  strbuf_puts(&b, "city");
  strbuf_push(&b, '=');
  strbuf_puts(&b, city);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'city' goes into query parameter 'city' without
  get(b.bytes);
}
// The length says how much of the text it is.
void beginning(const char *city) {
  struct strbuf b = {0, 0, nothing};
  strbuf_add(&b, "https://example.org/find?city=0", 20);
  strbuf_puts(&b, "?page=1");
  get(b.bytes);
}
static void add_city(struct strbuf *b, const char *city) {
  strbuf_puts(b, city);
}
// A value is reported once, however many functions pass it on.
int main(int argc, char **argv) {
  struct strbuf b = {0, 0, nothing};
  strbuf_puts(&b, "https://example.org/find?city=");
  add_city(&b, argc > 1 ? argv[1] : "");
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: 'argv' goes into query parameter 'city' without
  return get(b.bytes);
}

// The text is longer than the array at the end of the structure.
struct name {
  int length;
  char text[1];
};
int by_name(const struct name *n) {
  char url[300];
  snprintf(url, sizeof url, "https://example.org/find?page=1&title=%s", n->text);
// CHECK-MESSAGES: :[[@LINE-1]]:73: warning: 'text' goes into query parameter 'title' without
  return get(url);
}
