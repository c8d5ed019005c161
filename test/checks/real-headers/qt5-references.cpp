// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-premature-decoding %t -- -- %qt5_flags

#include <QString>
#include <QUrl>
#include <QUrlQuery>

// References to a part of a string.
QString withoutScheme(const QString &Url, int Scheme) {
  QStringRef Rest = Url.midRef(Scheme + 1);
  if (Rest.startsWith(QLatin1String("//")))
    Rest = Rest.mid(2);
  if (Rest.endsWith(QLatin1Char('/')))
    Rest = Rest.left(Rest.length() - 1);
  return Rest.toString();
}
QString queryOf(const QString &Argument) {
  const QString Url = QUrl::fromPercentEncoding(Argument.toUtf8());
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'fromPercentEncoding' decodes the whole URI before it is split: {{.*}} [uri-premature-decoding]
  const QUrlQuery Query(withoutScheme(Url, 4));
  return Query.queryItemValue("query");
}
QString chopped(const QString &Argument) {
  const QString Url = QUrl::fromPercentEncoding(Argument.toUtf8());
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'fromPercentEncoding' decodes the whole URI before it is split: {{.*}} [uri-premature-decoding]
  return QUrlQuery(Url.chopped(1)).queryItemValue("query");
}
// Decoded after it is divided.
QString right(const QString &Argument) {
  const QUrlQuery Query(withoutScheme(Argument, 4));
  return QUrl::fromPercentEncoding(Query.queryItemValue("query").toUtf8());
}
