// Check: uri-unencoded-data
// Reasoning: expression
// Source: ravachol/kew#571
// Input: '/music/Best #1.jpg' gives 'file:///music/Best #1.jpg': the file 'Best '
#include <glib.h>

void emit_metadata(const gchar *key, const gchar *value);

void update_metadata(const gchar *cover_art_path) {
#ifndef MENDED
  gchar *art_url = g_strdup_printf("file://%s", cover_art_path); // BUG
#else
  gchar *art_url = g_filename_to_uri(cover_art_path, NULL, NULL);
#endif
  emit_metadata("mpris:artUrl", art_url);
  g_free(art_url);
}
