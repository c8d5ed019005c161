// REQUIRES: glib
// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- %glib_flags

#include <glib.h>
#include <string.h>

// The macros read a table of the library.
char *urlOfBytes(const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'urlOfBytes' writes lowercase hex digits [uri-faulty-encoder]
  GString *const Result = g_string_new(NULL);
  for (; *Text; Text++)
    if (g_ascii_isalnum(*Text) || strchr("-._~", *Text))
      g_string_append_c(Result, *Text);
    else
      g_string_append_printf(Result, "%%%02x", (guchar)*Text);
// CHECK-FIXES: g_string_append_printf(Result, "%%%02X", (guchar)*Text);
  return g_string_free(Result, FALSE);
}
char *urlRight(const char *Text, const char *Kept) {
  GString *const Result = g_string_new(NULL);
  for (; *Text; Text++)
    if (g_ascii_isalnum(*Text) || strchr("-._~", *Text) || strchr(Kept, *Text))
      g_string_append_c(Result, *Text);
    else
      g_string_append_printf(Result, "%%%02X", (guchar)*Text);
  return g_string_free(Result, FALSE);
}
