// RUN: %check_clang_tidy -std=c11-or-later %s uri-lowercase-hex %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>
#include <string.h>

// A plain literal.
const char *Url = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: const char *Url = "https://h.example/a%2Fb";

// In printf's dialect, `%%2f` is the octet.
void format(char *To, size_t Size, int Page) {
  snprintf(To, Size, "https://h.example/a%%2fb?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: snprintf(To, Size, "https://h.example/a%%2Fb?page=%d", Page);
}

// Not reported: `%2f` is a conversion in a format.
void conversion(char *To, size_t Size, double Zoom) {
  snprintf(To, Size, "https://h.example/?zoom=%2f", Zoom);
}
