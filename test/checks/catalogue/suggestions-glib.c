// REQUIRES: glib
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- %glib_flags

#include <glib.h>

char *url(const char *Place) {
  return g_strdup_printf("https://h.example/?q=%s", Place);
// CHECK-NOTES: :[[@LINE-1]]:53: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:53: note: encode it: 'g_uri_escape_string(Place, NULL, FALSE)', and release the result with 'g_free'
}

// An encoder that keeps '/' is not suggested for a value, even if it is in use.
char *path(const char *Folder, const char *Place) {
  char *Encoded = g_uri_escape_string(Folder, "/", FALSE);
  return g_strdup_printf("https://h.example/%s?q=%s", Encoded, Place);
// CHECK-NOTES: :[[@LINE-1]]:64: warning: 'Place' goes into query parameter 'q' without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:64: note: encode it: 'g_uri_escape_string(Place, NULL, FALSE)', and release the result with 'g_free'
}

// For a path that contains '/', only a function that creates URIs is suggested.
void show(const char *uri);
void showFolder(const char *Folder) {
  char *Uri = g_strdup_printf("file://%s", Folder);
// CHECK-NOTES: :[[@LINE-1]]:44: warning: 'Folder' goes into a 'file:' URI without percent-encoding: a '#', '?' or '%' in it changes the path [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:44: note: convert it to a URI: 'g_filename_to_uri(Folder, NULL, NULL)', and release the result with 'g_free'
  show(Uri);
}
