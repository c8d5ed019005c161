// RUN: %check_clang_tidy %s uri-illegal-character %t -- -- -isystem %clang_tidy_headers

#include <string>
#include <curl/curl.h>

void open(const std::string &url);

// Brackets are for IPv6 addresses, which need them; a port is a number.
void wrong() {
  open("http://[fe80::1/x");
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: '[fe80::1' is not an IPv6 address in brackets [uri-illegal-character]
  open("http://[h.example]/x");
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: '[h.example]' is not an IPv6 address in brackets [uri-illegal-character]
  open("http://2001:db8::1/x");
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: '2001:db8::1' needs brackets around the IPv6 address: '[' and ']' [uri-illegal-character]
  open("http://x:y:z/");
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: ':' is not allowed in a host [uri-illegal-character]
  open("http://h.example:80a/x");
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: '80a' is not a port; a port is a number [uri-illegal-character]
}
void right(const std::string &host, int port) {
  open("http://[2001:db8::1]:8080/x");
  open("http://[fe80::1%25eth0]/x");
  open("http://joe:secret@h.example:8080/x");
  open("http://h.example:/x");
  open("http://[" + host + "]/x");
  open("http://h.example:" + std::to_string(port) + "/x");
}
// A word is a placeholder.
void placeholder() { open("http://host:port/x"); }

// Blanks around a URI, where an API takes it as one.
void blanks(CURL *curl) {
  curl_easy_setopt(curl, CURLOPT_URL, " https://h.example/x");
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: ' ' at the beginning is not part of the URI; remove it [uri-illegal-character]
// CHECK-FIXES: curl_easy_setopt(curl, CURLOPT_URL, "https://h.example/x");
  curl_easy_setopt(curl, CURLOPT_URL, "https://h.example/x ");
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: ' ' at the end is not part of the URI; remove it [uri-illegal-character]
// CHECK-FIXES: curl_easy_setopt(curl, CURLOPT_URL, "https://h.example/x");
}
// Anywhere else, something may follow.
const char *const Line = "https://h.example/x\n";

// Braces and angle brackets, where an API takes the text as a URI.
void pairs(CURL *curl) {
  curl_easy_setopt(curl, CURLOPT_URL, "https://h.example/s?filter={a,b}");
// CHECK-MESSAGES: :[[@LINE-1]]:67: warning: '{' is not allowed in a query value; write '%7B', and 1 more in this literal [uri-illegal-character]
// CHECK-FIXES: curl_easy_setopt(curl, CURLOPT_URL, "https://h.example/s?filter=%7Ba,b%7D");
}
const char *const TileUrl = "https://h.example/{z}/{x}/{y}.png";
