// REQUIRES: glib
// RUN: %check_clang_tidy %s 'uri-unencoded-data,uri-double-encoding' %t -- -- %glib_flags

#include <glib.h>

char *format(const char *Place) {
  return g_strdup_printf("https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
char *concat(const char *Place) {
  return g_strconcat("https://h.example/?q=", Place, "&n=1", NULL);
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
char *string(const char *Place, const char *Unit) {
  GString *Url = g_string_new("https://h.example/find?");
  g_string_append_printf(Url, "q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  g_string_append(Url, "&u=");
  g_string_append(Url, Unit);
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
  return g_string_free(Url, FALSE);
}
char *nested(const char *Text) {
  return g_uri_escape_string(g_uri_escape_string(Text, NULL, FALSE), NULL,
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'g_uri_escape_string' encodes the result of 'g_uri_escape_string' again: every '%' becomes '%25' [uri-double-encoding]
                             FALSE);
}

// A string object of the caller.
char *ofObject(GString *City) {
  return g_strconcat("https://h.example/?q=", City->str, NULL);
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'City->str' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
char *ofEncodedObject(GString *City) {
  g_autofree char *Value = g_uri_escape_string(City->str, NULL, FALSE);
  return g_strconcat("https://h.example/?q=", Value, NULL);
}

// Not reported: encoded, freed, human-readable text, search strings.
char *silent(const char *Place, int Count) {
  g_autofree char *Value = g_uri_escape_string(Place, NULL, FALSE);
  if (g_str_has_prefix(Place, "https://h.example/?q=%7e"))
    g_warning("https://h.example/?q=%s", Place);
  return g_strdup_printf("https://h.example/?q=%s&n=%d", Value, Count);
}
