// Check: uri-unencoded-data
// Reasoning: join
// Source: common: query strings built with GString in a loop
// Input: the value 'a#b' gives '&k=a#b': 'b' becomes the fragment
#include <glib.h>

typedef struct {
  const gchar *name;
  const gchar *value;
} Parameter;

gchar *build_query(const gchar *endpoint, const Parameter *parameters, int n) {
  GString *url = g_string_new(endpoint);
  for (int i = 0; i < n; ++i) {
    g_string_append(url, i == 0 ? "?" : "&");
#ifndef MENDED
    g_string_append_printf(url, "%s=%s", parameters[i].name, parameters[i].value); // BUG
#else
    gchar *value = g_uri_escape_string(parameters[i].value, NULL, FALSE);
    gchar *name = g_uri_escape_string(parameters[i].name, NULL, FALSE);
    g_string_append_printf(url, "%s=%s", name, value);
    g_free(name);
    g_free(value);
#endif
  }
  return g_string_free(url, FALSE);
}
