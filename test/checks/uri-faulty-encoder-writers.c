// RUN: %check_clang_tidy %s uri-faulty-encoder %t

// Encoders that write to connections and files, in pieces.

#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct connection;
void fail(const char *message);
void write_all(int fd, const char *text, size_t length);
void put_string(struct connection *to, const char *text);
void emit(const char *text);
void emit_bytes(const char *text, size_t length);
void log_error(const char *text);

static void raw(const char *data, size_t size) {
  if (write(STDOUT_FILENO, data, size) != (ssize_t)size)
    fail("cannot write");
}

void url_encode_raw(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_encode_raw' lets 0x01 to 0x1F, '<', '>' and 0x7F to 0xFF through [uri-faulty-encoder]
  const char *start = text;
  for (; *text; ++text)
    if (*text == ' ' || *text == '"') {
      raw(start, text - start);
      raw(*text == ' ' ? "%20" : "%22", 3);
      start = text + 1;
    }
  raw(start, strlen(start));
}
void url_encode_to(int fd, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_encode_to' lets 0x01 to 0x1F, '<', '>' and 0x7F to 0xFF through [uri-faulty-encoder]
  const char *start = text;
  char escape[4];
  for (; *text; ++text)
    if (*text == ' ' || *text == '"') {
      write_all(fd, start, text - start);
      sprintf(escape, "%%%02X", *text);
      write_all(fd, escape, 3);
      start = text + 1;
    }
  write_all(fd, start, strlen(start));
}
void url_to_connection(struct connection *to, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_to_connection' writes lowercase hex digits [uri-faulty-encoder]
  char piece[4] = {0};
  for (; *text; ++text) {
    const unsigned char c = *text;
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || strchr("-._~", c))
      sprintf(piece, "%c", c);
    else
      sprintf(piece, "%%%02x", c);
// CHECK-FIXES: sprintf(piece, "%%%02X", c);
    put_string(to, piece);
  }
}
void url_encode_emitted(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_encode_emitted' lets 0x01 to 0x1F, '<', '>' and 0x7F to 0xFF through [uri-faulty-encoder]
  const char *start = text;
  for (; *text; ++text)
    if (*text == ' ') {
      emit_bytes(start, text - start);
      emit("%20");
      start = text + 1;
    } else if (*text == '"') {
      emit_bytes(start, text - start);
      emit("%22");
      start = text + 1;
    }
  emit(start);
}
// What is logged is no output.
void url_encode_in_place(char *text) {
  for (; *text; ++text)
    if (*text == ' ') {
      memmove(text + 3, text + 1, strlen(text));
      memcpy(text, "%20", 3);
      log_error(text);
    }
}
