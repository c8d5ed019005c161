// REQUIRES: glib
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t -- -- %glib_flags

// Pairs in arrays and tables.

#include <glib.h>

void load(const char *url);
void post(const char *url, const char *type, const char *body, gsize size);

static char *escaped(const char *text) {
  return g_uri_escape_string(text, NULL, FALSE);
}

void array(const char *artist, const char *album) {
  GPtrArray *parts = g_ptr_array_new_with_free_func(g_free);
  g_ptr_array_add(parts, g_strdup_printf("artist=%s", escaped(artist)));
  g_ptr_array_add(parts, g_strdup_printf("album=%s", album));
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: 'album' goes into query parameter 'album' without percent-encoding: {{.*}} [uri-unencoded-data]
  g_ptr_array_add(parts, NULL);
  char *query = g_strjoinv("&", (gchar **)parts->pdata);
  load(g_strconcat("https://example.com/search?", query, NULL));
}

void array_right(const char *artist, const char *album) {
  GPtrArray *parts = g_ptr_array_new_with_free_func(g_free);
  g_ptr_array_add(parts, g_strdup_printf("artist=%s", escaped(artist)));
  g_ptr_array_add(parts, g_strdup_printf("album=%s", escaped(album)));
  g_ptr_array_add(parts, NULL);
  char *query = g_strjoinv("&", (gchar **)parts->pdata);
  load(g_strconcat("https://example.com/search?", query, NULL));
}

void table(const char *artist) {
  GHashTable *fields = g_hash_table_new(g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name, value;
  GString *body = g_string_new(NULL);
  g_hash_table_insert(fields, "artist", g_strdup(artist));
  g_hash_table_iter_init(&iter, fields);
  while (g_hash_table_iter_next(&iter, &name, &value)) {
    if (body->len > 0)
      g_string_append_c(body, '&');
    g_string_append_printf(body, "%s=%s", (const char *)name, (const char *)value);
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: {{.*}} without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  post("https://example.com/", "application/x-www-form-urlencoded", body->str, body->len);
}

void table_right(const char *artist) {
  GHashTable *fields = g_hash_table_new(g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name, value;
  GString *body = g_string_new(NULL);
  g_hash_table_insert(fields, "artist", escaped(artist));
  g_hash_table_iter_init(&iter, fields);
  while (g_hash_table_iter_next(&iter, &name, &value)) {
    if (body->len > 0)
      g_string_append_c(body, '&');
    g_string_append_printf(body, "%s=%s", (const char *)name, (const char *)value);
  }
  post("https://example.com/", "application/x-www-form-urlencoded", body->str, body->len);
}
