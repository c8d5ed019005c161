// Encoders that append to a text in a structure.
// RUN: %texts %s -- -std=c11 | FileCheck %s
#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void sink(const char *text);
const char *source(void);
void unknown(char *to, size_t size);

typedef struct {
  char *data;
  unsigned used, room;
} Line;

static int line_grow(Line *line, unsigned more) {
  if (line->used + more > line->room) {
    char *data = realloc(line->data, line->used + more + 32);
    if (!data)
      return -1;
    line->data = data;
    line->room = line->used + more + 32;
  }
  return 0;
}

static int line_put(Line *line, int c) {
  if (line_grow(line, 2) != 0)
    return -1;
  line->data[line->used++] = (char)c;
  line->data[line->used] = '\0';
  return 0;
}

static int line_add(Line *line, const char *text) {
  const size_t length = strlen(text);
  if (line_grow(line, (unsigned)length + 1) != 0)
    return -1;
  memcpy(line->data + line->used, text, length + 1);
  line->used += (unsigned)length;
  return 0;
}

static void line_add_encoded(Line *line, const char *text, const char *keep) {
  static const char digits[] = "0123456789ABCDEF";
  for (const unsigned char *at = (const unsigned char *)text; *at; at++) {
    if (isalnum(*at) || strchr("-._~", *at) || strchr(keep, *at)) {
      line_put(line, *at);
    } else {
      line_put(line, '%');
      line_put(line, digits[*at >> 4]);
      line_put(line, digits[*at & 15]);
    }
  }
}

// CHECK: encoded: "http://x/?q=" V(result source encode: {{.*}}) "&r=1"
void encoded(void) {
  Line line = {0};
  line_add(&line, "http://x/?q=");
  line_add_encoded(&line, source(), "");
  line_add(&line, "&r=1");
  sink(line.data);
}

// CHECK: constant: "/" line_add_encoded("a b/c?d") ".html"
void constant(void) {
  Line line = {0};
  line_add(&line, "/");
  line_add_encoded(&line, "a b/c?d", "/");
  line_add(&line, ".html");
  sink(line.data);
}

// CHECK: first: V(result source encode: {{.*}}) "/x"
void first(void) {
  Line line = {0};
  line_add_encoded(&line, source(), "");
  line_add(&line, "/x");
  sink(line.data);
}

typedef struct {
  char data[256];
  int used;
} Fixed;

static void fixed_add(Fixed *to, const char *text) {
  to->used += snprintf(to->data + to->used, sizeof to->data - to->used, "%s",
                       text);
}

static void fixed_copy(Fixed *to, const char *text) {
  while (*text && to->used < 255)
    to->data[to->used++] = *text++;
  to->data[to->used] = 0;
}

static void fixed_add_encoded(Fixed *to, const char *text) {
  for (; *text && to->used < 252; text++) {
    const unsigned char c = (unsigned char)*text;
    if (isalnum(c))
      to->data[to->used++] = (char)c;
    else
      to->used += sprintf(to->data + to->used, "%%%02X", c);
  }
  to->data[to->used] = 0;
}

// CHECK: in_array: "/?" V(result source encode slice: {{.*}}) "#e"
void in_array(void) {
  Fixed line = {"", 0};
  fixed_add(&line, "/?");
  fixed_add_encoded(&line, source());
  fixed_add(&line, "#e");
  sink(line.data);
}

// A full array gets nothing more, which is not what the function does to a
// text.
// CHECK: copied: "/?" ({{.*}}V(result source slice: 256 bytes))*
void copied(void) {
  Fixed line = {"", 0};
  fixed_add(&line, "/?");
  fixed_copy(&line, source());
  sink(line.data);
}

// CHECK: again: "/?" V(result source encode slice: {{.*}})
// CHECK: again: "/!" V(result source: 256 bytes)
void again(void) {
  Fixed line = {"", 0};
  fixed_add(&line, "/?");
  fixed_add_encoded(&line, source());
  sink(line.data);
  line.used = 0;
  fixed_add(&line, "/!");
  fixed_add(&line, source());
  sink(line.data);
}

// What is written to some place in a structure, or to all of it, may be in any
// field.

