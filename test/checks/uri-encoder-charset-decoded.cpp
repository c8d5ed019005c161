// RUN: %check_clang_tidy %s uri-encoder-mismatch %t -- -- -isystem %clang_tidy_headers
// RUN: %check_clang_tidy %s -check-suffix=POSSIBLE uri-encoder-mismatch %t -- \
// RUN:   -config='{CheckOptions: {MinConfidence: possible}}' -- -isystem %clang_tidy_headers

#include <QString>
#include <QUrl>

void show(const QString &Text);

// Characters that are not encoded are lost; most text has none.
void decoded(const QString &Text) {
  show(QUrl::fromPercentEncoding(Text.toLatin1()));
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:8: warning: 'fromPercentEncoding' decodes the bytes of Latin-1: characters that are not encoded become others, or '?' [uri-encoder-mismatch]
  const QByteArray Bytes = Text.toLatin1();
  show(QUrl::fromPercentEncoding(Bytes));
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:8: warning: 'fromPercentEncoding' decodes the bytes of Latin-1: {{.*}} [uri-encoder-mismatch]
}

// The encoded form has ASCII only.
void right(const QString &Text) {
  show(QUrl::fromPercentEncoding(Text.toUtf8()));
  const QString Escaped = QUrl::toPercentEncoding(Text);
  show(QUrl::fromPercentEncoding(Escaped.toLatin1()));
}
