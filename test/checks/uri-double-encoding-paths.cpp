// An encoder of which only the name is known may keep slashes.
// RUN: %check_clang_tidy -std=c++17 %s uri-double-encoding %t

#include <string>

std::string uriEncode(const std::string &Text);
void fetch(const std::string &Url);

void folder(const std::string &UrlOfParent) {
  const std::string Href = uriEncode(UrlOfParent + "/");
  fetch(Href);
}
void query(const std::string &Name, const std::string &Title) {
  fetch("http://h.example/?" + uriEncode("name=" + Name + "&title=" + Title));
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'uriEncode' encodes a whole query, including its delimiters; encode each value instead
}
