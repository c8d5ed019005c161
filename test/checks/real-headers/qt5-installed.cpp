// Headers of an installed library that -I names are not checked.
// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-unencoded-data,uri-premature-decoding %t -- \
// RUN:   -config='{CheckOptions: {uri-unencoded-data.MinConfidence: possible}}' \
// RUN:   -header-filter=.* -- %qt5_included

#include <QStringList>
#include <QUrl>
#include <QUrlQuery>

QUrl all(const QList<QPair<QString, QString>> &Items) {
  QUrl Url("https://h.example/find");
  QUrlQuery Query;
  Query.setQueryItems(Items);
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'Items' goes into a query value
  Url.setQuery(Query);
  return Url;
}
QStringList segments(const QUrl &Url) {
  return Url.path().split(QLatin1Char('/'), Qt::SkipEmptyParts);
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'path' decodes the whole path before it is split
}
QStringList literals(const QUrl &Url) {
  return Url.path().split(QStringLiteral("/"));
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'path' decodes the whole path before it is split
}
