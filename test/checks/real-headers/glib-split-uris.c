// g_uri_split() writes several parts, each decoded or not.
// REQUIRES: glib
// RUN: %check_clang_tidy %s uri-premature-decoding %t -- -- %glib_flags

#include <glib.h>

void use(char **Parts);

void decoded(const char *Link) {
  char *Path = NULL, *Query = NULL;
  g_uri_split(Link, G_URI_FLAGS_NONE, NULL, NULL, NULL, NULL, &Path, &Query, NULL, NULL);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'g_uri_split' decodes the whole query before it is split{{.*}} [uri-premature-decoding]
  use(g_strsplit(Query, "&", -1));
}
void encoded(const char *Link) {
  char *Path = NULL, *Query = NULL;
  g_uri_split(Link, G_URI_FLAGS_ENCODED, NULL, NULL, NULL, NULL, &Path, &Query, NULL, NULL);
  use(g_strsplit(Query, "&", -1));
}
