//===--- charsets.c - uri-tidy ------------------------------------*- C -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: glib-2.0
// The octets of text beyond ASCII are those of UTF-8 (RFC 3986, section 2.5).

#include <ctype.h>
#include <glib.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

void http_get(const char *url);

gchar *url_unicode_letters(const gchar *text) { // not detected: uri-faulty-encoder
  GString *out = g_string_new(NULL);
  for (const gchar *at = text; *at; at = g_utf8_next_char(at)) {
    const gunichar c = g_utf8_get_char(at);
    if (g_unichar_isalnum(c)) {
      g_string_append_unichar(out, c);
    } else {
      for (const gchar *byte = at; byte < g_utf8_next_char(at); ++byte)
        g_string_append_printf(out, "%%%02X", (guchar)*byte);
    }
  }
  return g_string_free(out, FALSE);
}

gchar *url_ascii_letters(const gchar *text) { // correct
  GString *out = g_string_new(NULL);
  for (const gchar *at = text; *at; ++at) {
    if (g_ascii_isalnum(*at) || strchr("-._~", *at))
      g_string_append_c(out, *at);
    else
      g_string_append_printf(out, "%%%02X", (guchar)*at);
  }
  return g_string_free(out, FALSE);
}

gchar *url_code_points(const gchar *text) { // not detected: uri-faulty-encoder
  GString *out = g_string_new(NULL);
  for (const gchar *at = text; *at; at = g_utf8_next_char(at)) {
    const gunichar c = g_utf8_get_char(at);
    if (c < 0x80 && g_ascii_isalnum((gchar)c))
      g_string_append_c(out, (gchar)c);
    else
      g_string_append_printf(out, "%%%02X", c);
  }
  return g_string_free(out, FALSE);
}

void converted_to_latin1(const gchar *name) {
  gchar *latin1 = g_convert(name, -1, "ISO-8859-1", "UTF-8", NULL, NULL, NULL);
  gchar *escaped = g_uri_escape_string(latin1, NULL, FALSE); // uri-encoder-mismatch
  gchar *url = g_strconcat("http://example.com/?n=", escaped, NULL);
  http_get(url);
  g_free(url);
  g_free(escaped);
  g_free(latin1);
}

void converted_to_utf8(const gchar *name) {
  gchar *utf8 = g_locale_to_utf8(name, -1, NULL, NULL, NULL);
  gchar *escaped = g_uri_escape_string(utf8, NULL, FALSE); // correct
  gchar *url = g_strconcat("http://example.com/?n=", escaped, NULL);
  http_get(url);
  g_free(url);
  g_free(escaped);
  g_free(utf8);
}

void non_ascii_kept(const gchar *name) {
  gchar *escaped = g_uri_escape_string(name, NULL, TRUE); // uri-encoder-mismatch, possible
  gchar *url = g_strconcat("http://example.com/?n=", escaped, NULL);
  http_get(url);
  g_free(url);
  g_free(escaped);
}

void url_wide_letters(const wchar_t *in, char *out) { // uri-faulty-encoder
  for (; *in; ++in) {
    if (iswalnum((wint_t)*in))
      *out++ = (char)*in;
    else
      out += sprintf(out, "%%%02X", (unsigned)*in & 0xFF);
  }
  *out = 0;
}

void url_plain_char_letters(const char *in, char *out) { // uri-faulty-encoder
  for (; *in; ++in) {
    if (isalnum(*in) || *in == '-')
      *out++ = *in;
    else
      out += sprintf(out, "%%%02X", (unsigned char)*in);
  }
  *out = 0;
}

void url_utf8_letters(const char *in, char *out) { // correct
  for (const unsigned char *at = (const unsigned char *)in; *at; ++at) {
    if (*at < 0x80 && (isalnum(*at) || *at == '-' || *at == '.' || *at == '_' || *at == '~'))
      *out++ = (char)*at;
    else
      out += sprintf(out, "%%%02X", *at);
  }
  *out = 0;
}
