// '+' stands for a space in a form, and has to be replaced before the text is decoded.
// RUN: %check_clang_tidy -std=c++17 %s uri-premature-decoding %t -- -- -isystem %clang_tidy_headers

#include <QUrl>

QString late(const QString &Text) {
  QString Result = QUrl::fromPercentEncoding(Text.toUtf8());
  Result.replace("+", " ");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: '+' is replaced after 'fromPercentEncoding' has decoded the text: an encoded '+' becomes a space, too; replace it first [uri-premature-decoding]
// CHECK-MESSAGES: :[[@LINE-3]]:20: note: it is decoded here
  return Result;
}
QString maybe(const QString &Text, bool IsEncoded) {
  QString Result = IsEncoded ? QUrl::fromPercentEncoding(Text.toUtf8()) : Text;
  Result.replace("+", " ");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: '+' is replaced after 'fromPercentEncoding' has decoded the text{{.*}} [uri-premature-decoding]
// CHECK-MESSAGES: :[[@LINE-3]]:32: note: it is decoded here
  return Result;
}

// Before, and other characters.
QString early(QString Text) {
  Text.replace("+", " ");
  return QUrl::fromPercentEncoding(Text.toUtf8());
}
QString other(const QString &Text) {
  QString Result = QUrl::fromPercentEncoding(Text.toUtf8());
  Result.replace("_", " ");
  return Result;
}
QString undecoded(QString Text) {
  Text.replace("+", " ");
  return Text;
}
