// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// What the functions of a program store in fields.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *url_encode(const char *text);
void get(const char *target);
void set_option(void *session, int option, ...);
void keep(void *data);

// The fields have only encoded text: new memory holds nothing, and a function
// that does not know the type of an object cannot store in its fields.
typedef struct entry {
  char *name, *place, *raw;
  struct entry *next;
} entry;
static entry *first;
static entry *create(const char *name) {
  entry *e = calloc(1, sizeof *e);
  if (!e)
    return NULL;
  e->name = url_encode(name);
  if (!e->name) {
    free(e);
    return NULL;
  }
  e->place = strdup("");
  return e;
}
static void set_place(entry *e, const char *place) {
  free(e->place);
  e->place = url_encode(place);
}
static void set_raw(entry *e, const char *raw) { e->raw = strdup(raw); }
void add(const char *name, const char *place, void *session) {
  entry *e = create(name);
  if (!e)
    return;
  set_place(e, place);
  set_raw(e, place);
  set_option(session, 1, e);
  keep(e);
  e->next = first;
  first = e;
}
static void show(const entry *e) {
  char url[100];
  snprintf(url, sizeof url, "https://h.example/?n=%s&p=%s&text=%s",
           e->name, e->place, e->raw);
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'raw' goes into query parameter 'text' without percent-encoding: {{.*}} [uri-unencoded-data]
  get(url);
}
void show_all(void *session) {
  for (entry *e = first; e; e = e->next) {
    show(e);
    set_option(session, 2, e);
    show(e);
  }
}

// A function that knows the type may store other text.
typedef struct visit {
  char *name;
} visit;
void load(visit *v);
void visited(visit *v) {
  char url[100];
  v->name = url_encode("x y");
  load(v);
  snprintf(url, sizeof url, "https://h.example/?city=%s", v->name);
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'name' goes into query parameter 'city' without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
  get(url);
}

// A function that does not can write the bytes of the object itself.
typedef struct packet {
  char name[20];
} packet;
void receive(void *to, size_t size);
void received(void) {
  char url[100];
  packet p;
  receive(&p, sizeof p);
  snprintf(url, sizeof url, "https://h.example/?city=%s", p.name);
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'name' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  get(url);
}

// It can call a function that stores text.
typedef struct answer {
  char *text;
} answer;
size_t on_data(char *bytes, size_t size, void *to) {
  ((answer *)to)->text = strdup(bytes);
  return size;
}
void forward(void *session) {
  char url[100];
  answer a = {NULL};
  set_option(session, 3, &a);
  snprintf(url, sizeof url, "https://h.example/?a=%s", a.text);
// CHECK-MESSAGES: :[[@LINE-1]]:56: warning: 'text' goes into query parameter 'a' without percent-encoding: {{.*}} [uri-unencoded-data]
  get(url);
}

// What the field held before is released, and is not what it holds.
typedef struct track {
  char *title, *about;
} track;
void release_text(void *text);
void give_back(char *text);
void set_about(track *t, const char *about) {
  if (t->about)
    release_text(t->about);
  t->about = url_encode(about);
}
void set_title(track *t, const char *title) {
  give_back(t->title);
  t->title = url_encode(title);
}
void show_track(const track *t) {
  char url[100];
  snprintf(url, sizeof url, "https://h.example/?about=%s", t->about);
  get(url);
  snprintf(url, sizeof url, "https://h.example/?title=%s", t->title);
  get(url);
}

// An object does not end where a variable stops pointing to it.
typedef struct note {
  char *remark;
  struct note *next;
} note;
void set_remarks(note *n, const char *text) {
  while (n) {
    n->remark = url_encode(text);
    n = n->next;
  }
}
void show_note(const note *n) {
  char url[100];
  snprintf(url, sizeof url, "https://h.example/?remark=%s", n->remark);
  get(url);
}
