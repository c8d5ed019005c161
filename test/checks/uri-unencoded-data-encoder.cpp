// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes \
// RUN:   -config='{CheckOptions: { \
// RUN:     uri-unencoded-data.Encoder: "net::escape;fragment=net::escapeFragment({}, true)", \
// RUN:     uri-unencoded-data.EncoderHeader: "net/escape.h"}}' \
// RUN:   -- -isystem %clang_tidy_headers -I%S/Inputs/encoder

#include <string>
// CHECK-FIXES: #include <string>
// CHECK-FIXES-NEXT: {{}}
// CHECK-FIXES-NEXT: #include "net/escape.h"

// The configured encoder wraps the value in one edit. The include is a part of
// each edit, but it is inserted once if several edits are applied.
std::string value(const std::string &Place) {
  return "https://h.example/find?q=" + Place;
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'net::escape(Place)'
// CHECK-FIXES: return "https://h.example/find?q=" + net::escape(Place);
}

// Another component has its own encoder.
std::string fragment(const std::string &Section) {
  return "https://h.example/manual#" + Section;
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Section' goes into the fragment without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'net::escapeFragment(Section, true)'
// CHECK-FIXES: return "https://h.example/manual#" + net::escapeFragment(Section, true);
}

// The whole expression is wrapped.
struct Person {
  std::string Name;
};
std::string expression(const Person &P) {
  return "https://h.example/find?q=" + P.Name;
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'net::escape(P.Name)'
// CHECK-FIXES: return "https://h.example/find?q=" + net::escape(P.Name);
}

// A pointer is not an object of the class that the encoder takes and returns:
// the message only names the function.
std::string pointer(const char *Name) {
  return std::string("https://h.example/find?q=") + Name;
// CHECK-NOTES: :[[@LINE-1]]:53: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:53: note: encode it: 'net::escape(Name)'
}
