// REQUIRES: qt5, glib
// RUN: %check_clang_tidy -std=c++17 %s 'uri-*' %t -- -- %qt5_flags %glib_flags

#include <QString>
#include <QStringList>
#include <QPair>
#include <QUrl>
#include <QVector>
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

// Pairs that only one function appends, with encoded values.
class Pairs {
public:
  Pairs &add(const QString &Key, const QString &Text) {
    All.append({Key, QString::fromLatin1(QUrl::toPercentEncoding(Text))});
    return *this;
  }
  QString join() const {
    QString Query;
    for (const auto &Each : All) {
      Query += Query.isEmpty() ? QLatin1String("") : QLatin1String("&");
      Query += Each.first + QLatin1Char('=') + Each.second;
    }
    return Query;
  }

private:
  QVector<QPair<QString, QString>> All;
};
QUrl rate(const QString &Title) {
  return QUrl("https://example.org/rate?" + Pairs().add("title", Title).join());
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
