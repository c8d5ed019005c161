// REQUIRES: glib
// RUN: %build_root/bin/uri-tidy-print-flows %s -- %glib_flags | FileCheck %s

// The flows of calls of the real GLib, and what the fields of its types are.

#include <glib.h>

void lists(GList *l, GSList *sl, GPtrArray *a, char *s, GFunc f) {
// CHECK: [[@LINE-1]]: l holds .pointee=struct _GList{{$}}
// CHECK: [[@LINE-2]]: sl holds .pointee=struct _GSList{{$}}
// CHECK: [[@LINE-3]]: a holds .pointee=struct _GPtrArray{{$}}
// CHECK: [[@LINE-4]]: s holds .pointee=char (text){{$}}
// CHECK: [[@LINE-5]]: f holds .pointee=void (void *, void *){{$}}
  l = g_list_append(l, s);
// CHECK: [[@LINE-1]]: g_list_append: copy 0.pointee.element to result.pointee.element; copy 1 to result.pointee.element; copy 1 to 0.pointee.element{{$}}
  l->data;
// CHECK: [[@LINE-1]]: data is object.element{{$}}
  l->next;
// CHECK: [[@LINE-1]]: next refers to object{{$}}
  g_list_foreach(l, f, s);
// CHECK: [[@LINE-1]]: g_list_foreach: apply 1 to (0.pointee.element, 2){{$}}
  g_list_free_full(l, g_free);
// CHECK: [[@LINE-1]]: g_list_free_full:{{$}}
  sl = g_slist_prepend(sl, s);
// CHECK: [[@LINE-1]]: g_slist_prepend: copy 0.pointee.element to result.pointee.element; copy 1 to result.pointee.element{{$}}
  g_slist_nth_data(sl, 0);
// CHECK: [[@LINE-1]]: g_slist_nth_data: copy 0.pointee.element to result at 1{{$}}
  g_ptr_array_add(a, s);
// CHECK: [[@LINE-1]]: g_ptr_array_add: copy 1 to 0.pointee.element{{$}}
  g_ptr_array_index(a, 0);
// CHECK: [[@LINE-1]]: pdata refers to object.element{{$}}
}

void maps(GHashTable *t, char *k, char *v) {
// CHECK: [[@LINE-1]]: t holds .pointee=struct _GHashTable{{$}}
// CHECK: [[@LINE-2]]: k holds .pointee=char (text){{$}}
// CHECK: [[@LINE-3]]: v holds .pointee=char (text){{$}}
  GHashTableIter i;
// CHECK: [[@LINE-1]]: i holds .pointee=?{{$}}
  void *key, *value;
// CHECK: [[@LINE-1]]: key holds .pointee=void{{$}}
// CHECK: [[@LINE-2]]: value holds .pointee=void{{$}}
  g_hash_table_insert(t, k, v);
// CHECK: [[@LINE-1]]: g_hash_table_insert: copy 1 to 0.pointee.key; copy 2 to 0.pointee.element at 1{{$}}
  g_hash_table_lookup(t, k);
// CHECK: [[@LINE-1]]: g_hash_table_lookup: copy 0.pointee.element to result at 1{{$}}
  g_hash_table_iter_init(&i, t);
// CHECK: [[@LINE-1]]: g_hash_table_iter_init: select 1.pointee.entry to 0.pointee{{$}}
  g_hash_table_iter_next(&i, &key, &value);
// CHECK: [[@LINE-1]]: g_hash_table_iter_next: copy 0.pointee.pointee.first to 1.pointee; copy 0.pointee.pointee.second to 2.pointee{{$}}
}

void texts(char *s, GString *text, double number) {
// CHECK: [[@LINE-1]]: s holds .pointee=char (text){{$}}
// CHECK: [[@LINE-2]]: text holds .pointee=struct _GString{{$}}
  g_strdup(s);
// CHECK: [[@LINE-1]]: g_strdup: copy 0.pointee to result.pointee{{$}}
  g_strndup(s, 3);
// CHECK: [[@LINE-1]]: g_strndup: copy 0.pointee to result.pointee as prefix{{$}}
  char **parts = g_strsplit(s, "&", 0);
// CHECK: [[@LINE-1]]: parts holds .pointee=char * (text){{$}}
// CHECK: [[@LINE-2]]: g_strsplit: copy 0.pointee to result.pointee.pointee as slice{{$}}
  g_strdupv(parts);
// CHECK: [[@LINE-1]]: g_strdupv: copy 0.pointee.pointee to result.pointee.pointee{{$}}
  g_steal_pointer(&s);
// CHECK: [[@LINE-1]]: g_steal_pointer: copy 0.pointee to result; clear 0.pointee{{$}}
  g_strstrip(s);
// CHECK: [[@LINE-1]]: g_strchomp: copy 0.pointee to 0.pointee as trimmed; copy 0 to result{{$}}
// CHECK: [[@LINE-2]]: g_strchug: copy 0.pointee to 0.pointee as trimmed; copy 0 to result{{$}}
  g_ascii_strdown(s, -1);
// CHECK: [[@LINE-1]]: g_ascii_strdown: copy 0.pointee to result.pointee as lower{{$}}
  g_ascii_dtostr(s, 30, number);
// CHECK: [[@LINE-1]]: g_ascii_dtostr: copy 2 to 0.pointee as number; copy 0 to result{{$}}
  text->str;
// CHECK: [[@LINE-1]]: str refers to object{{$}}
}