typedef struct {
  char user[32];
  const char *name;
  int number;
} Options;

static void set_at(Options *to, size_t offset, const char *value) {
  strcpy((char *)to + offset, value);
}
static void point_at(Options *to, size_t offset, const char *value) {
  *(const char **)((char *)to + offset) = value;
}

// CHECK: by_offset: ("u" | V(result source: 256 bytes))
// CHECK: by_offset: ("n" | V(result source: 256 bytes))
void by_offset(size_t offset) {
  Options options = {"u", "n", 1};
  set_at(&options, offset, source());
  sink(options.user);
  sink(options.name);
}

// CHECK: pointer_by_offset: ("u" | V(result source: 256 bytes))
// CHECK: pointer_by_offset: ("n" | V(result source: 256 bytes))
void pointer_by_offset(size_t offset) {
  Options options = {"u", "n", 1};
  point_at(&options, offset, source());
  sink(options.user);
  sink(options.name);
}

// CHECK: filled: V(input: 256 bytes)
void filled(FILE *file) {
  Options options = {"u", "n", 1};
  fread(&options, sizeof(options), 1, file);
  sink(options.user);
}

// CHECK: copied_whole: "u"
// CHECK: copied_whole: V(result source: 256 bytes)
void copied_whole(void) {
  Options options, copy = {"", "", 0};
  strcpy(options.user, "u");
  options.name = source();
  memcpy(&copy, &options, sizeof(copy));
  sink(copy.user);
  sink(copy.name);
}

// CHECK: cleared: ""
void cleared(void) {
  Options options = {"u", "n", 1};
  memset(&options, 0, sizeof(options));
  sink(options.user);
}

// A buffer behind a structure that functions fill character by character.
struct line_of {
  char *start;
  unsigned size, used;
};
static void put(struct line_of *to, char c) {
  if (to->used + 1 >= to->size)
    return;
  to->start[to->used++] = c;
  to->start[to->used] = 0;
}
static void put_all(struct line_of *to, const char *text) {
  while (*text)
    put(to, *text++);
}
typedef void (*put_fn)(struct line_of *to, char c);
static void put_by(struct line_of *to, put_fn code, const char *text) {
  for (; *text; text++)
    code(to, *text);
}
void filled_by_characters(void) {
  char memory[100] = "/?q=";
  struct line_of all = {memory, sizeof memory, 4};
  put_all(&all, source());
  put(&all, '&');
  put_by(&all, put, source());
  sink(all.start);
}
// CHECK: filled_by_characters: "/?q=" V(result source: 256 bytes) "&" (V(result source slice: 256 bytes))*

struct two_of {
  char text[100], more[100];
};
// What becomes of a field is not known; it goes into one of two others.
void of_either_field(int which, int other) {
  const char *number = source();
  for (const char *at = number; *at; at++)
    if (!isdigit((unsigned char)*at))
      return;
  struct two_of from = {"x", "y"}, to = {"a=", "b="};
  strcpy((char *)&from + (which ? offsetof(struct two_of, text)
                                : offsetof(struct two_of, more)),
         number);
  unknown(from.text, sizeof from.text);
  strcpy((char *)&to + (other ? offsetof(struct two_of, text)
                              : offsetof(struct two_of, more)),
         from.text);
  sink(to.text);
}
// CHECK: of_either_field: ("a=" | V(lost unknown: lost, 256 bytes))

// A buffer that the first function which writes to it allocates.
struct grown {
  char *text;
  size_t used, room;
};
static void put_grown(struct grown *to, char c) {
  if (to->used + 2 > to->room) {
    to->room = to->room ? to->room * 2 : 64;
    to->text = realloc(to->text, to->room);
  }
  to->text[to->used++] = c;
  to->text[to->used] = 0;
}
static void puts_grown(struct grown *to, const char *text) {
  while (*text)
    put_grown(to, *text++);
}
void perhaps_begun(int is_more) {
  struct grown all = {0};
  if (is_more)
    put_grown(&all, '&');
  puts_grown(&all, source());
  sink(all.text);
}
// CHECK: perhaps_begun: ("" | "&") V(result source: 256 bytes)
