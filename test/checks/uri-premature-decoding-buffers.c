// RUN: %check_clang_tidy %s uri-premature-decoding %t

// Decoders that write the bytes that they compute to a buffer.

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

void use(const char *text);

static void in_place(char *s) {
  char *o = s;
  for (; *s; s++)
    if (*s == '%' && isxdigit((unsigned char)s[1]) && isxdigit((unsigned char)s[2])) {
      char digits[3] = {s[1], s[2], 0};
      *o++ = (char)strtol(digits, 0, 16);
      s += 2;
    } else {
      *o++ = *s;
    }
  *o = 0;
}
void in_place_then_split(char *query) {
  in_place(query);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'in_place' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  use(strtok(query, "&"));
}
void split_then_in_place(char *query) {
  char *pair = strtok(query, "&");
  in_place(pair);
  use(pair);
}

static int byte_at(const char *digits) {
  char text[3];
  text[0] = digits[0];
  text[1] = digits[1];
  text[2] = '\0';
  return (int)strtol(text, NULL, 16);
}
static void to_buffer(char *to, const char *from) {
  while (*from)
    if (*from == '%' && isxdigit((unsigned char)from[1]) && isxdigit((unsigned char)from[2])) {
      *to++ = (char)byte_at(from + 1);
      from += 3;
    } else {
      *to++ = *from++;
    }
  *to = 0;
}
void to_buffer_then_split(const char *query) {
  char buffer[512];
  to_buffer(buffer, query);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'to_buffer' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  use(strtok(buffer, "&"));
}

// What happens to the other bytes is not known: the name says more.
int lookup(char c);
void url_decode(char *s) {
  char *o = s;
  for (; *s; s++)
    *o++ = *s == '%' ? (char)lookup(*++s) : (char)lookup(*s);
  *o = 0;
}
void by_name_then_split(char *query) {
  url_decode(query);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'url_decode' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  use(strtok(query, "&"));
}

// Writes computed bytes, but decodes nothing.
static void swapped(char *s) {
  for (; *s; s++)
    *s = *s == '%' ? (char)strtol("36", 0, 16) : *s;
}
void swapped_then_split(char *query) {
  swapped(query);
  use(strtok(query, "&"));
}

// Another pointer to the same copy.
char *strdup(const char *text);
char *strsep(char **text, const char *delimiters);
void alias(const char *query_string) {
  char *copy = strdup(query_string), *rest = copy, *field;
  url_decode(copy);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'url_decode' decodes the whole query before it is split
  while ((field = strsep(&rest, "&")))
    use(field);
}

// A terminator divides the text: what is in front of it is decoded alone.
void divided(char *url) {
  char *query = strchr(url, '?');
  if (query)
    *query++ = 0;
  url_decode(url);
  use(url);
  if (query) {
    char *rest = strchr(query, '&');
    if (rest)
      *rest++ = 0;
    use(query);
  }
}
void undivided(char *url) {
  url_decode(url);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'url_decode' decodes the whole URI before it is split
  char *query = strchr(url, '?');
  if (query)
    *query++ = 0;
  use(url);
}
void fields(char *query) {
  char *next;
  for (; query; query = next) {
    next = strchr(query, '&');
    if (next)
      *next++ = 0;
    url_decode(query);
    use(query);
  }
}
