// REQUIRES: glib
// RUN: %check_clang_tidy -std=c11 %s uri-encoder-mismatch %t -- -- %glib_flags

#include <glib.h>

// An encoder for one value leaves no '/' behind 'file://'.
char *whole(const char *Path) {
  char *Escaped = g_uri_escape_string(Path, NULL, FALSE);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'g_uri_escape_string' encodes a whole path: every '/' becomes '%2F', and the path becomes a single segment; encode each segment [uri-encoder-mismatch]
  return g_strconcat("file://", Escaped, NULL);
}

char *kept(const char *Path) {
  char *Escaped = g_uri_escape_string(Path, "/", FALSE);
  return g_strconcat("file://", Escaped, NULL);
}

// The name of a host, and of a file in the root.
char *host(const char *Host, const char *Name) {
  char *Escaped = g_uri_escape_string(Host, NULL, FALSE);
  char *EscapedName = g_uri_escape_string(Name, NULL, FALSE);
  return g_strconcat("file://", Escaped, "/", EscapedName, NULL);
}
