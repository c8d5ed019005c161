// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>

// An encoder that allocates is not wrapped around a value: the message names
// the functions to call, and no edit is offered.
char *urlencode(const char *Text);
void encoded(char *To, size_t Size, const char *Place) {
  char *Value = urlencode(Place);
  snprintf(To, Size, "https://h.example/find?q=%s", Value);
}
void forgotten(char *To, size_t Size, const char *Place) {
  snprintf(To, Size, "https://h.example/find?q=%s", Place);
// CHECK-NOTES: :[[@LINE-1]]:53: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:53: note: encode it: 'urlencode(Place)', as this file does for other values
}

// If a function encodes its other values, the message says so: in the same
// string or in another one, but not if another function encodes them.
void oddOneOut(char *To, size_t Size, const char *Place, const char *Unit) {
  snprintf(To, Size, "https://h.example/find?q=%s&unit=%s", urlencode(Place),
           Unit);
// CHECK-NOTES: :[[@LINE-1]]:12: warning: 'Unit' goes into query parameter 'unit' without percent-encoding, unlike other values here: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:12: note: encode it: 'urlencode(Unit)', as this file does for other values
}
void apart(char *To, char *Other, size_t Size, const char *Place,
           const char *Unit) {
  char *Value = urlencode(Place);
  snprintf(To, Size, "https://h.example/find?q=%s", Value);
  snprintf(Other, Size, "https://h.example/unit?name=%s", Unit);
// CHECK-NOTES: :[[@LINE-1]]:59: warning: 'Unit' goes into query parameter 'name' without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:59: note: encode it: 'urlencode(Unit)', as this file does for other values
}
