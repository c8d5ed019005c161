// REQUIRES: glib
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t -- -- %glib_flags

// GUriParamsIter decodes the keys and values of a query.
#include <glib.h>
#include <string.h>

char *copied(const char *base, const char *query) {
  GString *url = g_string_new(base);
  GUriParamsIter iter;
  char *key, *value;
  g_uri_params_iter_init(&iter, query, -1, "&", G_URI_PARAMS_NONE);
  while (g_uri_params_iter_next(&iter, &key, &value, NULL)) {
    g_string_append_printf(url, "%s%s=%s", strchr(url->str, '?') ? "&" : "?", key, value);
    // CHECK-MESSAGES: :[[@LINE-1]]:84: warning: 'value' goes into a query value without percent-encoding
    g_free(key);
    g_free(value);
  }
  return g_string_free(url, FALSE);
}
