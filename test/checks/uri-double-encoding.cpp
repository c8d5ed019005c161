// RUN: %check_clang_tidy %s uri-double-encoding %t -- --fix-notes -- -isystem %clang_tidy_headers

#include <QUrl>
#include <string>

// An escape of an escape.
const char *PercentUrl = "https://h.example/100%2525";
// CHECK-NOTES: :[[@LINE-1]]:48: warning: '%2525' is encoded twice: the server sees '%25', not what it stands for [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:48: note: remove one level of encoding
// CHECK-FIXES: const char *PercentUrl = "https://h.example/100%25";
const char *SpaceUrl = "https://h.example/my%2520document";
// CHECK-NOTES: :[[@LINE-1]]:45: warning: '%2520' is encoded twice: the server sees '%20', not what it stands for [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:45: note: remove one level of encoding
// CHECK-FIXES: const char *SpaceUrl = "https://h.example/my%20document";
const char *LowerUrl = "https://h.example/?q=a%252fb";
// CHECK-NOTES: :[[@LINE-1]]:47: warning: '%252f' is encoded twice: the server sees '%2f', not what it stands for [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:47: note: remove one level of encoding
// CHECK-FIXES: const char *LowerUrl = "https://h.example/?q=a%2Fb";

// Several in one literal.
const char *SeveralUrl = "https://h.example/a%2520b%2520c";
// CHECK-NOTES: :[[@LINE-1]]:46: warning: '%2520' is encoded twice: the server sees '%20', not what it stands for, and 1 more in this literal [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:46: note: remove one level of encoding
// CHECK-FIXES: const char *SeveralUrl = "https://h.example/a%20b%20c";

// Qt: the outer call takes text, and the inner one returns a byte array.
QByteArray qt(const QString &Text) {
  return QUrl::toPercentEncoding(QString::fromLatin1(QUrl::toPercentEncoding(Text)));
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'toPercentEncoding' encodes the result of 'toPercentEncoding' again: every '%' becomes '%25' [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:10: note: remove the outer encoding
// CHECK-FIXES: return QUrl::toPercentEncoding(Text);
}

// Through a local variable.
QByteArray local(const QString &Text) {
  const QString Value = QUrl::toPercentEncoding(Text);
  return QUrl::toPercentEncoding(Value);
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'toPercentEncoding' encodes the result of 'toPercentEncoding' again: every '%' becomes '%25' [uri-double-encoding]
}

// Through local variables and an assignment, as a value of a URI.
QString assigned(const QString &Text) {
  QString Value;
  Value = QUrl::toPercentEncoding(Text);
  QString Other = Value;
  return "https://h.example/?q=" + QUrl::toPercentEncoding(Other);
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'toPercentEncoding' encodes the result of 'toPercentEncoding' again: every '%' becomes '%25' [uri-double-encoding]
}

// Not reported: decoded in between.
QByteArray normalised(const QByteArray &Text) {
  return QUrl::toPercentEncoding(QUrl::fromPercentEncoding(Text));
}

// Not reported: a URI that is encoded as a value of another one.
QByteArray redirect(const QString &Callback, const QString &State) {
  return QUrl::toPercentEncoding(
      Callback + "?state=" + QUrl::toPercentEncoding(State));
}

// Not reported: '%25' alone is a percent sign.
const char *OnceUrl = "https://h.example/100%25";
const char *BeforeTextUrl = "https://h.example/100%25/a%25zz";

// Not reported: a URI or a query in a value is encoded again.
const char *InnerUriUrl =
    "https://h.example/?back=https%3A%2F%2Fo.example%2Fa%2520b";
const char *InnerQueryUrl = "https://h.example/?next=a%3D1%26b%3D2%2525";

// Not reported: the zone of an IPv6 address (RFC 6874).
const char *ZoneUrl = "http://[fe80::1%25eth0]/";

// Encoded three times: one fix removes all levels except one.
const char *ThriceUrl = "https://h.example/a%25252Fb";
// CHECK-NOTES: :[[@LINE-1]]:45: warning: '%252{{.*}} [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:45: note: remove {{.*}}
// CHECK-FIXES: const char *ThriceUrl = "https://h.example/a%2Fb";

// Through a helper that encodes.
static QString encode(const QString &Text) {
  return QUrl::toPercentEncoding(Text);
}
QByteArray helperInside(const QString &Text) {
  return QUrl::toPercentEncoding(encode(Text));
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'toPercentEncoding' encodes the result of 'encode' again: every '%' becomes '%25' [uri-double-encoding]
}
QString helperTwice(const QString &Text) {
  return encode(encode(Text));
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'encode' encodes the result of 'encode' again: every '%' becomes '%25' [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:10: note: remove the outer encoding
// CHECK-FIXES: return encode(Text);
}
// What a helper does besides encoding would be lost.
static QString withTag(const QString &Url, const QString &Tag) {
  return Url + "?tag=" + QUrl::toPercentEncoding(Tag);
}
QString helperOfUrl(const QString &Tag) {
  return withTag("https://h.example/find", encode(Tag));
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'withTag' encodes the result of 'encode' again: every '%' becomes '%25' [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-5]]:26: note: it is encoded here
}

// Not reported: a helper that decodes in between.
static QString decode(const QString &Text) {
  return QUrl::fromPercentEncoding(Text.toUtf8());
}
QByteArray helperBetween(const QString &Text) {
  return QUrl::toPercentEncoding(decode(encode(Text)));
}

// Not reported: a relative reference in a value is encoded again.
const char *InnerPathUrl = "https://h.example/login?next=%2Fa%2520d";

// A function that is known only by its name, applied to its own result.
std::string urlEncode(const std::string &Text);
std::string uriEscape(const std::string &Text);
std::string twiceByName(const std::string &Text) {
  return "https://h.example/?q=" + urlEncode(urlEncode(Text));
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'urlEncode' encodes the result of 'urlEncode' again: every '%' becomes '%25' [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:36: note: remove the outer encoding
// CHECK-FIXES: return "https://h.example/?q=" + urlEncode(Text);
}
// Only possible: two functions, of which one may do something else.
std::string twoNames(const std::string &Text) {
  return "https://h.example/?q=" + urlEncode(uriEscape(Text));
}
