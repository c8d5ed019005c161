// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes -- -isystem %clang_tidy_headers

#include <QString>
#include <QUrl>

QString get(const QString &url);
void log(const QString &text);

// An argument that a macro uses twice is not only a part of a URI.
#define LOGGED(base, value) (log(value), get(base + value))
QString logged(const QString &city) {
  return LOGGED("https://h.example/?q=", city);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'city' goes into query parameter 'q' {{.*}} [uri-unencoded-data]
// CHECK-FIXES: return LOGGED("https://h.example/?q=", city);
}

// One that it uses once is edited, also in another macro.
#define ONCE(base, value) get(base + value)
#define PASSED(base, value) ONCE(base, value)
QString once(const QString &city, const QString &street) {
  get(ONCE("https://h.example/?q=", city));
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'city' goes into query parameter 'q' {{.*}} [uri-unencoded-data]
// CHECK-FIXES: get(ONCE("https://h.example/?q=", QString::fromLatin1(QUrl::toPercentEncoding(city))));
  return PASSED("https://h.example/?q=", street);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'street' goes into query parameter 'q' {{.*}} [uri-unencoded-data]
// CHECK-FIXES: return PASSED("https://h.example/?q=", QString::fromLatin1(QUrl::toPercentEncoding(street)));
}
