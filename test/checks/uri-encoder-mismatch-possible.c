// RUN: %check_clang_tidy %s uri-encoder-mismatch %t -- \
// RUN:   -config='{CheckOptions: {uri-encoder-mismatch.MinConfidence: possible}}' \
// RUN:   -- -isystem %clang_tidy_headers

#include <glib.h>

// An IRI (RFC 3987), which many parsers accept as a URI.
char *search(const char *Place) {
  char *Escaped = g_uri_escape_string(Place, 0, 1);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'g_uri_escape_string' does not encode non-ASCII characters, which are not allowed in a URI [uri-encoder-mismatch]
  return g_strdup_printf("https://h.example/?q=%s", Escaped);
}
