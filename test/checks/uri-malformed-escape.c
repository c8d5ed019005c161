// RUN: %check_clang_tidy -std=c11-or-later %s uri-malformed-escape %t -- -- -isystem %clang_tidy_headers -Wno-format

#include <curl/curl.h>
#include <stdio.h>

// No two hex digits.
const char *Url = "https://h.example/100%/b";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: '%' without two hex digits is no escape; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: const char *Url = "https://h.example/100%25/b";

// A sink proves that this is no format.
void sink(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/caf%u00e9");
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: '%u00e9' is no escape of a URI; write '%C3%A9' [uri-malformed-escape]
// CHECK-FIXES: curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/caf%C3%A9");
}
void pair(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/%uD83D%uDE00");
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: '%uD83D%uDE00' is no escape of a URI; write '%F0%9F%98%80'{{.*}} [uri-malformed-escape]
}

// A lone `%XX` that was meant as an octet: the conversion eats it.
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

// Silent: `%%20` is the octet.
void octet(char *To, size_t Size, int Page) {
  snprintf(To, Size, "https://h.example/sea%%20by?page=%d", Page);
}

// Silent: widths that only look like escapes.
void widths(char *To, size_t Size, int Day, int Month, double Zoom) {
  snprintf(To, Size, "https://h.example/%2d-%02d?z=%.2f&y=%2f", Day, Month,
           Zoom, Zoom);
}
