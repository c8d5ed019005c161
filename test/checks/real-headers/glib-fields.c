// REQUIRES: glib
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t -- -- %glib_flags

// What the functions of a program store in containers in fields.

#include <glib.h>

void load(const char *url);

typedef struct {
  GHashTable *options, *titles;
  GList *tags;
} Account;

void account_set(Account *account, const char *value, const char *title) {
  g_hash_table_insert(account->options, g_strdup("name"),
                      g_uri_escape_string(value, NULL, FALSE));
  g_hash_table_insert(account->titles, g_strdup("first"), g_strdup(title));
  account->tags = g_list_append(account->tags,
                                g_uri_escape_string(title, NULL, FALSE));
}

void account_load(Account *account) {
  GString *url = g_string_new("https://h.example/?v=1");
  GHashTableIter iter;
  gpointer key, value;
  g_hash_table_iter_init(&iter, account->options);
  while (g_hash_table_iter_next(&iter, &key, &value))
    g_string_append_printf(url, "&option=%s", (char *)value);
  for (GList *tag = account->tags; tag; tag = tag->next)
    g_string_append_printf(url, "&tag=%s", (char *)tag->data);
  g_string_append_printf(
      url, "&title=%s", (char *)g_hash_table_lookup(account->titles, "first"));
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: {{.*}} goes into query parameter 'title' without percent-encoding{{.*}} [uri-unencoded-data]
  load(url->str);
}
