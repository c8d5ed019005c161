// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

// RFC 3986 section 2.1: percent-encoding.

#include <curl/curl.h>
#include <string>

// "%20" is the percent-encoding of a space.
// Not reported: it is spelled correctly.
const char *SpaceUrl = "https://h.example/files/my%20document.pdf";

// The space itself is not allowed in a URI.
const char *DocumentUrl = "https://h.example/files/my document.pdf";
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: const char *DocumentUrl = "https://h.example/files/my%20document.pdf";
void get(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/files/my document.pdf");
// CHECK-MESSAGES: :[[@LINE-1]]:68: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/files/my%20document.pdf");
}

// The same in a relative reference after a base.
std::string documentUrl(const std::string &BaseUrl) {
  return BaseUrl + "/files/my document.pdf";
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: return BaseUrl + "/files/my%20document.pdf";
}

// It is not allowed in a form body or a query either.
std::string queryUrl(int Page) {
  return "https://h.example/find?q=my document&page=" + std::to_string(Page);
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
// CHECK-FIXES: return "https://h.example/find?q=my%20document&page=" + std::to_string(Page);
}

// A percent-encoded octet is '%' and two hexadecimal digits.
const char *NoDigitUrl = "https://h.example/a%zz";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: const char *NoDigitUrl = "https://h.example/a%25zz";

// Not reported: "%g" could be a conversion of a format, "%2" a placeholder.
const char *ConversionUrl = "https://h.example/a%gg";
const char *OneDigitUrl = "https://h.example/a%2";

// Lowercase digits are equivalent; producers should use uppercase ones.
const char *LowercaseUrl = "https://h.example/path%2fto%2ffile";
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: lowercase hex in '%2f'; write '%2F', and 1 more in this literal [uri-lowercase-hex]
// CHECK-FIXES: const char *LowercaseUrl = "https://h.example/path%2Fto%2Ffile";
const char *MixedUrl = "https://h.example/caf%c3%A9";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: lowercase hex in '%c3'; write '%C3' [uri-lowercase-hex]
// CHECK-FIXES: const char *MixedUrl = "https://h.example/caf%C3%A9";

// Not reported: uppercase digits.
const char *UppercaseUrl = "https://h.example/path%2Fto%2Ffile";
