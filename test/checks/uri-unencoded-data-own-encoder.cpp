// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes -- -isystem %clang_tidy_headers

#include <string>

std::string urlEncode(const std::string &Text);

// The file encodes some of its values.
std::string encoded(const std::string &City) {
  return "https://h.example/find?q=" + urlEncode(City);
}

// The same encoder is correct for the others.
std::string forgotten(const std::string &Place) {
  return "https://h.example/find?q=" + Place;
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'urlEncode(Place)', as this file does for other values
// CHECK-FIXES: return "https://h.example/find?q=" + urlEncode(Place);
}

// An operand that is an expression.
std::string expression(const std::string &Place) {
  return "https://h.example/find?q=" + Place.substr(1);
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'urlEncode(Place.substr(1))', as this file does for other values
// CHECK-FIXES: return "https://h.example/find?q=" + urlEncode(Place.substr(1));
}
