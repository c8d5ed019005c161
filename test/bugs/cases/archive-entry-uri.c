// Check: uri-encoder-mismatch
// Reasoning: catalogue
// Source: mate-desktop/engrampa#503
// Input: the entry 'foo#bar' is not encoded: 'bar' becomes the fragment
#include <glib.h>

gchar *entry_uri(const gchar *folder_uri, const gchar *name) {
#ifndef MENDED
  gchar *escaped = g_uri_escape_string(name, G_URI_RESERVED_CHARS_GENERIC_DELIMITERS, FALSE); // BUG
#else
  gchar *escaped = g_uri_escape_string(name, NULL, FALSE);
#endif
  gchar *uri = g_strconcat(folder_uri, "/", escaped, NULL);
  g_free(escaped);
  return uri;
}
