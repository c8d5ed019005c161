// Functions that write some of the characters of a text to a buffer.
// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void letters(const char *in, char *out) {
  for (; *in; in++)
    if (isalnum((unsigned char)*in))
      *out++ = *in;
  *out = '\0';
}
static void small(const char *in, char *out) {
  for (; *in; in++)
    if (isalnum((unsigned char)*in))
      *out++ = tolower((unsigned char)*in);
  *out = 0;
}
static void dashed(char *out, const char *in) {
  for (; *in; in++)
    *out++ = isalnum((unsigned char)*in) ? *in : '-';
  *out = '\0';
}
static void counted(const char *in, char *out, size_t size) {
  size_t used = 0;
  for (size_t i = 0; in[i] && used + 1 < size; i++)
    if (isalnum((unsigned char)in[i]))
      out[used++] = in[i];
  out[used] = '\0';
}
static void visible(const char *in, char *out) {
  for (; *in; in++)
    if (*in > ' ')
      *out++ = *in;
  *out = '\0';
}

void build(char *url, size_t size, const char *title) {
  char slug[100];
  letters(title, slug);
  snprintf(url, size, "https://h.example/find?q=%s", slug);
  small(title, slug);
  snprintf(url, size, "https://h.example/find?q=%s", slug);
  dashed(slug, title);
  snprintf(url, size, "https://h.example/find?q=%s", slug);
  counted(title, slug, sizeof slug);
  snprintf(url, size, "https://h.example/find?q=%s", slug);
  visible(title, slug);
  snprintf(url, size, "https://h.example/find?q=%s", slug);
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: 'slug' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
