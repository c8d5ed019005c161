// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes -- -isystem %clang_tidy_headers

// The encoder encloses the whole value, or there is no fix: if a length, a
// range or a position is specified, wrapping would cut the escapes.

#include <string>

std::string urlEncode(const std::string &Text);
std::string fetch(const std::string &Url);

std::string encoded(const std::string &Place) {
  return fetch("https://h.example/find?q=" + urlEncode(Place));
}
std::string sized(const std::string &Place) {
  std::string Url = "https://h.example/find?q=";
  Url.append(Place.data(), Place.size());
// CHECK-NOTES: :[[@LINE-1]]:14: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:14: note: encode it: 'urlEncode(Place)', as this file does for other values
  return fetch(Url);
}
std::string sliced(const std::string &Place) {
  std::string Url = "https://h.example/find?q=";
  Url.append(Place, 2, 5);
// CHECK-NOTES: :[[@LINE-1]]:14: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:14: note: encode it: 'urlEncode(Place)', as this file does for other values
  return fetch(Url);
}
std::string front(const std::string &Place) {
  return fetch("https://h.example/find?q=" + std::string(Place, 0, 4));
// CHECK-NOTES: :[[@LINE-1]]:46: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:46: note: encode it: 'urlEncode(std::string(Place, 0, 4))', as this file does for other values
// CHECK-FIXES: return fetch("https://h.example/find?q=" + urlEncode(std::string(Place, 0, 4)));
}
std::string part(const std::string &Place) {
  return fetch("https://h.example/find?q=" + Place.substr(0, 4));
// CHECK-NOTES: :[[@LINE-1]]:46: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:46: note: encode it: 'urlEncode(Place.substr(0, 4))', as this file does for other values
// CHECK-FIXES: return fetch("https://h.example/find?q=" + urlEncode(Place.substr(0, 4)));
}

// Spaces are '+' already, which the encoder would write as `%2B`: no fix.
std::string form(std::string Place) {
  for (char &C : Place)
    if (C == ' ')
      C = '+';
  return fetch("https://h.example/find?q=" + Place);
// CHECK-NOTES: :[[@LINE-1]]:46: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:46: note: encode it with 'urlEncode' instead of replacing its blanks, as this file does for other values
}

// Parts that are joined and split again later: no fix.
std::string join(const std::string &A, const char *Separator, const std::string &B);
std::string joined(const std::string &A, const std::string &B) {
  return fetch("https://h.example/find?x=" + urlEncode(A) + "&password=" +
               join(A, "+", B));
// CHECK-NOTES: :[[@LINE-1]]:16: warning: 'join' goes into query parameter 'password' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:16: note: encode it: 'urlEncode(join(A, "+", B))', as this file does for other values
}

// The function uses a part of its argument: a call cannot encode it.
static std::string head(std::string Url, const std::string &Text) {
  Url.append(Text, 0, 3);
  return Url;
}
std::string byHelper(const std::string &Place) {
  return fetch(head("https://h.example/find?q=", Place));
// CHECK-NOTES: :[[@LINE-1]]:50: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-6]]:14: note: it is inserted here
// CHECK-NOTES: :[[@LINE-3]]:50: note: encode it with 'urlEncode', as this file does for other values
}
