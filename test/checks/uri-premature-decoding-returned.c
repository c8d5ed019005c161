// RUN: %check_clang_tidy -std=c11 %s uri-premature-decoding %t

// A decoder that returns the text that it has changed.

#define _DEFAULT_SOURCE
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

void take(const char *text);

static int digit(int c) {
  return c >= '0' && c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
}

static char *query_decode(char *s) {
  char *from = s, *to = s;
  while (*from) {
    if (*from == '%' && isxdigit((unsigned char)from[1]) &&
        isxdigit((unsigned char)from[2])) {
      *to++ = (char)(digit(from[1]) * 16 + digit(from[2]));
      from += 3;
    } else {
      *to++ = *from++;
    }
  }
  *to = '\0';
  return s;
}

void read_query(void) {
  char *copy = strdup(getenv("QUERY_STRING"));
  query_decode(copy);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'query_decode' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  for (char *token = strtok(copy, "&"); token; token = strtok(NULL, "&"))
    take(token);
}

void read_query_by_result(void) {
  char *copy = query_decode(strdup(getenv("QUERY_STRING")));
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: 'query_decode' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  for (char *token = strtok(copy, "&"); token; token = strtok(NULL, "&"))
    take(token);
}

void read_query_twice(const char *value) {
  char *copy = query_decode(strdup(value));
  query_decode(copy);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: this decodes the result of 'query_decode' again: '%2541' becomes 'A', not '%41' [uri-premature-decoding]
  take(copy);
}

void read_query_right(void) {
  char *copy = strdup(getenv("QUERY_STRING"));
  for (char *token = strtok(copy, "&"); token; token = strtok(NULL, "&"))
    take(query_decode(token));
}

// A function that decodes twice is reported itself, not its calls.
static char *field(const char *key) {
  const char *query = getenv("QUERY_STRING");
  const size_t size = strlen(key);
  while (query && *query) {
    const size_t part = strcspn(query, "&");
    if (part > size && query[size] == '=' && !strncmp(query, key, size))
      return query_decode(strndup(query + size + 1, part - size - 1));
    query += part + (query[part] == '&');
  }
  return NULL;
}

static void show(void (*use)(const char *)) {
  char *title = field("title");
  if (title)
    query_decode(title);
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: this decodes the result of 'query_decode' again: '%2541' becomes 'A', not '%41' [uri-premature-decoding]
  use(title ? title : "");
}

void show_all(void) { show(take); }
