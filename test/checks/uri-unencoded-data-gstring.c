// REQUIRES: glib
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- %glib_flags

#include <glib.h>

// What appends gives the text that it has appended to.
void get(const char *url);
void search(const char *phrase) {
  GString *url = g_string_new("https://h/find?q=");
  url = g_string_append(url, phrase);
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'phrase' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
  get(url->str);
  g_string_free(url, TRUE);
}
void search_encoded(const char *phrase) {
  char *url = g_string_free(g_string_append_uri_escaped(g_string_new("https://h/find?q="), phrase, NULL, FALSE), FALSE);
  get(url);
  g_free(url);
}
