// Check: uri-double-encoding
// Reasoning: summary
// Source: mate-desktop/engrampa@07924012
// Input: the member 'a b' of 'file:///x/a%20b' becomes 'file:///x/a%2520b'
// Sight: missed
// Missed: nothing in the unit indicates that the name is encoded
#include <glib.h>
#include <string.h>

gboolean uri_exists(const char *uri);
char *remove_level_from_path(const char *uri);
const char *file_name_from_path(const char *uri);

#ifndef MENDED
static char *get_free_uri(const char *folder, const char *name) {
  char *uri = NULL;
  char *escaped = g_uri_escape_string(name, NULL, TRUE); // MISSED
  int n = 1;
  do {
    g_free(uri);
    if (n == 1)
      uri = g_strconcat(folder, "/", escaped, NULL);
    else
      uri = g_strdup_printf("%s/%s%%20(%d)", folder, escaped, n);
    n++;
  } while (uri_exists(uri));
  g_free(escaped);
  return uri;
}
#else
static char *get_free_uri(const char *folder_uri, const char *escaped_name) {
  char *uri = NULL;
  int n = 1;
  do {
    g_free(uri);
    if (n == 1)
      uri = g_strconcat(folder_uri, "/", escaped_name, NULL);
    else
      uri = g_strdup_printf("%s/%s%%20(%d)", folder_uri, escaped_name, n);
    n++;
  } while (uri_exists(uri));
  return uri;
}
#endif

char *get_free_uri_for(const char *uri) {
  char *folder_uri = remove_level_from_path(uri);
  char *result = get_free_uri(folder_uri, file_name_from_path(uri));
  g_free(folder_uri);
  return result;
}
