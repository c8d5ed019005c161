// Texts that reach a variable only after several iterations of a loop.
// RUN: %texts %s -- | FileCheck %s
int more(void);
const char *source(void);
void sink(const char *text);

void from_outer_loop(void) {
  const char *first = "a", *next = "b";
  while (more()) {
    while (more())
      first = next;
    next = source();
  }
  sink(first);
}
// CHECK: from_outer_loop: ("a" | "b" | V(result source: 256 bytes))

void through_loops(void) {
  const char *a = "a", *b = "b", *c = "c", *d = "d";
  while (more()) {
    while (more()) {
      while (more()) {
        while (more())
          a = b;
        b = c;
      }
      c = d;
    }
    d = source();
  }
  sink(a);
}
// CHECK: through_loops: V(lost: lost, 256 bytes)

void through_variables(void) {
  const char *a = "a", *b = "b", *c = "c", *d = "d", *e = "e", *f = "f",
             *g = "g", *h = "h", *i = "i";
  while (more()) {
    a = b, b = c, c = d, d = e, e = f, f = g, g = h, h = i;
    i = source();
  }
  sink(a);
}
// CHECK: through_variables: V(lost: lost, 256 bytes)

char *strcat(char *to, const char *from), *strcpy(char *to, const char *from);

// Each iteration of the outer loop appends, and so does each of the inner one.
void appends_in_both(char ***lists, int n) {
  char text[1000] = "?";
  for (int i = 0; i < n; ++i) {
    strcat(text, "&k=");
    for (int j = 0; lists[i][j]; ++j) {
      if (j)
        strcat(text, ",");
      strcat(text, lists[i][j]);
    }
    strcat(text, ";");
  }
  sink(text);
}
// CHECK: appends_in_both: "?" ("&k=" (("" | ",") V(place lists: 256 bytes))* ";")*

void restarts_in_outer(char ***lists, int n) {
  char text[1000];
  for (int i = 0; i < n; ++i) {
    strcpy(text, i ? "first=" : "next=");
    for (int j = 0; lists[i][j]; ++j)
      strcat(text, lists[i][j]);
    sink(text);
  }
}
// CHECK: restarts_in_outer: ("first=" | "next=") (V(place lists: 256 bytes))*

char *g_strconcat(const char *first, ...);

// The first iteration begins the text.
void begins_with_the_first(char **list, int n) {
  char *text = 0;
  for (int i = 0; i < n; ++i)
    if (text)
      text = g_strconcat(text, "&", list[i], (void *)0);
    else
      text = g_strconcat("?", list[i], (void *)0);
  sink(text);
}
// CHECK: begins_with_the_first: ("&" V(place list: 256 bytes)
// CHECK-SAME: {{^}} | "?" V(place list: 256 bytes)) ("&" V(place list: 256 bytes))*{{$}}

// The end of a list may be any null pointer.
void ends_with_any_null(char *name) {
  sink(g_strconcat("a", name, (char *)0));
}
// CHECK: ends_with_any_null: "a" V(parameter name: 256 bytes){{$}}

// It is not a loop.
int snprintf(char *out, unsigned long size, const char *format, ...);
#define ADD(value)                                                             \
  do {                                                                         \
    used += snprintf(text + used, sizeof(text) - used, "%s", value);           \
    if (used >= (int)sizeof(text))                                             \
      return;                                                                  \
  } while (0)
void by_macros(const char *name) {
  char text[100];
  int used = 0;
  ADD("a=");
  ADD(name);
  sink(text);
}
// CHECK: by_macros: "a=" V(parameter name: 256 bytes){{$}}
