// RUN: %check_clang_tidy %s uri-illegal-character,uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// The name of a function or variable says that its text is a URI, and the text
// contains one: what is around it is no part of the URI.
#include <stdio.h>
#include <string>

std::string quotedUrl(const std::string &Page) {
  return "\"https://h.example/?title=" + Page + "\"";
  // CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Page' goes into query parameter 'title' without percent-encoding
}
std::string linkInText(const std::string &Page) {
  return "[the page](https://h.example/?title=" + Page + ")";
  // CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'Page' goes into query parameter 'title' without percent-encoding
}
std::string urlObject(const std::string &Page) {
  return "{\"url\": \"https://h.example/?title=" + Page + "\"}";
  // CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'Page' goes into query parameter 'title' without percent-encoding
}
std::string twoUrls(int Page) {
  return "https://a.example/" + std::to_string(Page) + "|https://b.example/" +
         std::to_string(Page);
}
void urlLines(char *Url, size_t Size, int Page) {
  snprintf(Url, Size, "https://a.example/%d\nhttps://b.example/%d\n", Page,
           Page);
}
void openUrl(const char *Url);
void list() { openUrl("http://a.example/b c http://a.example/d"); }

// Names alone do not make a URI of quotes and bars, or of the folder of a
// program.
std::string endpointName(int Number) {
  return "/" + std::to_string(Number) + "|main";
}
std::string urlFolder(const std::string &Name) { return "/srv/my files/" + Name; }

// One URI with what it must not contain.
std::string oneUrl(int Page) {
  return "https://h.example/a|b/" + std::to_string(Page);
  // CHECK-MESSAGES: :[[@LINE-1]]:30: warning: '|' is not allowed in a path segment; write '%7C' [uri-illegal-character]
  // CHECK-FIXES: return "https://h.example/a%7Cb/" + std::to_string(Page);
}
// A URI is a value in another one.
std::string nestedUrl(int Page) {
  return "https://h.example/a|b?u=https://a.example/" + std::to_string(Page);
  // CHECK-MESSAGES: :[[@LINE-1]]:30: warning: '|' is not allowed in a path segment; write '%7C' [uri-illegal-character]
  // CHECK-FIXES: return "https://h.example/a%7Cb?u=https://a.example/" + std::to_string(Page);
}
