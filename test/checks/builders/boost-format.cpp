// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data,uri-malformed-escape %t

#include <string>

// What the checks see of Boost.
namespace boost {
template <typename Char> struct basic_format {
  explicit basic_format(const Char *Text);
  template <typename T> basic_format &operator%(const T &Value);
  std::string str() const;
};
using format = basic_format<char>;
template <typename Char> std::string str(const basic_format<Char> &Of);
} // namespace boost

bool get(const std::string &Url);
std::string urlEncode(const std::string &Text);

bool method(const std::string &City) {
  return get((boost::format("https://h.example/find?q=%1%") % City).str());
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
bool function(const std::string &City) {
  return get(boost::str(boost::format("https://h.example/find?q=%s&n=%d") % City % 3));
// CHECK-MESSAGES: :[[@LINE-1]]:77: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
bool object(const std::string &City, int Page) {
  boost::format Url("https://h.example/find?n=%2%&q=%1%");
  Url % City % Page;
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(Url.str());
}
bool oneByOne(const std::string &City, int Page) {
  boost::format Url("https://h.example/find?n=%1%&q=%2%&m=%3%");
  Url % Page;
  Url % City;
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  Url % Page;
  return get(Url.str());
}
bool encoded(const std::string &City, int Page) {
  return get((boost::format("https://h.example/find?n=%2%&q=%1%") % urlEncode(City) % Page).str());
}
std::string message(const std::string &City) {
  return (boost::format("cannot find %1% at https://h.example/find?q=x") % City).str();
}

// A format that is filled in several steps is read again in each: its "%%" and
// its alternatives last until the end.
void filledInSteps(const std::string &base, const std::string &title, bool isNew) {
  get((boost::format("%1%/x?a=%%20&title=%2%") % base % 4).str());
  get((boost::format(isNew ? "%1%/x?new=%%20&title=%2%" : "%1%/x?title=%2%") % base % 4).str());
  get((boost::format(isNew ? "%1%/x?new=%%20&title=%2%" : "%1%/x?title=%2%") % "http://h" % title).str());
// CHECK-MESSAGES: :[[@LINE-1]]:93: warning: 'title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A place marker that nothing has filled on one of the ways is no escape.
std::string changes(const std::string &base, long first) {
  boost::format feed((base + "?max=%1%" + (first > 0 ? "&first=%2%" : "")).c_str());
  return (first > 0 ? feed % 9 % first : feed % 9).str();
}
