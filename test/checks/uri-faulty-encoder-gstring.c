// REQUIRES: glib
// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- %glib_flags

// A GString that is written from its end.

#include <glib.h>
#include <string.h>

char *uri_escape_backwards(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'uri_escape_backwards' writes one digit for 0x01 to 0x0F ('%1' for 0x01) [uri-faulty-encoder]
  GString *out = g_string_new(NULL);
  for (const char *p = text + strlen(text); p-- > text;) {
    if (g_ascii_isalnum(*p) || strchr("-._~", *p)) {
      g_string_prepend_c(out, *p);
    } else {
      char escape[8];
      g_snprintf(escape, sizeof escape, "%%%X", (guchar)*p);
// CHECK-FIXES: g_snprintf(escape, sizeof escape, "%%%02X", (guchar)*p);
      g_string_prepend(out, escape);
    }
  }
  return g_string_free(out, FALSE);
}
