// REQUIRES: glib
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- %glib_flags

#include <glib.h>

void load(const char *url);

void whole(const char *name) {
  char *full = g_canonicalize_filename(name, NULL);
  char *url = g_strdup_printf("file://%s", full);
  // CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'full' goes into a 'file:' URI without percent-encoding
  load(url);
}

void home(void) {
  char *url = g_strdup_printf("file://%s/index.html", g_get_home_dir());
  // CHECK-MESSAGES: :[[@LINE-1]]:55: warning: 'g_get_home_dir' goes into a 'file:' URI without percent-encoding
  load(url);
}
