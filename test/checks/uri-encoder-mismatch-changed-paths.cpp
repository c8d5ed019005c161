// The path of a file that is changed on some ways before it becomes a URI is reported once.
// RUN: %check_clang_tidy -std=c++17 %s uri-encoder-mismatch %t -- -- -isystem %clang_tidy_headers

#include <QUrl>

void openUrl(const QUrl &Url);

void opened(QString Path, bool IsRelative) {
  if (IsRelative)
    Path.prepend("/");
  Path.prepend("file://");
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: the path 'Path' goes into a 'file:' URI without percent-encoding: {{.*}} [uri-encoder-mismatch]
// CHECK-MESSAGES: :[[@LINE-3]]:5: note: it is put into the text here
  openUrl(QUrl(Path));
}
// Two paths.
void both(const QString &First, const QString &Second) {
  openUrl(QUrl("file://" + First));
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: the path 'First' goes into a 'file:' URI {{.*}} [uri-encoder-mismatch]
  openUrl(QUrl("file://" + Second));
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: the path 'Second' goes into a 'file:' URI {{.*}} [uri-encoder-mismatch]
}
