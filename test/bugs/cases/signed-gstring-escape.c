// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: programs with GLib and an encoder of their own
// Input: 'ä' gives '%FFFFFFC3%FFFFFFA4'
#include <glib.h>
#include <string.h>

static gboolean needs_escape(char c) {
  return c <= 0x20 || c == 0x7f || strchr("\"<>#%{}|\\^`[]&=+?/", c) != NULL;
}

gchar *uri_escape_value(const gchar *value) { // OR
  GString *result = g_string_new("");
  for (; *value; ++value) {
    gchar copy[2] = {*value, '\0'};
    if (needs_escape(*value))
#ifndef MENDED
      g_string_append_printf(result, "%%%02X", *value); // BUG
#else
      g_string_append_printf(result, "%%%02X", (unsigned char)*value);
#endif
    else
      g_string_append(result, copy);
  }
  return g_string_free(result, FALSE);
}
