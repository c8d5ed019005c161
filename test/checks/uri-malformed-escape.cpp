// RUN: %check_clang_tidy %s uri-malformed-escape %t -- -- -isystem %clang_tidy_headers

#include <QString>
#include <QUrl>
#include <string>

// '%' followed by text that is not valid in any dialect of formats.
const char *NoDigitUrl = "https://h.example/a%zz";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: const char *NoDigitUrl = "https://h.example/a%25zz";
const char *HyphenUrl = "https://h.example/a%-6/";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: const char *HyphenUrl = "https://h.example/a%25-6/";
const char *LastUrl = "https://h.example/100%";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: const char *LastUrl = "https://h.example/100%25";
const char *SlashUrl = "https://h.example/100%/b";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: const char *SlashUrl = "https://h.example/100%25/b";
const char *AmpersandUrl = "https://h.example/?a=100%&b=1";
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: const char *AmpersandUrl = "https://h.example/?a=100%25&b=1";

// JavaScript's escape() does not produce escapes of URIs. If the text is proved
// not to be a format, it is recognized.
std::string legacy(int Page) {
  return "https://h.example/caf%u00e9?page=" + std::to_string(Page);
}

// In one piece of a template.
std::string piece(int Page) {
  return "https://h.example/100%/?page=" + std::to_string(Page);
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: return "https://h.example/100%25/?page=" + std::to_string(Page);
}

// Not reported: escapes, whole or completed by a hole.
const char *WholeUrl = "https://h.example/a%20b%C3%A9";
std::string byHole(const std::string &Digits) {
  return "https://h.example/a%" + Digits + "/b";
}

// Not reported: an escape that spans two adjacent literals.
const char *AdjacentUrl = "https://h.example/a%" "20b";

// Not reported: a format without anything that indicates one.
const char *PrintfTemplateUrl = "https://h.example/?q=%s&n=%d ";
const char *PositionUrl = "https://h.example/%1$s/%2$d";
const char *QtTemplateUrl = "https://h.example/%1/%2";
const char *EscapedTemplateUrl = "https://h.example/100%%";

// Not reported: placeholders of Qt.
QString qt(int X) {
  return QString("https://h.example/%1/%L2").arg(X).arg(X);
}

// Not reported at this confidence: a NUL after a valid escape.
const char *NulUrl = "https://h.example/a%00b";

// A sink proves that this is not a format; even so, there is no fix.
QUrl oneDigit() { return QUrl("https://h.example/a%2", QUrl::StrictMode); }
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]

// Not reported: text that may be used as a format of Qt elsewhere.
const char *PlaceUrl = "https://h.example/files/%1";
struct Places {
  static constexpr const char *Url = "https://h.example/files/%2";
};
const struct { const char *Name, *Url; } PlaceUrls[] = {
    {"a", "https://h.example/%9"}};
std::string filled(const char *Format, int Id);
std::string fillsIn(int Id) {
  return filled("https://h.example/files/%1", Id);
}

// Not reported: a wildcard in the place of a host, as in a query of a data base.
const char *AnyHostUrl = "https://www.%";
const char *AnySubdomainUrl = "https://%.h.example/a";
