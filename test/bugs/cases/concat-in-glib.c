// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: g_strconcat() with a value
// Input: the artist 'Earth, Wind & Fire' gives '?artist=Earth, Wind & Fire&page=1'
#include <glib.h>

void load_uri(const gchar *uri);

void show_artist(const gchar *artist) {
#ifndef MENDED
  gchar *uri = g_strconcat("https://www.example.com/artist?name=", artist, "&page=1", NULL); // BUG
#else
  gchar *escaped = g_uri_escape_string(artist, NULL, FALSE);
  gchar *uri = g_strconcat("https://www.example.com/artist?name=", escaped,
                           "&page=1", NULL);
  g_free(escaped);
#endif
  load_uri(uri);
  g_free(uri);
}
