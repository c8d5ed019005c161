// RUN: %check_clang_tidy %s 'uri-*' %t -- --fix-notes -- -isystem %clang_tidy_headers

// RFC 3986 section 2.4: when to encode or decode.

#include <QUrl>
#include <string>

// "~" is often encoded as "%7E" by older implementations.
const char *TildeUrl = "https://h.example/%7Euser";
// CHECK-NOTES: :[[@LINE-1]]:43: warning: '%7E' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *TildeUrl = "https://h.example/~user";

// "%" is the indicator: as data, it is "%25".
// Not reported: written in this way.
const char *PercentUrl = "https://h.example/100%25";
const char *BarePercentUrl = "https://h.example/100%";
// CHECK-NOTES: :[[@LINE-1]]:52: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: const char *BarePercentUrl = "https://h.example/100%25";

// The same string must not be encoded twice.
const char *TwiceUrl = "https://h.example/100%2525";
// CHECK-NOTES: :[[@LINE-1]]:46: warning: '%2525' is encoded twice: the server sees '%25', not what it stands for [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:46: note: remove one level of encoding
// CHECK-FIXES: const char *TwiceUrl = "https://h.example/100%25";
QByteArray twice(const QString &Text) {
  return QUrl::toPercentEncoding(QUrl::toPercentEncoding(Text));
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'toPercentEncoding' encodes the result of 'toPercentEncoding' again: every '%' becomes '%25' [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:10: note: remove the outer encoding
// CHECK-FIXES: return QUrl::toPercentEncoding(Text);
}

// Components are encoded when the URI is built from them.
QString made(const QString &Name) {
  return "https://h.example/?name=" + QUrl::toPercentEncoding(Name);
}
