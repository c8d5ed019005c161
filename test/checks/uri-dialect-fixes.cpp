// RUN: %check_clang_tidy -std=c++20 %s 'uri-*,-uri-unencoded-data' %t -- -- -isystem %clang_tidy_headers

#include <QUrl>
#include <absl/strings/str_cat.h>
#include <absl/strings/substitute.h>
#include <fmt/format.h>
#include <glib.h>
#include <stdio.h>
#include <wx/string.h>

// A fix is spelled according to its dialect.

// printf: '%' is doubled.
void illegal(char *To, int Page) {
  snprintf(To, 500, "https://h.example/a<b?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: snprintf(To, 500, "https://h.example/a%%3Cb?page=%d", Page);
}
void percent(char *To, int Page) {
  snprintf(To, 500, "https://h.example/100%%/b?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: snprintf(To, 500, "https://h.example/100%%25/b?page=%d", Page);
}
void nonAscii(char *To, int Page) {
  snprintf(To, 500, "https://h.example/café?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'é' is not ASCII; a path segment takes '%C3%A9' [uri-illegal-character]
// CHECK-FIXES: snprintf(To, 500, "https://h.example/caf%%C3%%A9?page=%d", Page);
}
void lowercase(char *To, int Page) {
  snprintf(To, 500, "https://h.example/a%%2fb%%c3%%a9?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: lowercase hex in '%2f'; write '%2F', and 2 more in this literal [uri-lowercase-hex]
// CHECK-FIXES: snprintf(To, 500, "https://h.example/a%%2Fb%%C3%%A9?page=%d", Page);
}
void unreserved(char *To, int Page) {
  snprintf(To, 500, "https://h.example/%%7Euser?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: '%7E' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: snprintf(To, 500, "https://h.example/~user?page=%d", Page);
}
char *glib(int Page) {
  return g_strdup_printf("https://h.example/a<b?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: return g_strdup_printf("https://h.example/a%%3Cb?page=%d", Page);
}
wxString wx(int Page) {
  return wxString::Format("https://h.example/a<b?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: return wxString::Format("https://h.example/a%%3Cb?page=%d", Page);
}

// A percent sign that comes from an argument is not text of the format.
void argument(char *To, int Page) {
  snprintf(To, 500, "%s?page=%d", "https://h.example/a<b", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:55: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: snprintf(To, 500, "%s?page=%d", "https://h.example/a%3Cb", Page);
}

// Braces: '%' is an ordinary character, and '{{' is one character.
std::string brace(int Page) {
  return fmt::format("https://h.example/a<b?page={}", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: return fmt::format("https://h.example/a%3Cb?page={}", Page);
}
std::string braceEscape(int Page) {
  return fmt::format("https://h.example/a{{b?page={}", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: '{' is not allowed in a path segment; write '%7B' [uri-illegal-character]
// CHECK-FIXES: return fmt::format("https://h.example/a%7Bb?page={}", Page);
}
std::string braceLowercase(int Page) {
  return fmt::format("https://h.example/a%2fb?page={}", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: return fmt::format("https://h.example/a%2Fb?page={}", Page);
}

// Dollars.
std::string dollar(int Page) {
  return absl::Substitute("https://h.example/a<b?page=$0", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: return absl::Substitute("https://h.example/a%3Cb?page=$0", Page);
}

// Qt: an escape would be a placeholder, so there is no fix.
QString qt(int Page) {
  return QString("https://h.example/a<b?page=%1").arg(Page);
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
}

// Concatenation: every piece is plain.
std::string concatenation(int Page) {
  return absl::StrCat("https://h.example/a<b?page=", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: return absl::StrCat("https://h.example/a%3Cb?page=", Page);
}
