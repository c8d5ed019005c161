// Trap: a path whose '/' must be kept
#include <glib.h>

gchar *share_uri(const gchar *host, const gchar *path) {
  gchar *escaped = g_uri_escape_string(path, G_URI_RESERVED_CHARS_ALLOWED_IN_PATH, FALSE);
  gchar *uri = g_strdup_printf("smb://%s/%s", host, escaped);
  g_free(escaped);
  return uri;
}
