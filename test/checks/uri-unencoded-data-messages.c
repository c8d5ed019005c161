// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>

// An encoder that allocates is not wrapped around a value: the message says
// what to call, and no edit is offered.
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
