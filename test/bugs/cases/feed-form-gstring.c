// Check: uri-unencoded-data
// Reasoning: join
// Source: common: feed readers with GLib
// Input: the folder 'R&D' is sent as 'R'
#include <glib.h>

int reader_post(const char *url, const char *post_data);

int reader_move(const char *base, const char *feed, const char *folder) {
  GString *post = g_string_new(NULL);
  gchar *url = g_strconcat(base, "/api/subscription/edit", NULL);
  int result;

  g_string_append(post, "ac=edit&s=");
  g_string_append_uri_escaped(post, feed, NULL, FALSE);
  g_string_append(post, "&a=user/-/label/");
#ifndef MENDED
  g_string_append(post, folder); // BUG
#else
  g_string_append_uri_escaped(post, folder, NULL, FALSE);
#endif
  result = reader_post(url, post->str);
  g_string_free(post, TRUE);
  g_free(url);
  return result;
}
