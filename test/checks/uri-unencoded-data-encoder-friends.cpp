// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes -- -isystem %clang_tidy_headers

// Encoders that cannot be called with any argument: only one of its class leads
// to a function that the class declares as a friend.
#include <string>

struct Part {
  Part(const std::string &Text);
  friend std::string urlEncode(const Part &Text);
};
std::string encoded(const std::string &City) {
  return "https://h.example/?city=" + urlEncode(Part(City));
}
std::string raw(const std::string &Title) {
  return "https://h.example/?title=" + Title;
  // CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Title' goes into query parameter 'title' without percent-encoding
}
