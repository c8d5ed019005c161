// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

// Encoders that begin their result with a constant.

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void open_uri(const char *uri);

static char *path_to_uri(const char *path) {
  static const char keep[] = "/-._~!$&'()*+,;=:@";
  char *uri = malloc(8 + 3 * strlen(path));
  char *to = uri;
  if (!uri)
    return NULL;
  memcpy(to, "file://", 7);
  to += 7;
  while (*path) {
    unsigned c = (unsigned char)*path++;
    if (c < 0x80 && (isalnum((int)c) || memchr(keep, (int)c, sizeof keep - 1)))
      *to++ = (char)c;
    else
      to += sprintf(to, "%%%02X", c);
  }
  *to = '\0';
  return uri;
}

void open_folder(const char *folder) {
  char *uri = path_to_uri(folder);
  open_uri(uri);
  free(uri);
}

static char *search_query(const char *words) {
  char *query = malloc(strlen(words) * 3 + 3), *to = query;
  *to++ = 'q';
  *to++ = '=';
  for (const unsigned char *c = (const unsigned char *)words; *c; c++)
    if (isalnum(*c))
      *to++ = (char)*c;
    else
      to += sprintf(to, "%%%02X", *c);
  *to = '\0';
  return query;
}

void search(const char *words) {
  char url[1000], *query = search_query(words);
  snprintf(url, sizeof url, "https://example.com/search?%s&page=1", query);
  open_uri(url);
  free(query);
}

void show_index(void) { open_folder("/usr/share/doc"); }
