// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// A value is reported where it enters the URI.

#include <QString>

void load(const QString &url);
void prepended(const QString &title) {
  QString url = title;
  url.prepend("https://h.example/?search=");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'url' goes into query parameter 'search' {{.*}} [uri-unencoded-data]
  load(url);
}
