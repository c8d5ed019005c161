// REQUIRES: glib
// A whole URI that is encoded becomes a value in another one, and a filter of LDAP is no query.
// RUN: %check_clang_tidy %s uri-double-encoding %t -- -- %glib_flags

#include <glib.h>

static gchar *uri_of(const char *path) {
  gchar *uri = g_filename_to_uri(path, NULL, NULL);
  if (!uri)
    g_warning("no URI");
  return uri;
}
gchar *opened(const char *path) {
  g_autofree gchar *uri = g_filename_to_uri(path, NULL, NULL);
  g_autofree gchar *value = g_uri_escape_string(uri, NULL, FALSE);
  return g_strdup_printf("https://h.example/?uri=%s", value);
}
gchar *archived(const char *path) {
  g_autofree gchar *uri = uri_of(path);
  g_autofree gchar *value = g_uri_escape_string(uri, NULL, FALSE);
  return g_strdup_printf("archive://%s/%s", value, "a");
}
gchar *people(const char *host, const char *name) {
  g_autofree gchar *filter = g_strdup_printf("(&(objectClass=person)(cn=*%s*))", name);
  g_autofree gchar *escaped = g_uri_escape_string(filter, "()=*", FALSE);
  return g_strconcat("ldap://", host, "/dc=example?cn,mail?sub?", escaped, NULL);
}

// A value that is encoded twice.
gchar *twice(const char *name) {
  g_autofree gchar *once = g_uri_escape_string(name, NULL, FALSE);
  g_autofree gchar *again = g_uri_escape_string(once, NULL, FALSE);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'g_uri_escape_string' encodes the result of 'g_uri_escape_string' again: every '%' becomes '%25' [uri-double-encoding]
  return g_strdup_printf("https://h.example/?name=%s", again);
}
