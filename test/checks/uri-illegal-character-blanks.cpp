// RUN: %check_clang_tidy %s uri-illegal-character %t -- -- -isystem %clang_tidy_headers

#include <string>

std::string urlEncode(const std::string &Text);
void fetch(const std::string &Url);
void say(const std::string &Text);

// A blank before a value is in the middle of the URI.
void behindName(int Number) {
  fetch("https://h.example/find?name=page " + std::to_string(Number));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
// CHECK-FIXES: fetch("https://h.example/find?name=page%20" + std::to_string(Number));
}
void between(const std::string &First, const std::string &Last) {
  const std::string Url = "https://h.example/find?name=" + urlEncode(First) +
                          " " + urlEncode(Last);
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
// CHECK-FIXES: "%20" + urlEncode(Last);
  fetch(Url);
}

// Not reported: a sentence.
void sentence(const std::string &Page, const std::string &Reason) {
  say("https://h.example/pages/" + Page + " " + Reason);
  say("https://h.example/pages/?page= " + Reason);
}
