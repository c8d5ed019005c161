// Pointers to buffers, and to texts that calls return.
// RUN: %texts %s -- | FileCheck %s
char *strcpy(char *to, const char *from);
char *strcat(char *to, const char *from);
int strcmp(const char *a, const char *b);
char *source(void);
void sink(const char *text);

void of_buffer(void) {
  char buffer[100];
  const char *text = buffer;
  strcpy(buffer, "x");
  strcat(buffer, source());
  sink(text);
}
// CHECK: of_buffer: "x" V(result source: 256 bytes)

void of_result(void) {
  char *text = source();
  strcat(text, "x");
  sink(text);
}
// CHECK: of_result: V(result source: 256 bytes) "x"

static int digit(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

static void decode(char *to, const char *text) {
  for (; *text; ++text) {
    if (*text == '%' && digit(text[1]) >= 0 && digit(text[2]) >= 0) {
      *to++ = (char)(digit(text[1]) * 16 + digit(text[2]));
      text += 2;
    } else {
      *to++ = *text;
    }
  }
  *to = 0;
}

void run(void) {
  char buffer[100];
  decode(buffer, source());
  sink(buffer);
}
// CHECK: run: V(result source decode: 256 bytes)

char *strchr(const char *text, int c);
char *strdup(const char *text);
char *strchr(const char *text, int sought);

void found_in_result(void) {
  sink(strchr(source(), '/'));
}
// CHECK: found_in_result: V(result source slice: 256 bytes)

void one_of_two(int choice) {
  char buffer[100];
  strcpy(buffer, "x");
  sink(strdup(choice ? buffer : source()));
}
// CHECK: one_of_two: ("x" | V(result source: 256 bytes))

struct node {
  const char *text;
  struct node *next;
};

void of_list(const struct node *list, const char *chosen) {
  for (; list; list = list->next)
    if (*list->text == 'x')
      chosen = list->text;
  sink(chosen);
}
// CHECK: of_list: (V(place text: 256 bytes) | V(parameter chosen: 256 bytes) | V(place text: 256 bytes))

void report(int level, const char *format, ...);
int sscanf(const char *text, const char *format, ...);

void of_reported(void) {
  char buffer[100];
  strcpy(buffer, source());
  report(1, "%s", buffer);
  sink(buffer);
}
// CHECK: of_reported: V(result source: 256 bytes)

void of_scanned(void) {
  char buffer[100];
  sscanf(source(), "%s", buffer);
  sink(buffer);
}
// CHECK: of_scanned: V(result sscanf: 250 bytes)
char *stpcpy(char *to, const char *from);
void *memcpy(void *to, const void *from, unsigned long size);

void behind_the_end(void) {
  char buffer[100];
  char *end = stpcpy(buffer, "a=");
  stpcpy(end, source());
  sink(buffer);
}
// CHECK: behind_the_end: "a=" V(result source: 256 bytes)

void front_of_constant(void) {
  char buffer[100];
  memcpy(buffer, "abcdef", 3);
  strcpy(buffer + 3, source());
  sink(buffer);
}
// CHECK: front_of_constant: "abc" V(result source: 256 bytes)

void *realloc(void *old, unsigned long size);

static char *extended(char *text, const char *more) {
  char *longer = realloc(text, 100);
  strcat(longer, more);
  return longer;
}

void from_nothing(void) {
  char *text = extended(0, "a=");
  text = extended(text, source());
  sink(text);
}
// CHECK: from_nothing: "a=" V(result source: 256 bytes)

struct growing {
  char *text;
};

static void extend(struct growing *all, const char *more) {
  all->text = realloc(all->text, 100);
  strcat(all->text, more);
}

void in_field(void) {
  struct growing all = {0};
  extend(&all, "a=");
  extend(&all, source());
  sink(all.text);
}
// CHECK: in_field: "a=" V(result source: 256 bytes)

struct item {
  char *name;
  struct item *next;
};
void prepare(struct item *n);

void list(struct item *first) {
  for (struct item *n = first; n; n = n->next) {
    prepare(n);
    sink(n->name);
  }
}
// CHECK: list:{{.*}}V(place name
// CHECK: after_list: V(place
void after_list(char **town) { sink(town[1]); }

// The text that strtok() divides is that of the call before.
char *strtok();
char *strtok(char *text, const char *delimiters);
void of_tokens(char *line) {
  strtok(line, " ");
  sink(strtok(0, " "));
}
// CHECK: of_tokens: V(parameter line slice: 256 bytes)

void of_unknown_tokens(void) { sink(strtok(0, " ")); }
// CHECK: of_unknown_tokens: V(

char *strtok_r(char *text, const char *delimiters, char **rest);
void of_unknown_rest(char **rest) { sink(strtok_r(0, " ", rest)); }
// CHECK: of_unknown_rest: V(

char *more(void);
static char *either(char *text) {
  if (!*text)
    return more();
  if (strcmp(text, "on") == 0)
    return text;
  return text;
}
static char *first(char *other, char *text) {
  if (!other)
    other = text;
  if (*text)
    other = *other ? other : 0;
  return other;
}
static void put(char *other) { strcat(other, "x"); }

// A pointer to the text of a variable, or to one that a call returns.
void of_either(void) {
  char *text = source();
  char *other = either(text);
  sink(first(other, text));
}
void written_to_either(char *text) {
  char *other = either(text);
  put(other);
  sink(text);
}
// CHECK: of_either: (V(result more: 256 bytes) | V(result source: 256 bytes))
// CHECK: written_to_either: V(parameter text: 256 bytes) ("" | "x")

// A copy from a position in the text of a call that may return it whole.
static const char *same(const char *text) {
  if (*text)
    return text;
  return text;
}
char *strdup(const char *text);
char *strchr(const char *text, int sought);
void copied_rest(void) {
  const char *line = same(source());
  const char *rest = strchr(line, '/');
  if (!rest)
    rest = line;
  sink(strdup(rest));
}
// CHECK: copied_rest: (V(result source: 256 bytes) | V(result source slice: 256 bytes))

// A limit may cut the text, but most texts are shorter.
char *strncat(char *to, const char *from, unsigned long most);
unsigned long strlen(const char *text);
void limited(void) {
  char buffer[200] = "x";
  strncat(buffer, source(), 100);
  sink(buffer);
}
void few(void) {
  char buffer[200] = "x";
  strncat(buffer, source(), 2);
  sink(buffer);
}
void room(void) {
  char buffer[200] = "x";
  strncat(buffer, source(), sizeof buffer - strlen(buffer) - 1);
  sink(buffer);
}
// CHECK: limited: "x" (V(result source: 256 bytes) | V(result source slice: 256 bytes))
// CHECK: few: "x" V(result source slice: 256 bytes)
// CHECK: room: "x" V(result source: 256 bytes)

// A '%' in the text of a library function is no conversion of a format.
void percent(void) {
  char buffer[200] = "x";
  strncat(buffer, "100%dx", 100);
  sink(buffer);
}
// CHECK: percent: "x" "100%dx"

// What a function returns for one text only, which no run has tried.
const char *special(void);
static const char *unlessSpecial(const char *before, const char *text) {
  if (strcmp(text, "a b") == 0)
    return special();
  return text;
}
static void putAll(char *to, const char *text) {
  while (*text)
    *to++ = *text++;
  *to = 0;
}
void specialText(void) {
  char before[100] = "x";
  putAll(before + strlen(before), "#top");
  sink(unlessSpecial(before, source()));
}
// CHECK: specialText: (V(result special: 256 bytes) | V(result source: 256 bytes))
