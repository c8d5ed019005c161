// RUN: %check_clang_tidy -std=c11-or-later %s uri-encoded-unreserved %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>

// A plain literal.
const char *Url = "https://h.example/%7Euser";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: '%7E' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *Url = "https://h.example/~user";

// In printf's dialect, the escape takes one more byte.
void format(char *To, size_t Size, int Page) {
  snprintf(To, Size, "https://h.example/%%7Euser?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: '%7E' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: snprintf(To, Size, "https://h.example/~user?page=%d", Page);
}

// Not reported: conversions.
void conversions(char *To, size_t Size, int X, int Y) {
  snprintf(To, Size, "https://h.example/?x=%30d&y=%41d", X, Y);
}

// A conversion that interrupts an escape is not removed.
int sprintf(char *buffer, const char *format, ...);
void get(const char *url);
void interrupted(char *buffer, unsigned digit) {
  sprintf(buffer, "https://h.example/x%%%x41/%%41", digit);
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '%41' encodes the unreserved character 'A'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: sprintf(buffer, "https://h.example/x%%%x41/A", digit);
  get(buffer);
}
