// A text that is looked up among views is one of them.
// RUN: %check_clang_tidy -std=c++20 %s uri-unencoded-data %t

#include <set>
#include <string>
#include <string_view>
#include <unordered_set>

void get(const std::string &Url);

void found(const std::string &Name) {
  static const std::unordered_set<std::string_view> Known{"red", "green"};
  if (Known.find(Name) == Known.end())
    return;
  get("https://h.example/?name=" + Name);
}
void counted(const std::string &Name) {
  static const std::set<std::string_view> Known{"red", "a&b"};
  if (Known.count(Name))
    get("https://h.example/?name=" + Name);
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Name' goes into query parameter 'name' without percent-encoding: a '&' in it changes the request [uri-unencoded-data]
}
