// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// The result of stpcpy() points into the buffer,
// which is written through a second pointer.

#include <string.h>

void cursor(char *Url, const char *Place) {
  char *P = stpcpy(Url, "https://h.example/find?q=");
  stpcpy(P, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'Place' goes into query parameter 'q'{{.*}} [uri-unencoded-data]
}
