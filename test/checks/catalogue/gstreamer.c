// RUN: %check_clang_tidy %s 'uri-unencoded-data,uri-double-encoding,uri-premature-decoding' %t

// The declarations of GStreamer and GLib that are used.
typedef struct _GstUri GstUri;
GstUri *gst_uri_new(const char *scheme, const char *userinfo, const char *host, unsigned port, const char *path, const char *query, const char *fragment);
GstUri *gst_uri_from_string(const char *uri);
char *gst_uri_get_path(const GstUri *uri);
char *gst_uri_get_path_string(const GstUri *uri);
char *gst_uri_get_location(const char *uri);
int gst_uri_append_path_segment(GstUri *uri, const char *segment);
int gst_uri_set_query_value(GstUri *uri, const char *key, const char *value);
char *g_uri_escape_string(const char *text, const char *allowed, int allow_utf8);
char *g_strdup_printf(const char *format, ...);
char **g_strsplit(const char *text, const char *delimiter, int max);
char *strchr(const char *text, int c);

// These encode what they are given.
void set(GstUri *uri, const char *title) {
  char *escaped = g_uri_escape_string(title, 0, 0);
  gst_uri_set_query_value(uri, "title", escaped);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'gst_uri_set_query_value' encodes the result of 'g_uri_escape_string' again: every '%' becomes '%25' [uri-double-encoding]
  gst_uri_set_query_value(uri, "title", title);
  gst_uri_append_path_segment(uri, escaped);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'gst_uri_append_path_segment' encodes the result of 'g_uri_escape_string' again: every '%' becomes '%25' [uri-double-encoding]
  gst_uri_append_path_segment(uri, title);
}
GstUri *user(const char *name) {
  char *escaped = g_uri_escape_string(name, 0, 0);
  return gst_uri_new("http", escaped, "h.example", 80, "/a b", 0, 0);
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'gst_uri_new' encodes the result of 'g_uri_escape_string' again: every '%' becomes '%25' [uri-double-encoding]
}

// This takes a URI.
GstUri *make(const char *title) {
  char *text = g_strdup_printf("http://h.example/?title=%s", title);
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'title' goes into query parameter 'title' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
  return gst_uri_from_string(text);
}

// The path and the location are decoded; the path string is not.
char **parts(GstUri *uri) {
  return g_strsplit(gst_uri_get_path(uri), "/", -1);
// CHECK-MESSAGES: :[[@LINE-1]]:21: warning: 'gst_uri_get_path' decodes the whole path before it is split: an encoded '/' in a value then acts as a delimiter; split first, then decode each part [uri-premature-decoding]
}
char **rawParts(GstUri *uri) {
  return g_strsplit(gst_uri_get_path_string(uri), "/", -1);
}
char *query(const char *uri) {
  return strchr(gst_uri_get_location(uri), '?');
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: 'gst_uri_get_location' decodes the whole URI before it is split: an encoded '?' in a value then acts as a delimiter; split first, then decode each part [uri-premature-decoding]
}
