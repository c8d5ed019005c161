// RUN: %check_clang_tidy %s uri-encoder-mismatch %t -- --fix-notes -- -isystem %clang_tidy_headers

#include <curl/curl.h>
#include <string>

std::string urlEncode(const std::string &text);
void fetch(const std::string &url);
void print(const std::string &text);

// HTML has no part in it.
void sent(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/?a=1&amp;b=2");
// CHECK-MESSAGES: :[[@LINE-1]]:64: warning: '&amp;' is '&' escaped for HTML; outside of HTML, write '&' [uri-encoder-mismatch]
// CHECK-FIXES: curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/?a=1&b=2");
}
void named(const std::string &term) {
  fetch("https://h.example/?q=" + urlEncode(term) + "&amp;b=2");
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: '&amp;' is '&' escaped for HTML; outside of HTML, write '&' [uri-encoder-mismatch]
// CHECK-FIXES: fetch("https://h.example/?q=" + urlEncode(term) + "&b=2");
}
// Part of HTML, or perhaps of one; a value that is written so.
void shown(CURL *Handle, const std::string &term) {
  print("<a href=\"https://h.example/?q=" + urlEncode(term) + "&amp;b=2\">");
  print("https://h.example/?a=1&amp;b=2");
  curl_easy_setopt(Handle, CURLOPT_URL, "https://h.example/?a=x;amp;y");
}
