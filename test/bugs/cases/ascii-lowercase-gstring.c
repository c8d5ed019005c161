// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: programs with GLib and an encoder of their own
// Input: 'é' gives '%c3%a9'
#include <glib.h>

#define isAlnum(c) ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'))

char *url_escape(const char *key) { // OR
  GString *out = g_string_new(NULL);
  const unsigned char *p;
  for (p = (const unsigned char *)key; *p; p++) {
    char one[2] = {(char)*p, 0};
    if (isAlnum(*p) || *p == '-' || *p == '_' || *p == '.' || *p == '~')
      g_string_append(out, one);
    else
#ifndef MENDED
      g_string_append_printf(out, "%%%02x", *p); // BUG
#else
      g_string_append_printf(out, "%%%02X", *p);
#endif
  }
  return g_string_free(out, FALSE);
}
