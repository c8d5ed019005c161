// RUN: %check_clang_tidy -std=c11-or-later %s uri-double-encoding %t -- -- -isystem %clang_tidy_headers

#include <curl/curl.h>
#include <glib.h>
#include <stdio.h>

// An escape of an escape: removing one level changes the data that a server
// receives, so --fix does not change it.
const char *Url = "https://h.example/100%2525";
// CHECK-NOTES: :[[@LINE-1]]:41: warning: '%2525' is encoded twice: the server sees '%25', not what it stands for [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:41: note: remove one level of encoding

// In printf's dialect.
void format(char *To, size_t Size, int Page) {
  snprintf(To, Size, "https://h.example/a%%2520b?page=%d", Page);
// CHECK-NOTES: :[[@LINE-1]]:42: warning: '%2520' is encoded twice: the server sees '%20', not what it stands for [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:42: note: remove one level of encoding
}

// Nested calls.
char *nested(const char *Text) {
  return g_uri_escape_string(g_uri_escape_string(Text, NULL, FALSE), NULL,
                             FALSE);
// CHECK-NOTES: :[[@LINE-2]]:10: warning: 'g_uri_escape_string' encodes the result of 'g_uri_escape_string' again: every '%' becomes '%25' [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-3]]:10: note: remove the outer encoding
}

// Through a local variable, with encoders of the same library.
char *local(CURL *Handle, const char *Text) {
  char *Once = curl_easy_escape(Handle, Text, 0);
  char *Twice = curl_easy_escape(Handle, Once, 0);
// CHECK-NOTES: :[[@LINE-1]]:17: warning: 'curl_easy_escape' encodes the result of 'curl_easy_escape' again: every '%' becomes '%25' [uri-double-encoding]
  curl_free(Once);
  return Twice;
}

// Not reported: decoded in between.
char *normalise(const char *Text) {
  return g_uri_escape_string(g_uri_unescape_string(Text, NULL), NULL, FALSE);
}

// A whole URI, of which all delimiters are kept, but not the escapes.
const char *next_media_url(void *Script);
char *printed(void *Script) {
  return g_uri_escape_string(next_media_url(Script), "!*'();:@&=+$,/?#[]",
                             FALSE);
// CHECK-NOTES: :[[@LINE-2]]:10: warning: 'g_uri_escape_string' encodes the escapes in the URI 'next_media_url' again: '%2F' becomes '%252F'; keep '%', too [uri-double-encoding]
}
// Not reported: escapes are kept, or delimiters are encoded for a value.
char *repaired(void *Script) {
  return g_uri_escape_string(next_media_url(Script), "%!*'();:@&=+$,/?#[]",
                             FALSE);
}
char *asValue(void *Script) {
  return g_uri_escape_string(next_media_url(Script), NULL, FALSE);
}

// An encoder that keeps characters beyond ASCII is no replacement.
char *twice(const char *Text) {
  char *Once = g_uri_escape_string(Text, "!$&'()*+,;=:/@", TRUE);
  return g_uri_escape_string(Once, "!$&'()*+,;=:/@", TRUE);
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'g_uri_escape_string' encodes the result of 'g_uri_escape_string' again: every '%' becomes '%25' [uri-double-encoding]
}
