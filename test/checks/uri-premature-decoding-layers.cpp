// A value that is a URI has values of its own, which are decoded in turn.
// RUN: %check_clang_tidy -std=c++17 %s uri-premature-decoding %t

#include <string>

std::string urlDecode(const std::string &Text);
void show(const std::string &Text);

void valueOfValue(const std::string &Next) {
  const std::string Url = urlDecode(Next);
  const auto At = Url.find("q=");
  if (At != std::string::npos)
    show(urlDecode(Url.substr(At + 2)));
}
void all(const std::string &Next) {
  const std::string Url = urlDecode(Next);
  show(urlDecode(Url));
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: this decodes the result of 'urlDecode' again
}
// What is decoded first is constant, and has no '%' left.
void constant() {
  const std::string Once = urlDecode("%3D%40");
  show(urlDecode(Once));
}
void twiceEncoded() {
  const std::string Once = urlDecode("%253D");
  show(urlDecode(Once));
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: this decodes the result of 'urlDecode' again
}
