// RUN: %check_clang_tidy -std=c11 %s uri-faulty-encoder %t

// Functions of the program that take arguments as printf does.

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct buffer { char *text; size_t length, capacity; };

static void reserve(struct buffer *to, size_t more) {
  if (to->length + more + 1 > to->capacity) {
    to->capacity = (to->length + more + 1) * 2;
    to->text = realloc(to->text, to->capacity);
  }
}

static void put(struct buffer *to, char c) {
  reserve(to, 1);
  to->text[to->length++] = c;
  to->text[to->length] = '\0';
}

static void vprint(struct buffer *to, const char *format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  int size = vsnprintf(NULL, 0, format, arguments);
  if (size > 0) {
    reserve(to, (size_t)size);
    vsnprintf(to->text + to->length, (size_t)size + 1, format, again);
    to->length += (size_t)size;
  }
  va_end(again);
}

static void print(struct buffer *to, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprint(to, format, arguments);
  va_end(arguments);
}

static int is_plain(unsigned char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
         (c >= 'a' && c <= 'z') || memchr("-._~", c, 4) != NULL;
}

char *url_escape(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_escape' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) [uri-faulty-encoder]
  struct buffer out = {0};
  reserve(&out, 0);
  out.text[0] = '\0';
  for (; *text; text++)
    if (is_plain((unsigned char)*text))
      put(&out, *text);
    else
      print(&out, "%%%02X", *text);
// CHECK-FIXES: print(&out, "%%%02X", (unsigned char)*text);
  return out.text;
}

char *url_escape_right(const char *text) {
  struct buffer out = {0};
  reserve(&out, 0);
  out.text[0] = '\0';
  for (; *text; text++)
    if (is_plain((unsigned char)*text))
      put(&out, *text);
    else
      print(&out, "%%%02X", (unsigned char)*text);
  return out.text;
}

// A function that takes the arguments one by one.
static void put_all(struct buffer *to, int count, ...) {
  va_list rest;
  va_start(rest, count);
  for (int i = 0; i < count; i++)
    put(to, (char)va_arg(rest, int));
  va_end(rest);
}

char *url_escape_one_by_one(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_escape_one_by_one' writes lowercase hex digits [uri-faulty-encoder]
  static const char digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char digits[] = "0123456789ABCDEF";
  struct buffer out = {0};
  for (const unsigned char *c = (const unsigned char *)text; *c; c++)
    if (is_plain(*c))
      put(&out, (char)*c);
    else
      put_all(&out, 3, '%', digits[*c >> 4], digits[*c & 15]);
  return out.text;
}

// A function that calls itself from one place: every call has its arguments.
static const char hex_digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char hex_digits[] = "0123456789ABCDEF";
static void put_escape(struct buffer *to, int mark, int byte, int depth, ...) {
  va_list rest;
  va_start(rest, depth);
  if (depth < 3)
    put_escape(to, mark, byte, depth + 1,
               depth == 1 ? hex_digits[byte >> 4] : mark);
  put(to, (char)va_arg(rest, int));
  va_end(rest);
}

char *url_escape_from_inside(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_escape_from_inside' writes lowercase hex digits [uri-faulty-encoder]
  struct buffer out = {0};
  for (const unsigned char *c = (const unsigned char *)text; *c; c++)
    if (is_plain(*c))
      put(&out, (char)*c);
    else
      put_escape(&out, '%', *c, 1, hex_digits[*c & 15]);
  return out.text;
}

// memchr() in a set: the '+' of the text is read as a space.
char *form_escape(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'form_escape' writes a space as '+' and lets '+' through: both then mean a space [uri-faulty-encoder]
  static const char kept[] = {'-', '.', '_', '+'};
  char *out = malloc(strlen(text) * 3 + 1), *to = out;
  for (; *text; text++) {
    unsigned char c = (unsigned char)*text;
    if (c == ' ')
      *to++ = '+';
    else if (is_plain(c) || memchr(kept, c, sizeof kept) != NULL)
      *to++ = (char)c;
    else
      to += sprintf(to, "%%%02X", c);
  }
  *to = '\0';
  return out;
}

// The function is only declared, and its result is the text: it is not appended to
// the format.
const char *mylib_SPrintf(const char *format, ...)
    __attribute__((format(printf, 1, 2)));
char *mylib_SVPrintf(const char *format, va_list rest)
    __attribute__((format(printf, 1, 0)));

char *uri_escape_with_result(const char *text) {
  char *out = malloc(strlen(text) * 3 + 1);
  out[0] = '\0';
  for (; *text; text++) {
    const char plain[] = {*text, '\0'};
    strcat(out, is_plain((unsigned char)*text)
                    ? plain
                    : mylib_SPrintf("%%%02X", (unsigned char)*text));
  }
  return out;
}

static char *printed(const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  char *result = mylib_SVPrintf(format, rest);
  va_end(rest);
  return result;
}
char *uri_escape_with_list(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'uri_escape_with_list' writes lowercase hex digits [uri-faulty-encoder]
  char *out = calloc(strlen(text) + 1, 3);
  for (; *text; text++) {
    unsigned char c = (unsigned char)*text;
    strcat(out, is_plain(c) ? printed("%c", c) : printed("%%%02x", c));
// CHECK-FIXES: strcat(out, is_plain(c) ? printed("%c", c) : printed("%%%02X", c));
  }
  return out;
}
