// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>
#include <string>

bool get(const std::string &Url);
std::string urlEncode(const std::string &Text);

// The arguments of a pack are those of the call.
template <typename... Rest> std::string packed(const std::string &Format, Rest... All) {
  char Text[1024];
  snprintf(Text, sizeof(Text), Format.c_str(), All...);
  return Text;
}
template <typename... Rest> std::string forwarded(const char *Format, const Rest &...All) {
  return packed(Format, All...);
}
template <typename... Rest> std::string numbered(int Size, const char *Format, Rest... All) {
  char Text[64];
  snprintf(Text, Size, Format, All...);
  return Text;
}
bool ofPack(const char *City) {
  return get(packed("https://h.example/find?q=%s&n=%d", City, 3));
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
bool throughPacks(const char *City) {
  return get(forwarded("https://h.example/find?q=%s&n=%d", City, 3));
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
bool afterNumber(const char *City) {
  return get(numbered(64, "https://h.example/find?n=%d&q=%s", 3, City));
// CHECK-MESSAGES: :[[@LINE-1]]:66: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
bool encodedInPack(const std::string &City) {
  return get(packed("https://h.example/find?q=%s&n=%d", urlEncode(City).c_str(), 3));
}
bool numberInPack(int City) {
  return get(forwarded("https://h.example/find?q=%d&n=%d", City, 3));
}

// A template that does not format its arguments.
template <typename... Rest> std::string chosen(const char *First, Rest... All) {
  const char *const Texts[] = {First, All...};
  return Texts[0];
}
bool notFormatted(const char *City) {
  return get(chosen("https://h.example/find?q=%s", City));
}

// A string class of the program's own that formats into its object.
class Line : public std::string {
public:
  Line(const char *Text = "");
  void Format(const char *Format, ...);
  Line &AppendFormat(const char *Format, ...);
  std::string With(const char *Format, ...) const;
};
bool intoObject(const char *City) {
  Line Url;
  Url.Format("https://h.example/find?q=%s&n=%d", City, 3);
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(Url);
}
bool behindObject(const char *City) {
  Line Url("https://h.example/find");
  Url.AppendFormat("?q=%s&n=%d", City, 3);
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(Url);
}
bool encodedObject(const std::string &City) {
  Line Url;
  Url.Format("https://h.example/find?q=%s&n=%d", urlEncode(City).c_str(), 3);
  return get(Url);
}
bool credentials(const std::string &User, const std::string &Password) {
  Line Login, Url;
  Login.Format("%s:%s@", User.c_str(), Password.c_str());
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: 'User' goes into the userinfo without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:40: warning: 'Password' goes into the userinfo without percent-encoding: {{.*}} [uri-unencoded-data]
  Url.Format("https://%sh.example/%d", Login.c_str(), 3);
  return get(Url);
}
