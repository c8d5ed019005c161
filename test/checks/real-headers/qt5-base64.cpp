// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- %qt5_flags

#include <QByteArray>
#include <QString>

void open(const QString &Url);

// The alphabet of URLs, with or without '=' at the end.
void ofUrls(const QByteArray &Bytes) {
  open("https://h.example/?t=" + Bytes.toBase64(QByteArray::Base64UrlEncoding));
  open("https://h.example/?t=" +
       Bytes.toBase64(QByteArray::Base64UrlEncoding |
                      QByteArray::OmitTrailingEquals));
}

// The other one has '+' and '/'.
void ofMail(const QByteArray &Bytes) {
  open("https://h.example/?t=" + Bytes.toBase64());
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'Bytes' goes into query parameter 't' without percent-encoding: {{.*}} [uri-unencoded-data]
}
