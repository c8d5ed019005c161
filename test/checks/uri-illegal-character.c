// RUN: %check_clang_tidy -std=c11-or-later %s uri-illegal-character %t -- -- -isystem %clang_tidy_headers

#include <curl/curl.h>
#include <stdio.h>

// A space in a path.
const char *DocumentUrl = "https://h.example/my document.pdf";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: const char *DocumentUrl = "https://h.example/my%20document.pdf";

// In printf's dialect, the percent sign of the escape is doubled.
void format(char *To, size_t Size, int Page) {
  snprintf(To, Size, "https://h.example/a<b?page=%d", Page);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: snprintf(To, Size, "https://h.example/a%%3Cb?page=%d", Page);
}

// A sink indicates that this is a URI, whatever its name is.
void sink(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/my document.pdf");
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/my%20document.pdf");
}

// Escapes in the literal, adjacent literals, line continuations.
const char *EscapedUrl = "https://h.example/a\x3c" "b";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: const char *EscapedUrl = "https://h.example/a%3C" "b";
const char *OctalUrl = "https://h.example/a\74b";
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: '<' is not allowed in a path segment; write '%3C' [uri-illegal-character]
// CHECK-FIXES: const char *OctalUrl = "https://h.example/a%3Cb";

// Non-ASCII text.
const char *IriUrl = "https://h.example/caf\xc3\xa9";
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'é' is not ASCII; a path segment takes '%C3%A9' [uri-illegal-character]
// CHECK-FIXES: const char *IriUrl = "https://h.example/caf%C3%A9";

// Bytes that are not UTF-8.
const char *Latin1Url = "https://h.example/caf\xe9";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: bytes that are not UTF-8 are not allowed in a path segment; write '%E9' [uri-illegal-character]
// CHECK-FIXES: const char *Latin1Url = "https://h.example/caf%E9";

// Not reported: text that mentions a URI.
const char *Help = "see https://h.example/ or ask <help@h.example>";

// A null pointer ends a list: the name is no format.
char *build_name(const char *first, ...);
char *concat(const char *first, ...);
void show_image(const char *url);
void show_cover(const char *folder) {
  char *file = build_name(folder, "cover 100%.jpg", (char *)0);
  show_image(concat("file://", file, (char *)0));
}
