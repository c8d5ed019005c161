// Place markers that another call fills, or that remain.
// RUN: %check_clang_tidy %s uri-unencoded-data,uri-malformed-escape,uri-double-encoding,uri-illegal-character %t -- -- -isystem %clang_tidy_headers

#include <QUrl>

QUrl inSteps(const QString &Text, const QString &Tag) {
  QString Url = QString("https://h.example/share?text=%1&tag=%2").arg(Text);
// CHECK-MESSAGES: :[[@LINE-1]]:71: warning: 'Text' goes into query parameter 'text' without percent-encoding: {{.*}} [uri-unencoded-data]
  Url = Url.arg(Tag);
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: 'Tag' goes into query parameter 'tag' without percent-encoding: {{.*}} [uri-unencoded-data]
  return QUrl(Url);
}
QString elsewhere() { return QString("https://h.example/share?text=%1&tag=%2").arg("a"); }
// `%20` is the last of three markers, and keeps its place.
QUrl escape(const QUrl &Link) {
  const QString Encoded = QUrl::toPercentEncoding(Link.toString());
  return QUrl(QString("https://h.example/share?text=%1%20%2").arg("a", Encoded));
}

// A format of one's own.
class Format {
public:
  explicit Format(const char *Text);
  template <class T> Format &operator%(const T &Value);
  QString str() const;
};
QString own(const QString &Host, int Port) { return (Format("http://%1%:%2%") % Host % Port).str(); }
