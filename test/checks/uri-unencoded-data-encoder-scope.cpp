// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes -- -isystem %clang_tidy_headers

#include <string>

// An encoder is qualified so that it is found in the scope of the value.
namespace net {
std::string urlEncode(const std::string &Text);
std::string encoded(const std::string &City) {
  return "https://h.example/find?q=" + urlEncode(City);
}
std::string inside(const std::string &Place) {
  return "https://h.example/find?q=" + Place;
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: '{{(net::)?}}urlEncode(Place)', as this file does for other values
// CHECK-FIXES: return "https://h.example/find?q=" + {{(net::)?}}urlEncode(Place);
}
} // namespace net

std::string outside(const std::string &Place) {
  return "https://h.example/find?q=" + Place;
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'net::urlEncode(Place)', as this file does for other values
// CHECK-FIXES: return "https://h.example/find?q=" + net::urlEncode(Place);
}

// The meaning of the operand does not change.
std::string ternary(bool More, const std::string &Place, const std::string &Other) {
  return "https://h.example/find?q=" + (More ? Place : Other);
// CHECK-NOTES: :[[@LINE-1]]:41: warning: 'More ? Place : Other' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:41: note: encode it: 'net::urlEncode(More ? Place : Other)', as this file does for other values
// CHECK-FIXES: return "https://h.example/find?q=" + (net::urlEncode(More ? Place : Other));
}
std::string dereferenced(const std::string *Place) {
  return "https://h.example/find?q=" + *Place;
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'net::urlEncode(*Place)', as this file does for other values
// CHECK-FIXES: return "https://h.example/find?q=" + net::urlEncode(*Place);
}
std::string element(const std::string *Places, int I) {
  return "https://h.example/find?q=" + Places[I] + "&n=1";
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Places' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'net::urlEncode(Places[I])', as this file does for other values
// CHECK-FIXES: return "https://h.example/find?q=" + net::urlEncode(Places[I]) + "&n=1";
}
std::string appended(const std::string &Place) {
  std::string Url = "https://h.example/find?q=";
  Url += Place;
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:10: note: encode it: 'net::urlEncode(Place)', as this file does for other values
// CHECK-FIXES: Url += net::urlEncode(Place);
  return Url;
}

// The encoder does not accept a view: the message only names the function.
std::string view(std::string_view Place) {
  std::string Url = "https://h.example/find?q=";
  Url += Place;
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:10: note: encode it: 'net::urlEncode(Place)', as this file does for other values
  return Url;
}
