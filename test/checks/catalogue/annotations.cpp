// RUN: %check_clang_tidy %s 'uri-illegal-character,uri-double-encoding,uri-unencoded-data' %t -- -- -isystem %clang_tidy_headers

#include <string>

// Attributes specify facts about functions and parameters, as a catalogue does.
[[clang::annotate("uri-tidy:encodes(query-value)")]]
std::string shield(const std::string &Text);
[[clang::annotate("uri-tidy:safe")]] std::string token(const std::string &Of);
void visit([[clang::annotate("uri-tidy:takes(uri)")]] const char *Where,
           const char *Title);
[[clang::annotate("somebody else's")]] void other(const char *Text);

std::string encoded(const std::string &Text) {
  return "https://h.example/?q=" + shield(Text) + "&t=" + token(Text);
}
std::string nested(const std::string &Text) {
  return shield(shield(Text));
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'shield' encodes the result of 'shield' again: every '%' becomes '%25' [uri-double-encoding]
}
void taken() {
  visit("https://h.example/a b", "/a title");
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: visit("https://h.example/a%20b", "/a title");
  other("https://h.example/a b");
}

// They take precedence over the facts of the catalogue about the name.
[[clang::annotate("uri-tidy:safe")]] const char *curl_easy_escape(void *, const char *, int);
const char *own(const char *Text) {
  return curl_easy_escape(nullptr, curl_easy_escape(nullptr, Text, 0), 0);
}

// Later declarations inherit the attributes.
std::string shield(const std::string &Text);
std::string again(const std::string &Text) {
  return shield(shield(Text));
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'shield' encodes the result of 'shield' again: every '%' becomes '%25' [uri-double-encoding]
}
