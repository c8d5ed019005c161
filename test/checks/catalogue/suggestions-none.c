// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>

// No library with an encoder is included: nothing is suggested.
void url(char *To, size_t Size, const char *Place) {
  snprintf(To, Size, "https://h.example/?q=%s", Place);
// CHECK-NOTES: :[[@LINE-1]]:49: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
