// Pointers that may be null: nothing is wrong with text that is not there.
// RUN: %check_clang_tidy %s uri-unencoded-data,uri-malformed-escape %t

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is_date(const char *s) {
  for (; *s; s++)
    if (!isdigit((unsigned char)*s) && *s != '-')
      return 0;
  return 1;
}
int get(const char *url);

int chosen(const char *from) {
  char url[300];
  if (from && !is_date(from))
    return -1;
  snprintf(url, sizeof url, "https://example.org/list?page=1%s%s",
           from ? "&from=" : "", from ? from : "");
  return get(url);
}
int tested(const char *from) {
  char url[300];
  if (from != NULL && !is_date(from))
    return -1;
  if (from == NULL)
    return get("https://example.org/list");
  snprintf(url, sizeof url, "https://example.org/list?from=%s", from);
  return get(url);
}
// Only one of two values is tested.
int other(const char *from, const char *title) {
  char url[300];
  if (from && !is_date(from))
    return -1;
  if (!title)
    return -1;
  snprintf(url, sizeof url, "https://example.org/list?from=%s&title=%s", from,
           title);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'title' goes into query parameter 'title' without
  return get(url);
}
// A buffer that may not have been allocated is not the text that it would hold.
static char *quote(const char *text) {
  char *result = calloc(3, strlen(text) + 1);
  size_t length = 0;
  for (; result && *text; text++) {
    unsigned char c = *text;
    if (strchr("&#%?/+ ", c) || c < 0x20 || c >= 0x7f)
      length += sprintf(result + length, "%%%02X", c);
    else
      result[length++] = c;
  }
  return result;
}
int quoted(const char *text) {
  char url[300];
  char *value = quote(text);
  snprintf(url, sizeof url, "https://example.org/list?title=%s", value);
  free(value);
  return get(url);
}
