// REQUIRES: glib
// RUN: %build_root/bin/uri-tidy-print-flows %s -- %glib_flags | FileCheck %s

// The flows of calls of the real GLib, and what the fields of its types are.

#include <glib.h>

void lists(GList *l, GSList *sl, GPtrArray *a, char *s, GFunc f) {
  l = g_list_append(l, s);
  l->data;
  l->next;
  g_list_foreach(l, f, s);
  g_list_free_full(l, g_free);
  sl = g_slist_prepend(sl, s);
  g_slist_nth_data(sl, 0);
  g_ptr_array_add(a, s);
  g_ptr_array_index(a, 0);
}

void maps(GHashTable *t, char *k, char *v) {
  GHashTableIter i;
  void *key, *value;
  g_hash_table_insert(t, k, v);
  g_hash_table_lookup(t, k);
  g_hash_table_iter_init(&i, t);
  g_hash_table_iter_next(&i, &key, &value);
}

void texts(char *s, GString *text, double number) {
  g_strdup(s);
  g_strndup(s, 3);
  char **parts = g_strsplit(s, "&", 0);
  g_strdupv(parts);
  g_steal_pointer(&s);
  g_strstrip(s);
  g_ascii_strdown(s, -1);
  g_ascii_dtostr(s, 30, number);
  text->str;
}
