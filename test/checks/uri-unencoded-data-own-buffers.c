// RUN: %check_clang_tidy %s uri-unencoded-data %t

// Functions and buffers whose code is in another file: names and types say what
// they do.

#include <stddef.h>
#include <stdio.h>

typedef struct Buffer Buffer;
Buffer *buf_new(const char *text);
Buffer *buf_add(Buffer *b, const char *text);
Buffer *buf_addf(Buffer *b, const char *format, ...);
void ncbytescat(Buffer *b, const char *text);
void buf_send(Buffer *b);
char *text_copy(const char *text);
char *text_cat(char *text, const char *more);
char *text_cat_len(char *text, const char *more, size_t length);
char *text_catf(char *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *text_addf(char *text, const char *format, ...);
char *joined(const char *first, ...);
void get(const char *url);

// Appending to a buffer of an unknown type.
void names_written_together(const char *city) {
  Buffer *b = buf_new("https://h.example/find?q=");
  ncbytescat(b, city);
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: 'city' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  buf_send(b);
}
void result_is_the_buffer(const char *city) {
  buf_send(buf_add(buf_new("https://h.example/find?q="), city));
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'city' goes into query parameter 'q' without percent-encoding
}
void formatted(const char *city) {
  Buffer *b = buf_addf(buf_new("https://h.example"), "/find?q=%s", city);
// CHECK-MESSAGES: :[[@LINE-1]]:68: warning: 'city' goes into query parameter 'q' without percent-encoding
  buf_send(b);
}

// The result is the text before, and what is added.
void text_and_more(const char *city, const char *mail) {
  char *url = text_copy("https://h.example/find");
  url = text_cat(url, "?q=");
  url = text_cat(url, city);
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'city' goes into query parameter 'q' without percent-encoding
  url = text_cat_len(url, "&x=", 3);
  url = text_catf(url, "%s", mail);
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'mail' goes into query parameter 'x' without percent-encoding
  url = text_addf(url, "&mail=%s", mail);
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'mail' goes into query parameter 'mail' without percent-encoding
  get(url);
}

// A key at the end of a literal, and a null pointer at the end of the arguments.
void list(const char *city) {
  get(joined("https://h.example/find?q=", city, NULL));
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'city' goes into query parameter 'q' without percent-encoding
}
// What this puts between its arguments is unknown.
void words(const char *city) {
  get(joined("https://h.example", "find", city, NULL));
}

// Text that others can read later is not only for the log.
static char last_url[200];
void fetch_last(void);
void logged(const char *city) {
  snprintf(last_url, sizeof(last_url), "https://h.example/find?q=%s", city);
// CHECK-MESSAGES: :[[@LINE-1]]:71: warning: 'city' goes into query parameter 'q' without percent-encoding
  fprintf(stderr, "getting %s\n", last_url);
  fetch_last();
}
struct Job { char url[200]; };
void logged_field(struct Job *job, const char *city) {
  snprintf(job->url, sizeof(job->url), "https://h.example/find?q=%s", city);
// CHECK-MESSAGES: :[[@LINE-1]]:71: warning: 'city' goes into query parameter 'q' without percent-encoding
  fprintf(stderr, "getting %s\n", job->url);
}
void only_logged(const char *city) {
  char text[200];
  snprintf(text, sizeof(text), "https://h.example/find?q=%s", city);
  fprintf(stderr, "getting %s\n", text);
}

// What is added to the result of adding is added once.
Buffer *buf_printf_add(Buffer *b, const char *format, ...) __attribute__((format(printf, 2, 3)));
void added_twice(const char *city) {
  buf_send(buf_printf_add(buf_printf_add(buf_new("https://h.example"), "/find?q=%d", 1), "&city=%s", city));
// CHECK-MESSAGES: :[[@LINE-1]]:102: warning: 'city' goes into query parameter 'city' without percent-encoding
}

// A request is no text, and a header does not continue its address.
typedef struct Call Call;
Call *call_new(const char *url);
void call_add(Call *c, const char *line);
void call_run(Call *c);
void headers(const char *name) {
  Call *c = call_new("https://h.example/find?q=");
  call_add(c, name);
  call_run(c);
}
