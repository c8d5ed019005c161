// Escapes that are replaced after a value has been encoded.
// REQUIRES: qt5
// RUN: %check_clang_tidy -std=c++17 %s 'uri-*' %t -- -- %qt5_flags -fPIC

#include <QByteArray>
#include <QString>
#include <QUrl>
#include <string>

QString query(const QString &Text) {
  return "https://example.org/find?q=" +
         QString::fromUtf8(QUrl::toPercentEncoding(Text).replace("%20", "+"));
}

QByteArray form(const QString &Text) {
  return QUrl::toPercentEncoding(Text).replace("%20", "+");
}
QString queryOfForm(const QString &Text) {
  return "https://example.org/find?q=" + QString::fromUtf8(form(Text));
}
QString pathOfForm(const QString &Text) {
  return "https://example.org/find/" + QString::fromUtf8(form(Text));
  // CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'form' encodes a space as '+', which means a space only in a query; in a path segment it remains a '+' [uri-encoder-mismatch]
}

QByteArray spaces(const QString &Text) {
  return QUrl::toPercentEncoding(Text, QByteArray(" ")).replace(' ', '+');
}
QString queryOfSpaces(const QString &Text) {
  return "https://example.org/find?q=" + QString::fromUtf8(spaces(Text));
}
QString pathOfSpaces(const QString &Text) {
  return "https://example.org/find/" + QString::fromUtf8(spaces(Text));
  // CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'spaces' encodes a space as '+', which means a space only in a query; in a path segment it remains a '+' [uri-encoder-mismatch]
}

// These characters may remain.
QString colons(const QString &Text) {
  return "https://example.org/find?at=" +
         QString::fromUtf8(QUrl::toPercentEncoding(Text).replace("%3A", ":").replace("%2C", ","));
}
QString tilde(const QString &Text) {
  return "https://example.org/find?at=" +
         QString::fromUtf8(QUrl::toPercentEncoding(Text).replace("%7E", "~"));
}
QString underscores(const QString &Text) {
  return "https://example.org/find?at=" +
         QString::fromUtf8(QUrl::toPercentEncoding(Text).replace("%20", "_"));
}

QString ampersand(const QString &Text) {
  return "https://example.org/find?q=" +
         QString::fromUtf8(QUrl::toPercentEncoding(Text).replace("%26", "&"));
  // CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'toPercentEncoding' with the replacement after it does not encode '&', which ends query parameter 'q'; use an encoder for single values [uri-encoder-mismatch]
}

// A path whose slashes remain.
QString path(const QString &Text) {
  return "https://example.org/files/" +
         QString::fromUtf8(QUrl::toPercentEncoding(Text).replace("%2F", "/"));
}

std::string encode(const std::string &Text) {
  static const char Digits[] = "0123456789ABCDEF";
  std::string Result;
  for (unsigned char C : Text) {
    if ((C >= '0' && C <= '9') || (C >= 'a' && C <= 'z') ||
        (C >= 'A' && C <= 'Z') || C == '-' || C == '.' || C == '_' || C == '~') {
      Result += static_cast<char>(C);
    } else {
      Result += '%';
      Result += Digits[C >> 4];
      Result += Digits[C & 15];
    }
  }
  return Result;
}
std::string loop(const std::string &Text) {
  std::string Value = encode(Text);
  std::size_t At = 0;
  while ((At = Value.find("%20", At)) != std::string::npos)
    Value.replace(At, 3, "+");
  return "https://example.org/find?q=" + Value;
}

// Text that is not encoded here.
QString given(const QString &Encoded) {
  QString Value = Encoded;
  Value.replace("%20", "+");
  return "https://example.org/find?q=" + Value;
}
