// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes \
// RUN:   -config='{CheckOptions: { \
// RUN:     uri-unencoded-data.Encoder: "query value=url_escape_query;path segment=url_escape_path", \
// RUN:     uri-unencoded-data.EncoderHeader: "<net/escape.h>"}}' \
// RUN:   -- -isystem %clang_tidy_headers

#include <stdio.h>

// An encoder in C allocates: the message names the function to call, and the
// caller has to free the result.
void value(char *To, size_t Size, const char *Place) {
  snprintf(To, Size, "https://h.example/find?q=%s", Place);
// CHECK-NOTES: :[[@LINE-1]]:53: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:53: note: encode it: 'url_escape_query(Place)'
}

// According to the component.
void segment(char *To, size_t Size, const char *City) {
  snprintf(To, Size, "https://h.example/weather/%s/today", City);
// CHECK-NOTES: :[[@LINE-1]]:60: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:60: note: encode it: 'url_escape_path(City)'
}

// Without an entry for the component, there is no suggestion.
void fragment(char *To, size_t Size, const char *Section) {
  snprintf(To, Size, "https://h.example/manual#%s", Section);
// CHECK-NOTES: :[[@LINE-1]]:53: warning: 'Section' goes into the fragment without percent-encoding: {{.*}} [uri-unencoded-data]
}
