// RUN: %check_clang_tidy -expect-no-diagnosis %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <QString>
#include <QUrl>
#include <absl/strings/substitute.h>
#include <fmt/format.h>

// `%10` to `%99` are placeholders in Qt's dialect.
QString markers(int A, int B) {
  return QString("https://h.example/%20/%41").arg(A).arg(B);
}

// `%L1` is also a placeholder.
QString localized(int A) { return QString("https://h.example/%L1").arg(A); }

// Chained numbers.
QString numbers(int Zoom, int X, int Y) {
  return QString("https://h.example/%1/%2/%3.png").arg(Zoom).arg(X).arg(Y);
}

// A Qt format without anything that replaces its placeholders here.
QString kept() { return QStringLiteral("https://h.example/find?q=%1&n=%2"); }
const char *KeptUrl = "https://h.example/%1/%2/%3";
struct Provider {
  QString UrlTemplate = "https://h.example/tiles/%1/%2/%3.png?style=%4";
};

// Brace formats: `{}` is not an illegal character, and `%2f` not an escape.
std::string braces(int Page, double Zoom) {
  return fmt::format("https://h.example/{}/list?page={:02}&{{x}}=1", Zoom,
                     Page);
}

// Dollar formats.
std::string dollars(int Page) {
  return absl::Substitute("https://h.example/list/$0?price=$$1", Page);
}
