// Check: uri-premature-decoding
// Reasoning: expression
// Source: abejfehr/URLDecode#3
// Input: '%2541' is decoded to 'A' instead of '%41'
#include <glib.h>

gchar *parameter(const gchar *value) {
#ifndef MENDED
  return g_uri_unescape_string(g_uri_unescape_string(value, NULL), NULL); // BUG
#else
  return g_uri_unescape_string(value, NULL);
#endif
}
