// REQUIRES: qt5, glib
// RUN: %check_clang_tidy -std=c++17 %s 'uri-*' %t -- -- %qt5_flags %glib_flags

#include <QString>
#include <QStringList>
#include <QUrl>
#include <glib.h>

// Texts that are replaced by dividing and joining them.
static QString inForm(const QString &Text) {
  return QString(QUrl::toPercentEncoding(Text)).split("%20").join("+");
}
QUrl find(const QString &Title) {
  return QUrl("https://example.org/find?title=" + inForm(Title));
}
QUrl page(const QString &Title) {
  return QUrl("https://example.org/wiki/" + inForm(Title) + "/edit");
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'inForm' encodes a space as '+', which means a space only in a query; in a path segment it remains a '+' [uri-encoder-mismatch]
}
QUrl words(const QString &Title) {
  return QUrl("https://example.org/find?words=" + Title.split(" ").join("%20"));
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'join' replaces other characters, but not '#', '&', which ends query parameter 'words'; use an encoder for single values [uri-encoder-mismatch]
}

static char *replace_all(char *text, const char *find, const char *put) {
  gchar **parts = g_strsplit(text, find, -1);
  char *joined = g_strjoinv(put, parts);
  g_strfreev(parts);
  g_free(text);
  return joined;
}
void get(const char *url);
void song(const char *title) {
  char *plus = replace_all(g_uri_escape_string(title, NULL, FALSE), "%20", "+");
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'g_uri_escape_string' with the replacement after it encodes a space as '+', which means a space only in a query; in a path segment it remains a '+' [uri-encoder-mismatch]
  char *url = g_strdup_printf("https://example.org/find?song=%s&n=%d", plus, 5);
  get(url);
  g_free(url);
  url = g_strdup_printf("https://example.org/song/%s/text", plus);
  get(url);
  g_free(url), g_free(plus);
}
