// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes -- -isystem %clang_tidy_headers

// The encoder cannot be called with a temporary object.
#include <string>

std::string urlEncode(const std::string &Text);
std::string urlEncode(std::string &&Text) = delete;
std::string encoded(const std::string &City) {
  return "https://h.example/?city=" + urlEncode(City);
}
std::string raw(const std::string &Title) {
  return "https://h.example/?title=" + Title.substr(1);
  // CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Title' goes into query parameter 'title' without percent-encoding
}
