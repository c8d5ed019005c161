// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers
// RUN: %check_clang_tidy %s -check-suffixes=,POSSIBLE uri-unencoded-data %t -- \
// RUN:   -config='{CheckOptions: {uri-unencoded-data.MinConfidence: possible}}' \
// RUN:   -- -isystem %clang_tidy_headers

#include <QUrl>

// A list with the key in its separator: each element is a value. Encoding the
// joined text would destroy it.
QUrl joined(const QString &Base, const QStringList &Fields) {
  return QUrl(Base + "?field=" + Fields.join("&field="));
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:34: warning: 'Fields' goes into query parameter 'field' {{.*}} [uri-unencoded-data]
}
QUrl joinedPairs(const QString &Base, const QStringList &Pairs) {
  return QUrl(Base + "?a=" + Pairs.join("&"));
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:30: warning: 'Pairs' goes into query parameter 'a' {{.*}} [uri-unencoded-data]
}

// A whole URI is a value that a query may hold, unless the function encodes
// others.
struct Handler {
  QString address() const;
  QString listener() const;
};
QUrl login(const QString &Base, const Handler &H) {
  return QUrl(Base + "?type=code&redirect_uri=" + H.listener());
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:51: warning: 'listener' goes into query parameter 'redirect_uri' {{.*}} [uri-unencoded-data]
}
QUrl loginOf(const QString &Base, const Handler &H, const QString &Scope) {
  return QUrl(Base + "?scope=" + QUrl::toPercentEncoding(Scope) +
              "&callback_url=" + H.address());
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'address' goes into query parameter 'callback_url' {{.*}} [uri-unencoded-data]
}
// The same if a name says so.
QUrl next(const QString &Base, const QString &NextUrl) {
  return QUrl(Base + "?next=" + NextUrl);
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:33: warning: 'NextUrl' goes into query parameter 'next' {{.*}} [uri-unencoded-data]
}
QString magnet(const QString &Name, const QString &SeedUrl) {
  return "magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a&dn=" +
         QUrl::toPercentEncoding(Name) + "&ws=" + SeedUrl;
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'SeedUrl' goes into query parameter 'ws' {{.*}} [uri-unencoded-data]
}
// Not reported: a URI that is continued, or that is encoded.
QUrl continued(const QString &PageUrl, const QString &Name) {
  return QUrl(PageUrl + "?name=" + QUrl::toPercentEncoding(Name));
}
QUrl nextEncoded(const QString &Base, const QString &NextUrl) {
  return QUrl(Base + "?next=" + QUrl::toPercentEncoding(NextUrl));
}
