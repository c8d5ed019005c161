// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: common: GNOME programs with templates of search engines
// Input: the words 'a&b' lose 'b'
#include <glib.h>

unsigned g_string_replace(GString *text, const gchar *find, const gchar *replace, unsigned limit);
void show_page(const char *uri);

void search_web(const char *words) {
  GString *uri = g_string_new("https://search.example.org/?q={searchTerms}&source=desktop");
#ifndef MENDED
  g_string_replace(uri, "{searchTerms}", words, 0); // BUG
#else
  char *escaped = g_uri_escape_string(words, NULL, FALSE);
  g_string_replace(uri, "{searchTerms}", escaped, 0);
  g_free(escaped);
#endif
  show_page(uri->str);
  g_string_free(uri, TRUE);
}
