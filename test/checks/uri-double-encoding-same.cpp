// RUN: %check_clang_tidy -std=c++17 %s uri-double-encoding %t -- --fix-notes

#include <string>
#include <string_view>

// A function that encodes, as its name says, and whose result is encoded by it
// again, whatever else is known of it.

std::string get(const std::string &Url);
std::string encode_part(const std::string &Text);
std::string escape_text(std::string_view Text);
std::string shorten(const std::string &Text);

std::string twice(const std::string &Title) {
  return get("https://h.example/mentions?title=" + encode_part(encode_part(Title)));
  // CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'encode_part' encodes the result of 'encode_part' again: every '%' becomes '%25' [uri-double-encoding]
  // CHECK-MESSAGES: :[[@LINE-2]]:52: note: remove the outer encoding
  // CHECK-FIXES: return get("https://h.example/mentions?title=" + encode_part(Title));
}

std::string throughView(const std::string &Title) {
  return get("https://h.example/mentions?title=" + escape_text(escape_text(Title)));
  // CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'escape_text' encodes the result of 'escape_text' again: {{.*}} [uri-double-encoding]
  // CHECK-MESSAGES: :[[@LINE-2]]:52: note: remove the outer encoding
  // CHECK-FIXES: return get("https://h.example/mentions?title=" + escape_text(Title));
}

std::string once(const std::string &Title) {
  return get("https://h.example/mentions?title=" + encode_part(shorten(shorten(Title)))) +
         get("https://h.example/mentions?title=" + encode_part(escape_text(Title))) +
         encode_part(encode_part(Title));
}
