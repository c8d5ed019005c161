// Buffers of which only the functions that write to them are declared.
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

struct buffer;
typedef struct strings strings;
const char *buffer_text(struct buffer *b);
void buffer_append(struct buffer *b, const char *text);
void buffer_add_str(struct buffer *b, const char *text);
void buffer_addstr(struct buffer *b, const char *text);
void buffer_add_bytes(struct buffer *b, const char *text, unsigned long size);
void buffer_puts(struct buffer *b, const char *text);
void error_log_puts(struct buffer *b, const char *text);
char *escape_query(const char *text);

void appended(struct buffer *b, const char *title) {
  buffer_append(b, "http://h.example/find?title=");
  buffer_append(b, title);
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'title' goes into query parameter 'title' without
}
void added(struct buffer *b, const char *title) {
  buffer_add_str(b, "http://h.example/find?title=");
  buffer_addstr(b, title);
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'title' goes into query parameter 'title' without
}
void withLength(struct buffer *b, const char *title, unsigned long size) {
  buffer_add_bytes(b, "http://h.example/find?title=", 28);
  buffer_add_bytes(b, title, size);
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'title' goes into query parameter 'title' without
}
void put(struct buffer *b, const char *title) {
  buffer_puts(b, "http://h.example/find?title=");
  buffer_puts(b, title);
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'title' goes into query parameter 'title' without
}
void encoded(struct buffer *b, const char *title) {
  buffer_puts(b, "http://h.example/find?title=");
  buffer_puts(b, escape_query(title));
}
// What people read.
void logged(struct buffer *b, const char *title) {
  error_log_puts(b, "see http://h.example/find?title=");
  error_log_puts(b, title);
}
