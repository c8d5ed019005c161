// Text whose beginning a function compares with a scheme is a URI, or a reference.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <cstring>
#include <string>
#include <string_view>

bool get(const std::string &Url);

bool searched(const std::string &Text) {
  return Text.rfind("mxc://", 0) == 0 && get("https://h.example/media/" + Text.substr(6) + "/thumbnail");
}
bool compared(const std::string &Text) {
  if (Text.compare(0, 6, "mxc://") != 0)
    return false;
  return get("https://h.example/media/" + Text.substr(6) + "/thumbnail");
}
bool equal(std::string_view Text) {
  constexpr std::string_view Scheme = "mxc://";
  if (Text.substr(0, Scheme.size()) != Scheme)
    return false;
  return get("https://h.example/media/" + std::string(Text.substr(Scheme.size())) + "/thumbnail");
}
bool inC(const char *Text) {
  if (strncmp(Text, "http://", 7) == 0)
    return get(Text);
  return get(std::string("https://h.example/feeds/") + Text + "/items");
}

// Other texts, other components.
bool other(const std::string &Text, const std::string &Title) {
  if (Text.rfind("mxc://", 0) == 0)
    return false;
  return get("https://h.example/media/" + Title + "/thumbnail");
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Title' goes into a path segment without percent-encoding{{.*}} [uri-unencoded-data]
}
bool name(const std::string &Text) {
  if (Text.rfind("draft: ", 0) == 0)
    return false;
  return get("https://h.example/media/" + Text + "/thumbnail");
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Text' goes into a path segment without percent-encoding{{.*}} [uri-unencoded-data]
}
bool value(const std::string &Text) {
  if (Text.rfind("https://", 0) != 0)
    return false;
  return get("https://h.example/find?text=" + Text);
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'Text' goes into query parameter 'text' without percent-encoding{{.*}} [uri-unencoded-data]
}
