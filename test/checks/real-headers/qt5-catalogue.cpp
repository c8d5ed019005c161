// REQUIRES: qt5
// RUN: %check_clang_tidy %s 'uri-double-encoding' %t -- -- %qt5_flags

#include <QString>
#include <QUrl>
#include <QUrlQuery>

// The mode of the setter determines it, even if it is the default.
void modes(QUrl &Url, const QString &Name) {
  const QString Encoded = QString::fromLatin1(QUrl::toPercentEncoding(Name));
  Url.setPath(Encoded);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'setPath' encodes the result of 'toPercentEncoding' again: every '%' becomes '%25' [uri-double-encoding]
  Url.setPath(Encoded, QUrl::DecodedMode);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'setPath' encodes the result of 'toPercentEncoding' again: every '%' becomes '%25' [uri-double-encoding]
  Url.setPath(Encoded, QUrl::TolerantMode);
  Url.setPath(Encoded, QUrl::StrictMode);
  Url.setUserName(Encoded);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'setUserName' encodes the result of 'toPercentEncoding' again: every '%' becomes '%25' [uri-double-encoding]
  Url.setQuery(Encoded);
  Url.setQuery(QUrlQuery(Encoded));
}
// A query takes encoded text.
void query(QUrlQuery &Query, const QString &Name) {
  const QString Encoded = QString::fromLatin1(QUrl::toPercentEncoding(Name));
  Query.addQueryItem("q", Encoded);
}
