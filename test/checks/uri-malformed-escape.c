// RUN: %check_clang_tidy -std=c11-or-later %s uri-malformed-escape %t -- -- -isystem %clang_tidy_headers -Wno-format

#include <curl/curl.h>
#include <stdio.h>

// '%' that is not followed by two hex digits.
const char *Url = "https://h.example/100%/b";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: const char *Url = "https://h.example/100%25/b";

// A sink proves that this is not a format.
void sink(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/caf%u00e9");
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: '%u00e9' is not a URI escape; write '%C3%A9' [uri-malformed-escape]
// CHECK-FIXES: curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/caf%C3%A9");
}
void pair(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/%uD83D%uDE00");
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: '%uD83D%uDE00' is not a URI escape; write '%F0%9F%98%80' [uri-malformed-escape]
// CHECK-FIXES: curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/%F0%9F%98%80");
}

// A single `%XX` that was intended as an octet: it is read as a conversion.
void eaten(char *To, size_t Size, const char *Name) {
  snprintf(To, Size, "https://h.example/sea%20by?q=%s", Name);
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: printf reads '%20' as a conversion; write '%%20' [uri-malformed-escape]
// CHECK-FIXES: snprintf(To, Size, "https://h.example/sea%%20by?q=%s", Name);
}
void eatenSlash(char *To, size_t Size, int Page) {
  snprintf(To, Size, "https://h.example/a%2Fs?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: printf reads '%2F' as a conversion; write '%%2F' [uri-malformed-escape]
// CHECK-FIXES: snprintf(To, Size, "https://h.example/a%%2Fs?page=%d", Page);
}

// Not reported: `%%20` is the octet.
void octet(char *To, size_t Size, int Page) {
  snprintf(To, Size, "https://h.example/sea%%20by?page=%d", Page);
}

// Not reported: widths that only look like escapes.
void widths(char *To, size_t Size, int Day, int Month, double Zoom) {
  snprintf(To, Size, "https://h.example/%2d-%02d?z=%.2f&y=%2f", Day, Month,
           Zoom, Zoom);
}

// Only conversions without an argument were intended as octets.
void time(char *To, int Hour, int Minute) {
  sprintf(To, "https://h.example/at?when=%02d%3A%02d", Hour, Minute);
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: printf reads '%3A' as a conversion; write '%%3A' [uri-malformed-escape]
// CHECK-FIXES: sprintf(To, "https://h.example/at?when=%02d%%3A%02d", Hour, Minute);
}
void number(char *To, double Zoom, unsigned Tile) {
  sprintf(To, "https://h.example/%10f/%08x?x=%2C", Zoom, Tile);
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: printf reads '%2C' as a conversion; write '%%2C' [uri-malformed-escape]
// CHECK-FIXES: sprintf(To, "https://h.example/%10f/%08x?x=%%2C", Zoom, Tile);
}

// Escapes that were eaten are spelled as the other checks require.
void atOnce(char *To, int Page) {
  sprintf(To, "https://h.example/%7euser/a%2fb?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: printf reads '%7e' as a conversion; write '~', and 1 more in this literal [uri-malformed-escape]
// CHECK-FIXES: sprintf(To, "https://h.example/~user/a%%2Fb?page=%d", Page);
}

// Either of the two may be the number: there is no fix.
void either(char *To, int Page) {
  sprintf(To, "https://h.example/a%20d?b%20d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: printf reads '%20' as a conversion; write '%%20' [uri-malformed-escape]
}

// Not reported: an argument is missing, and no octet was intended.
void missing(char *To, int Day) {
  sprintf(To, "https://h.example/?day=%d&month=%02d", Day);
}

// Not reported: the arguments are unknown.
int vsnprintf(char *To, size_t Size, const char *Format, __builtin_va_list);
void list(char *To, size_t Size, __builtin_va_list Arguments) {
  vsnprintf(To, Size, "https://h.example/%04x-%20d", Arguments);
}
