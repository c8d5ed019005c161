// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes \
// RUN:   -config='{CheckOptions: { \
// RUN:     uri-unencoded-data.Encoder: "net::escape", \
// RUN:     uri-unencoded-data.EncoderHeader: net/escape.h}}' \
// RUN:   -- -isystem %clang_tidy_headers -I%S/Inputs/encoder

// The header is already included.
#include "net/escape.h"

std::string value(const std::string &Place) {
  return "https://h.example/find?q=" + Place;
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'net::escape(Place)'
// CHECK-FIXES: return "https://h.example/find?q=" + net::escape(Place);
}
