// Check: uri-unencoded-data
// Reasoning: summary
// Source: common: C programs with a formatter of their own
// Input: the term 'c#' searches for 'c'
#include <stdarg.h>
#include <stdio.h>

int vsnprintf(char *to, size_t size, const char *format, va_list arguments);
char *uri_escape(const char *text);
void open_browser(const char *address);

static void browse(const char *format, ...) {
  char address[2048];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(address, sizeof(address), format, arguments);
  va_end(arguments);
  open_browser(address);
}

void on_search(const char *term) {
#ifndef MENDED
  browse("https://search.example.org/find?text=%s&lang=en", term); // BUG
#else
  browse("https://search.example.org/find?text=%s&lang=en", uri_escape(term));
#endif
}
