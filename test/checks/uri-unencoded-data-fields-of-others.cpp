// RUN: %check_clang_tidy %s uri-unencoded-data %t

// A method that extends a text in a field, which the constructor has begun, and the
// fields of a copy, which no other function sees.

#include <string>
class Route {
  std::string text;
public:
  explicit Route(const std::string &endpoint) : text(endpoint + "/v2") {}
  Route &album(const std::string &title) {
    text += "/albums/";
    text += title;
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'title' goes into a path segment without percent-encoding
    text += "/tracks";
    return *this;
  }
  const std::string &url() const { return text; }
};
class Line {
  std::string text;
public:
  explicit Line(const std::string &file) : text(file) {}
  Line &dir(const std::string &title) {
    text += "/";
    text += title;
    return *this;
  }
};
std::string percentEncode(const std::string &);
struct Login { std::string user, password; };
std::string raw(const Login &l) { return "ftp://" + percentEncode(l.user) + ":" + l.password + "@h.example/"; }
// CHECK-MESSAGES: :[[@LINE-1]]:83: warning: 'password' goes into the userinfo without percent-encoding
void encodeInPlace(std::string &text);
std::string copied(Login l) { l.password = percentEncode(l.password); return "ftp://x:" + l.password + "@h.example/"; }
