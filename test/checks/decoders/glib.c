// REQUIRES: glib
// RUN: %check_clang_tidy %s uri-faulty-decoder %t -- -- %glib_flags

#include <glib.h>
#include <string.h>

// Digits are tested: -1 is no digit.
char *uri_decode(const char *text) {
  GString *result = g_string_new(NULL);
  for (; *text; ++text) {
    gint high, low;
    if (*text == '%' && (high = g_ascii_xdigit_value(text[1])) >= 0 &&
        (low = g_ascii_xdigit_value(text[2])) >= 0) {
      g_string_append_c(result, (gchar)(high << 4 | low));
      text += 2;
    } else {
      g_string_append_c(result, *text);
    }
  }
  return g_string_free(result, FALSE);
}

// A copy is decoded in place.
char *uri_copy(const char *part, gsize length) {
  char *const decoded = g_strndup(part, length);
  const char *in = decoded;
  char *out = decoded;
  do {
    if (*in == '%' && g_ascii_isxdigit(in[1]) && g_ascii_isxdigit(in[2])) {
      *out++ = (char)(g_ascii_xdigit_value(in[1]) << 4 | g_ascii_xdigit_value(in[2]));
      in += 2;
    } else {
      *out++ = *in;
    }
  } while (*in++);
  return decoded;
}

// They are not.
char *uri_untested(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'uri_untested' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  GString *result = g_string_sized_new(strlen(text));
  while (*text) {
    if (*text == '%') {
      const gint byte = g_ascii_xdigit_value(text[1]) * 16 + g_ascii_xdigit_value(text[2]);
      g_string_append_c(result, (gchar)byte);
      text += 3;
    } else {
      g_string_append_c(result, *text++);
    }
  }
  return g_string_free(result, FALSE);
}

// A number ends before what is no digit.
char *uri_number(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'uri_number' turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
  GString *result = g_string_new("");
  for (; *text; ++text) {
    if (*text == '%' && text[1] && text[2]) {
      const gchar digits[3] = {text[1], text[2], 0};
      g_string_append_c(result, (gchar)g_ascii_strtoull(digits, NULL, 16));
      text += 2;
    } else {
      g_string_append_c(result, *text);
    }
  }
  return g_string_free(result, FALSE);
}

// '+' is replaced after the escapes, or before them.
static void append_decoded(GString *result, const char *text) {
  for (; *text; ++text)
    if (*text == '%' && g_ascii_isxdigit(text[1]) && g_ascii_isxdigit(text[2])) {
      const gint byte = g_ascii_xdigit_value(text[1]) * 16 + g_ascii_xdigit_value(text[2]);
      g_string_append_c(result, (gchar)byte);
      text += 2;
    } else {
      g_string_append_c(result, *text);
    }
}
char *form_decode_last(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'form_decode_last' turns '%2B' into a space{{.*}} [uri-faulty-decoder]
  GString *result = g_string_sized_new(strlen(text));
  append_decoded(result, text);
  g_strdelimit(result->str, "+", ' ');
  return g_string_free(result, FALSE);
}
char *form_decode_first(const char *text) {
  GString *result = g_string_sized_new(strlen(text));
  char *copy = g_strdelimit(g_strdup(text), "+", ' ');
  append_decoded(result, copy);
  g_free(copy);
  return g_string_free(result, FALSE);
}
