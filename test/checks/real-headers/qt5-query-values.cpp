// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-premature-decoding,uri-encoder-mismatch %t -- -- %qt5_flags -fPIC

#include <QUrl>
#include <QUrlQuery>

// A decoded query is divided.
QString temporary(const QUrl &url) {
  return QUrlQuery(url.query(QUrl::FullyDecoded)).queryItemValue("page");
  // CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'query' decodes the whole query before it is split
}
QString variable(const QUrl &url) {
  const QUrlQuery query(url.query(QUrl::FullyDecoded));
  // CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'query' decodes the whole query before it is split
  return query.queryItemValue("page");
}
QString encoded(const QUrl &url) {
  return QUrlQuery(url.query(QUrl::FullyEncoded)).queryItemValue("page");
}

// A URI that was a value is one again when it has been decoded.
QUrl inner(const QString &cipher, const QString &signature) {
  const QUrlQuery query(cipher);
  const QString url = query.queryItemValue("url", QUrl::FullyDecoded);
  return QUrl(url + "&sig=" + QUrl::toPercentEncoding(signature));
}

// Only the first of two functions reads the bytes of Latin-1.
QString encodeName(const QString &name) {
  return QString::fromLatin1(QUrl::toPercentEncoding(name, " "));
}
QString suggested(const QString &header) {
  return encodeName(QUrl::fromPercentEncoding(header.toUtf8()));
}
QString suggestedBefore(const QString &header) {
  return encodeName(QUrl::fromPercentEncoding(header.toLatin1()));
}
