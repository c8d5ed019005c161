// REQUIRES: glib
// RUN: %check_clang_tidy %s uri-faulty-decoder %t -- -- %glib_flags

// A GString that is changed in place, or from its end.

#include <glib.h>
#include <string.h>

char *url_decode_value(const char *raw) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_decode_value' turns malformed escapes into bytes (0xFF for '%zz') [uri-faulty-decoder]
  GString *buf = g_string_new(raw);
  gsize from, to;
  for (from = to = 0; from < buf->len; from++, to++) {
    if (buf->str[from] == '%' && from + 2 < buf->len) {
      buf->str[to] = (char)(g_ascii_xdigit_value(buf->str[from + 1]) << 4 | g_ascii_xdigit_value(buf->str[from + 2]));
      from += 2;
    } else {
      buf->str[to] = buf->str[from];
    }
  }
  g_string_truncate(buf, to);
  return g_string_free(buf, FALSE);
}
