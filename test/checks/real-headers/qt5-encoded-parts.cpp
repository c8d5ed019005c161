// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-double-encoding %t -- -- %qt5_flags

// Parts of a URL that QUrl gives encoded, and that are encoded again.

#include <QUrl>
#include <QUrlQuery>

QUrl withHost(const QUrl &Old, const QString &Host) {
  QUrl Url;
  Url.setScheme("https");
  Url.setHost(Host);
  const QString Path = Old.path(QUrl::FullyEncoded);
  if (Path.isEmpty())
    Url.setPath("/");
  else
    Url.setPath(Path);
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'setPath' encodes 'Path', which is encoded already: every '%' becomes '%25' [uri-double-encoding]
  return Url;
}

QUrl withHostRight(const QUrl &Old, const QString &Host) {
  QUrl Url("https://example.com/");
  Url.setHost(Host);
  const QString Path = Old.path(QUrl::FullyEncoded);
  Url.setPath(Path, QUrl::StrictMode);
  Url.setPath(Old.path(QUrl::FullyDecoded));
  return Url;
}

QString address(const QUrlQuery &Query) {
  return "https://example.com/find?" +
         QUrl::toPercentEncoding(Query.toString(QUrl::FullyEncoded));
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'toPercentEncoding' encodes a whole query, including its delimiters; encode each value instead [uri-double-encoding]
}

// It becomes one value.
QString back(const QUrlQuery &Query) {
  return "https://example.com/login?back=" +
         QUrl::toPercentEncoding(Query.toString(QUrl::FullyEncoded));
}
