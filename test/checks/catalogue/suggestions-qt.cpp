// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// Without uri-encoder-mismatch, which reports both in one message.

#include <QUrl>

void show(const QUrl &Url);
void file(const QString &Folder) {
  show(QUrl("file://" + Folder));
// CHECK-NOTES: :[[@LINE-1]]:25: warning: 'Folder' goes into a 'file:' URI without percent-encoding: a '#', '?' or '%' in it changes the path [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:25: note: convert it to a URI: 'QUrl::fromLocalFile(Folder)'
}
