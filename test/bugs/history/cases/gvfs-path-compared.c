// Check: uri-premature-decoding
// Reasoning: summary
// Source: GNOME/gvfs@abc69427
// Input: the file 'a%2541' equals 'a%41' after one decoding too many
// Sight: found
#include <glib.h>
#include <string.h>

typedef struct {
  char *path;
} Uri;
Uri *uri_new_with_base(const Uri *base, const char *text);
void uri_free(Uri *uri);
typedef struct {
  char *path;
  gboolean is_target;
} Response;

static gboolean path_equal(const char *a, const char *b) {
#ifndef MENDED
  char *ua = g_uri_unescape_string(a, "/"); // OR
  char *ub = g_uri_unescape_string(b, "/");
  gboolean result = strcmp(ua, ub) == 0;
  g_free(ua);
  g_free(ub);
  return result;
#else
  return strcmp(a, b) == 0;
#endif
}

void read_response(Response *response, const Uri *target, const char *target_path, const char *href) {
  Uri *uri = uri_new_with_base(target, href);
  response->path = g_uri_unescape_string(uri->path, "/");
  uri_free(uri);
  response->is_target = path_equal(response->path, target_path); // BUG
}
