//===--- glib.h - uri-tidy -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the checks see of GLib.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_GLIB_H
#define URI_TIDY_TEST_GLIB_H

#include "stddef.h"

#ifdef __cplusplus
extern "C" {
#endif
typedef char gchar;
typedef int gboolean;
#define FALSE 0
#define TRUE 1
typedef struct _GString {
  gchar *str;
  size_t len;
} GString;
GString *g_string_new(const gchar *Init);
GString *g_string_append(GString *To, const gchar *Text);
void g_string_append_printf(GString *To, const gchar *Format, ...)
    __attribute__((format(printf, 2, 3)));
GString *g_string_append_uri_escaped(GString *To, const char *Text,
                                     const char *Allowed, gboolean AllowUtf8);
gchar *g_string_free(GString *Text, gboolean FreeSegment);
gchar *g_strdup(const gchar *Text);
gchar *g_strdup_printf(const gchar *Format, ...)
    __attribute__((format(printf, 1, 2)));
gchar *g_strconcat(const gchar *First, ...) __attribute__((sentinel));
int g_snprintf(gchar *To, size_t Size, const gchar *Format, ...)
    __attribute__((format(printf, 3, 4)));
char *g_uri_escape_string(const char *Text, const char *Allowed,
                          gboolean AllowUtf8);
#define G_URI_RESERVED_CHARS_GENERIC_DELIMITERS ":/?#[]@"
#define G_URI_RESERVED_CHARS_SUBCOMPONENT_DELIMITERS "!$&'()*+,;="
#define G_URI_RESERVED_CHARS_ALLOWED_IN_PATH_ELEMENT                           \
  G_URI_RESERVED_CHARS_SUBCOMPONENT_DELIMITERS ":@"
#define G_URI_RESERVED_CHARS_ALLOWED_IN_PATH                                   \
  G_URI_RESERVED_CHARS_ALLOWED_IN_PATH_ELEMENT "/"
typedef struct _GError GError;
gchar *g_filename_to_uri(const gchar *Filename, const gchar *Hostname,
                         GError **Error);
gchar **g_strsplit(const gchar *Text, const gchar *Delimiter, int Limit);
char *g_uri_unescape_string(const char *Text, const char *Illegal);
gboolean g_str_has_prefix(const gchar *Text, const gchar *Prefix);
void g_message(const gchar *Format, ...) __attribute__((format(printf, 1, 2)));
void g_free(void *Memory);
#ifdef __cplusplus
}
#endif

#endif // URI_TIDY_TEST_GLIB_H
