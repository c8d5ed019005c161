// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <glib.h>
#include <stdio.h>

// Logs and errors.
void logAt(int Level, const char *Format, ...)
    __attribute__((format(printf, 2, 3)));
void dieWith(const char *Format, ...) __attribute__((format(printf, 1, 2)));
void logs(const char *Place) {
  printf("https://h.example/find?q=%s\n", Place);
  fprintf(stderr, "https://h.example/find?q=%s\n", Place);
  logAt(1, "https://h.example/find?q=%s", Place);
  g_message("GET /find?q=%s HTTP/1.1", Place);
  dieWith("https://h.example/a%%2fb?q=%s", Place);
}

// A macro that logs.
#define DEBUG(...) logAt(3, __VA_ARGS__)
void macroLogs(const char *Place) {
  DEBUG("https://h.example/find?q=%s", Place);
}

// Usage.
void usage(const char *Program) {
  printf("usage: %s http://host/my document?q=%s\n", Program, "TEXT");
  fputs("see https://h.example/a%2fb or http://h.example/c d\n", stderr);
}

// A message that is stored.
void message(char *Message, size_t Size, const char *Place) {
  snprintf(Message, Size, "could not open https://h.example/find?q=%s", Place);
}

// A shell command.
void command(char *Command, size_t Size, const char *Name) {
  snprintf(Command, Size, "wget -q 'https://h.example/find?q=%s' -O out", Name);
}

// A description of what is being used.
struct Mounted {
  char Description[200];
};
void describe(struct Mounted *To, const char *Bucket, const char *Prefix) {
  snprintf(To->Description, sizeof To->Description, "file://%s/%s/", Bucket,
           Prefix);
}

// A caller that requests an IRI gets one.
char *search(const char *Place) {
  char *Escaped = g_uri_escape_string(Place, 0, 1);
  return g_strdup_printf("https://h.example/?q=%s", Escaped);
}

// What follows in a line of a log, in a sentence.
int log_line(const char *Format, ...);
void redirected(const char *Target, int Follows) {
  log_line("Location: %s%s\n", Target, Follows ? " [following]" : "");
}
