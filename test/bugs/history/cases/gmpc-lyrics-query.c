// Check: uri-encoder-mismatch
// Reasoning: catalogue
// Source: DaveDavenport/gmpc@19cd6889
// Input: 'Simon & Garfunkel' gives 'artist=Simon%20&%20Garfunkel'
// Sight: missed
#include <glib.h>

char *soup_uri_encode(const char *part, const char *escape_extra);

static char *gmpc_easy_download_uri_escape(const char *part) {
#ifndef MENDED
  return soup_uri_encode(part, NULL); // BUG
#else
  return soup_uri_encode(part, "&+");
#endif
}

char *lyrics_query(const char *artist, const char *title) {
  char *esc_artist = gmpc_easy_download_uri_escape(artist); // OR
  char *esc_title = gmpc_easy_download_uri_escape(title);   // OR
  char *uri = g_strdup_printf(
      "http://lyrics.example.com/api.php?artist=%s&song=%s", // OR
      esc_artist, esc_title);                                // OR
  g_free(esc_artist);
  g_free(esc_title);
  return uri;
}
