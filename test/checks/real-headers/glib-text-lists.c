// REQUIRES: glib
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data,uri-double-encoding %t -- -- %glib_flags

#include <glib.h>
#include <string.h>

void fetch(const char *url);

// The elements of a list of texts, by index and by pointer.
void byIndex(const char *words) {
  gchar **parts = g_strsplit(words, ";", -1);
  for (guint i = 0; parts[i]; i++) {
    gchar *url = g_strconcat("https://h.example/?q=", parts[i], NULL);
// CHECK-MESSAGES: :[[@LINE-1]]:55: warning: 'parts' goes into query parameter 'q' {{.*}} [uri-unencoded-data]
    fetch(url);
    g_free(url);
  }
  g_strfreev(parts);
}
void byPointer(const char *words) {
  gchar **parts = g_strsplit(words, ";", -1);
  for (gchar **part = parts; *part; part++) {
    gchar *url = g_strconcat("https://h.example/?q=", *part, NULL);
// CHECK-MESSAGES: :[[@LINE-1]]:55: warning: 'part' goes into query parameter 'q' {{.*}} [uri-unencoded-data]
    fetch(url);
    g_free(url);
  }
  g_strfreev(parts);
}

// What one of them was stored in.
typedef struct {
  gchar *title;
} Track;
static Track *parse(const char *link) {
  Track *track = g_new0(Track, 1);
  gchar **pairs = g_strsplit(link, "&", -1);
  for (guint i = 0; pairs[i]; i++)
    if (g_str_has_prefix(pairs[i], "title="))
      track->title = g_uri_unescape_string(pairs[i] + 6, NULL);
  return track;
}
static void share(const Track *track) {
  gchar *title = g_uri_escape_string(track->title, NULL, FALSE);
  gchar *twice = g_uri_escape_string(title, NULL, FALSE);
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'g_uri_escape_string' encodes the result of 'g_uri_escape_string' again: {{.*}} [uri-double-encoding]
  gchar *url = g_strdup_printf("https://h.example/?title=%s&t=%s", title, twice);
  fetch(url);
}
void open(const char *link) { share(parse(link)); }

// Not reported: elements that are encoded.
void encoded(const char *words) {
  gchar **parts = g_strsplit(words, ";", -1);
  for (guint i = 0; parts[i]; i++) {
    gchar *value = g_uri_escape_string(parts[i], NULL, FALSE);
    gchar *url = g_strconcat("https://h.example/?q=", value, NULL);
    fetch(url);
  }
}
void encodedFirst(const char *words) {
  gchar *all = g_uri_escape_string(words, NULL, FALSE);
  gchar **parts = g_strsplit(all, "%3B", -1);
  for (guint i = 0; parts[i]; i++) {
    gchar *url = g_strconcat("https://h.example/?q=", parts[i], NULL);
    fetch(url);
  }
}
