// Functions that write through a pointer of their caller and move it.
// RUN: %texts %s -- | FileCheck %s
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

void sink(const char *text);
const char *source(void);

static char *put(char *to, const char *text) {
  while (*text)
    *to++ = *text++;
  *to = '\0';
  return to;
}
// CHECK: returned: "/" (V(result source slice: 256 bytes))*{{$}}
void returned(void) {
  char path[64], *end = path;
  *end++ = '/';
  end = put(end, source());
  sink(path);
}

static void putAt(char **to, char c) {
  *(*to)++ = c;
  **to = '\0';
}
// CHECK: pointed: "/" "x"{{$}}
void pointed(void) {
  char path[64], *end = path;
  putAt(&end, '/');
  putAt(&end, 'x');
  sink(path);
}

struct Cursor {
  char *at, *end;
  bool isFull;
};
static void putCharacter(struct Cursor *to, char c) {
  if (to->end - to->at < 2) {
    to->isFull = true;
    return;
  }
  *to->at++ = c;
  *to->at = '\0';
}
static void putText(struct Cursor *to, const char *text) {
  while (*text)
    putCharacter(to, *text++);
}
// CHECK: in_field: "/" (V(result source slice: 256 bytes))* "?"{{$}}
void in_field(void) {
  char path[64];
  struct Cursor to = {path, path + sizeof(path), false};
  putCharacter(&to, '/');
  putText(&to, source());
  putCharacter(&to, '?');
  sink(path);
}

static void copied(char **to, const char *text) {
  char *p = *to;
  while (*text)
    *p++ = *text++;
  *p = '\0';
  *to = p;
}
// CHECK: through_copy: "/" (V(result source slice: 256 bytes))* "?"{{$}}
void through_copy(void) {
  char path[64], *end = path;
  putAt(&end, '/');
  copied(&end, source());
  putAt(&end, '?');
  sink(path);
}

// The array keeps its text where nothing is written.
static void maybe(char *to, int n) {
  if (n < 2)
    return;
  *to++ = 'x';
  *to = '\0';
}
// CHECK: kept: ("" | "x" | "abc"){{$}}
void kept(int n) {
  char path[8] = "abc";
  maybe(path, n);
  sink(path);
}

// A function that reads what is there changes it.
static void upper(char **text) {
  for (; **text; ++*text)
    if (**text == ' ')
      **text = '+';
}
// CHECK: changed: V(result source map: 255 bytes){{$}}
void changed(void) {
  char path[64], *at = path;
  strcpy(path, source());
  upper(&at);
  sink(path);
}

// An index is no position of its own: the field counts what is there.
struct Buffer {
  char *data;
  size_t length;
};
static void add(struct Buffer *to, char c) { to->data[to->length++] = c; }
// CHECK: counted: "/" "x"{{$}}
void counted(void) {
  char path[64];
  struct Buffer to = {path, 0};
  add(&to, '/');
  add(&to, 'x');
  sink(path);
}

// Behind the end, there is nothing yet.
static void putNumber(struct Cursor *to, unsigned n) {
  if (n >= 10)
    putNumber(to, n / 10);
  putCharacter(to, '0' + n % 10);
}
static void putUnless(char **to, const char *text) {
  if (**to)
    return;
  **to = '-';
  ++*to;
  put(*to, text);
}
// CHECK: behind_end: "/" V(number: harmless, 10 bytes) "?"{{$}}
void behind_end(unsigned n) {
  char path[64];
  struct Cursor to = {path, path + sizeof(path), false};
  putCharacter(&to, '/');
  putNumber(&to, n);
  putCharacter(&to, '?');
  sink(path);
}
// CHECK: read_at_end: "/" ("" | "-" (V(result source slice: 256 bytes))*){{$}}
void read_at_end(void) {
  char path[64], *end = path;
  putAt(&end, '/');
  putUnless(&end, source());
  sink(path);
}
