// RUN: %check_clang_tidy %s uri-unencoded-data %t -- \
// RUN:   -config='{CheckOptions: {MinConfidence: possible}}' \
// RUN:   -- -isystem %clang_tidy_headers

// New memory holds nothing, also where the C library does not declare that a
// function returns some.
#include <stddef.h>
#include <stdio.h>

void *aligned_alloc(size_t alignment, size_t size);
void *calloc(size_t count, size_t size);
void *malloc(size_t size);
char *url_encode(const char *text);
void get(const char *target);

typedef struct entry {
  char *name, *place, *title, *raw;
} entry;

entry *create(const char *name, const char *raw) {
  entry *e = malloc(sizeof *e);
  if (name)
    e->name = url_encode(name);
  e->raw = raw ? (char *)raw : "";
  return e;
}

entry *create_cleared(const char *place) {
  entry *e = calloc(1, sizeof *e);
  if (place)
    e->place = url_encode(place);
  return e;
}

entry *create_aligned(const char *title) {
  entry *e = aligned_alloc(16, sizeof *e);
  if (title)
    e->title = url_encode(title);
  return e;
}

void show(const entry *e) {
  char url[100];
  snprintf(url, sizeof url, "https://h.example/?n=%s&p=%s&t=%s&text=%s",
           e->name, e->place, e->title, e->raw);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'raw' goes into query parameter 'text' without percent-encoding: {{.*}} [uri-unencoded-data]
  get(url);
}
