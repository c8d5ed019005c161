// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes -- -isystem %clang_tidy_headers

// The result of the encoder belongs to the encoder: a second call would change
// what the first one has returned.
#include <string>

const std::string &urlEncode(const std::string &Text);
std::string encoded(const std::string &City) {
  return "https://h.example/?city=" + urlEncode(City);
}
std::string both(const std::string &Title, const std::string &Text) {
  return "https://h.example/?title=" + Title + "&text=" + Text;
  // CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Title' goes into query parameter 'title' without percent-encoding
  // CHECK-MESSAGES: :[[@LINE-2]]:59: warning: 'Text' goes into query parameter 'text' without percent-encoding
}
