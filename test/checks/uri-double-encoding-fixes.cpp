// RUN: %check_clang_tidy %s uri-double-encoding %t -- --fix-notes -- -isystem %clang_tidy_headers

// The outer call is removed only if it gets nothing but the result of the inner
// one.
#include <string>

std::string urlEncode(const std::string &Text);
void print(const char *Text);

std::string plain(const std::string &Title) {
  return "https://h.example/?q=" + urlEncode(urlEncode(Title));
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'urlEncode' encodes the result of 'urlEncode' again: every '%' becomes '%25' [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:36: note: remove the outer encoding
// CHECK-FIXES: return "https://h.example/?q=" + urlEncode(Title);
}
std::string withMore(const std::string &Title, const std::string &Text) {
  return "https://h.example/?q=" + urlEncode(urlEncode(Title) + " " + Text);
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'urlEncode' encodes the result of 'urlEncode' again: every '%' becomes '%25' [uri-double-encoding]
}
std::string partOf(const std::string &Title) {
  return "https://h.example/?q=" + urlEncode(urlEncode(Title).substr(1));
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'urlEncode' encodes the result of 'urlEncode' again: every '%' becomes '%25' [uri-double-encoding]
}
std::string withEffect(const std::string &Title) {
  return "https://h.example/?q=" + urlEncode((print("x"), urlEncode(Title)));
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'urlEncode' encodes the result of 'urlEncode' again: every '%' becomes '%25' [uri-double-encoding]
}
std::string stored(std::string Title) {
  return "https://h.example/?q=" + urlEncode(Title = urlEncode(Title));
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'urlEncode' encodes the result of 'urlEncode' again: every '%' becomes '%25' [uri-double-encoding]
}
