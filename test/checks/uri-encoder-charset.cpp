// RUN: %check_clang_tidy %s uri-encoder-mismatch %t -- -- -isystem %clang_tidy_headers

#include <QString>
#include <QUrl>
#include <string>

void open(const QString &Url);

// The octets of a URI are those of UTF-8.
void latin1(const QString &Text) {
  open("https://h.example/?q=" + Text.toLatin1().toPercentEncoding());
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'toPercentEncoding' encodes the bytes of Latin-1: U+00E9 becomes '%E9', not the escapes of its UTF-8 octets, '%C3%A9' [uri-encoder-mismatch]
}
void byLocal(const QString &Text) {
  const QByteArray Bytes = Text.toLatin1();
  open("https://h.example/?q=" + Bytes.toPercentEncoding());
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'toPercentEncoding' encodes the bytes of Latin-1: {{.*}} [uri-encoder-mismatch]
}

// UTF-8, text of ASCII alone, and the result of an encoder.
void right(const QString &Text, int Number) {
  open("https://h.example/?q=" + Text.toUtf8().toPercentEncoding());
  open("https://h.example/?n=" +
       QString::number(Number).toLatin1().toPercentEncoding());
  const QString Escaped = QUrl::toPercentEncoding(Text);
  open("https://h.example/?q=" + Escaped.toLatin1());
}

// Decoded octets are those of UTF-8, too; other text may be of Latin-1.
void decoded(const QByteArray &Text) {
  open(QString::fromLatin1(QByteArray::fromPercentEncoding(Text)));
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'fromLatin1' reads what 'fromPercentEncoding' decoded as Latin-1: '%C3%A9' becomes two characters, not U+00E9 [uri-encoder-mismatch]
  const QByteArray Octets = QByteArray::fromPercentEncoding(Text);
  const QString Wrong = QString::fromLatin1(Octets);
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'fromLatin1' reads what {{.*}} [uri-encoder-mismatch]
  open(Wrong + QString::fromUtf8(Octets) + QString::fromLatin1(Text));
}
