// Each call of arg() searches what an earlier one has inserted.
// REQUIRES: qt5
// RUN: %check_clang_tidy -std=c++17 %s uri-encoder-mismatch %t -- -- %qt5_flags -fPIC

#include <QString>
#include <QStringList>
#include <QUrl>

QUrl inStatements(const QString &first, const QString &second) {
  QString text = QStringLiteral("https://h.example/find?a=%1&b=%2");
  text = text.arg(QString(QUrl::toPercentEncoding(first)));
  // CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'toPercentEncoding' may contain an escape such as '%2F', whose '%2' the next 'arg' replaces; pass all values to one 'arg' [uri-encoder-mismatch]
  text = text.arg(QString(QUrl::toPercentEncoding(second)));
  return QUrl(text);
}
QUrl inLoop(const QStringList &parts) {
  QString text = QStringLiteral("https://h.example/find?a=%1&b=%2");
  for (const QString &part : parts)
    text = text.arg(QString(QUrl::toPercentEncoding(part)));
  // CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'toPercentEncoding' may contain an escape such as '%2F'{{.*}} [uri-encoder-mismatch]
  return QUrl(text);
}
QUrl numberFirst(int first, const QString &second) {
  QString text = QStringLiteral("https://h.example/find?a=%1&b=%2");
  text = text.arg(first);
  text = text.arg(QString(QUrl::toPercentEncoding(second)));
  return QUrl(text);
}
QUrl hostFirst(const QUrl &from, const QString &second) {
  return QUrl(QStringLiteral("https://%1/find?b=%2")
                  .arg(from.host())
                  .arg(QString(QUrl::toPercentEncoding(second))));
}
QUrl once(const QString &base, const QString &first) {
  return QUrl((base + "/find?a=%1").arg(QString(QUrl::toPercentEncoding(first))));
}
