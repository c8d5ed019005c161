// Check: uri-encoder-mismatch
// Reasoning: catalogue
// Source: viking-gps/viking@f209ed72
// Input: 'Zürich' is sent with the raw bytes of 'ü'
// Sight: possible
// Missed: only 'possible': the result is an IRI, which most servers accept
#include <glib.h>

void open_url(const char *url);
struct track {
  char *comment;
};

void show_route(const struct track *tr) {
#ifndef MENDED
  gchar *escaped = g_uri_escape_string(tr->comment, NULL, TRUE); // MISSED
#else
  gchar *escaped = g_uri_escape_string(tr->comment, NULL, FALSE);
#endif
  gchar *page = g_strdup_printf("http://maps.example.com/maps?f=q&hl=en&q=%s", escaped);
  open_url(page);
  g_free(escaped);
  g_free(page);
}
