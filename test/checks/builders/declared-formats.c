// Functions that format, of which only the declarations are known.
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

#include <stddef.h>

int os_snprintf(char *buf, size_t size, const char *format, ...);
int os_sprintf(char *buf, const char *format, ...);
int line_scan(char *line, const char *format, ...);
__attribute__((format(printf, 2, 3))) void set_error(char *where, const char *format, ...);
void report(char *where, const char *format, ...);
char *urlencode(const char *text);
void http_get(const char *url);

struct strbuf {
  char *text;
};
void strbuf_addf(struct strbuf *b, const char *format, ...);
void buf_printf(struct strbuf *b, const char *format, ...);
void strbuf_addstr(struct strbuf *b, const char *text);

void sized(const char *title) {
  char url[300];
  os_snprintf(url, sizeof url, "http://h.example/?q=%s", title);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'title' goes into query parameter 'q' without
  http_get(url);
}
void unsized(const char *title) {
  char path[300];
  os_sprintf(path, "/find?q=%s&n=%d", title, 3);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'title' goes into query parameter 'q' without
  http_get(path);
}
void behind(const char *title) {
  char url[300] = "http://h.example/find";
  os_sprintf(url + 21, "?q=%s", title);
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: 'title' goes into query parameter 'q' without
  http_get(url);
}
void inBuffer(const char *title) {
  struct strbuf b = {0};
  strbuf_addf(&b, "http://h.example/?q=%s", title);
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'title' goes into query parameter 'q' without
  http_get(b.text);
}
void printedToBuffer(struct strbuf *b, const char *title) {
  buf_printf(b, "http://h.example/find");
  buf_printf(b, "?q=%s", title);
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: 'title' goes into query parameter 'q' without
}
void appended(const char *title) {
  struct strbuf b = {0};
  strbuf_addf(&b, "http://h.example/?n=%d&q=", 3);
  strbuf_addstr(&b, title);
// CHECK-MESSAGES: :[[@LINE-1]]:21: warning: 'title' goes into query parameter 'q' without
  http_get(b.text);
}

// What is encoded.
void encoded(struct strbuf *b, const char *title) {
  char url[300];
  os_snprintf(url, sizeof url, "http://h.example/?q=%s", urlencode(title));
  http_get(url);
  buf_printf(b, "http://h.example/?q=%s", urlencode(title));
}
// A text that is written again.
void again(const char *title) {
  char url[300];
  os_sprintf(url, "/find?q=%s", urlencode(title));
  http_get(url);
  os_sprintf(url, "%s: not found", title);
  http_get(url);
}
// What is scanned is not written.
void scanned(char *line) {
  char name[100];
  if (line_scan(line, "GET /find?q=%s", &name))
    http_get("/");
}
// What people read is not what is requested, and leaves the name of the place.
void told(char *url, const char *title) {
  set_error(url, "see http://h.example/?q=%s", title);
  report(url, "see http://h.example/?q=%s", title);
}
