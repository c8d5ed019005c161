// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-unencoded-data,uri-encoder-mismatch %t -- --fix-notes -- %qt5_flags

// The charset of a codec that is chosen by name is the one that the reader expects.

#include <QTextCodec>
#include <QUrl>

QUrl encoded(const QString &Title) {
  const QTextCodec *Codec = QTextCodec::codecForName("windows-1251");
  return QUrl("http://h.example/?q=" +
              QString::fromLatin1(Codec->fromUnicode(Title).toPercentEncoding()));
}
QUrl raw(const QString &Title) {
  const QTextCodec *Codec = QTextCodec::codecForName("windows-1251");
  const QByteArray Bytes = Codec->fromUnicode(Title);
  return QUrl::fromEncoded("http://h.example/?q=" + Bytes);
// CHECK-NOTES: :[[@LINE-1]]:53: warning: 'Bytes' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:53: note: encode it: 'Bytes.toPercentEncoding()'
// CHECK-FIXES: return QUrl::fromEncoded("http://h.example/?q=" + Bytes.toPercentEncoding());
}
QUrl direct(const QString &Title) {
  QTextEncoder Encoder(QTextCodec::codecForName("windows-1251"));
  return QUrl::fromEncoded("http://h.example/?q=" + Encoder.fromUnicode(Title));
// CHECK-NOTES: :[[@LINE-1]]:53: warning: 'Title' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:53: note: encode it: 'Encoder.fromUnicode(Title).toPercentEncoding()'
// CHECK-FIXES: return QUrl::fromEncoded("http://h.example/?q=" + Encoder.fromUnicode(Title).toPercentEncoding());
}
QUrl parts(const QByteArray &First, const QByteArray &Second, bool IsFirst) {
  return QUrl::fromEncoded("http://h.example/?q=" + (IsFirst ? First : Second));
// CHECK-NOTES: :[[@LINE-1]]:54: warning: 'IsFirst ? First : Second' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:54: note: encode it: '(IsFirst ? First : Second).toPercentEncoding()'
// CHECK-FIXES: return QUrl::fromEncoded("http://h.example/?q=" + ((IsFirst ? First : Second).toPercentEncoding()));
}
