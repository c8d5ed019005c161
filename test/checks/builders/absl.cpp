// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <absl/strings/str_cat.h>
#include <absl/strings/substitute.h>
#include <string>

// StrCat.
std::string cat(const std::string &Place) {
  return absl::StrCat("https://h.example/?n=", 1, "&q=", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// StrAppend.
std::string append(const std::string &Place) {
  std::string Url = "https://h.example/find";
  absl::StrAppend(&Url, "?q=", Place, "&n=1");
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// Substitute.
std::string substitute(const std::string &Place) {
  return absl::Substitute("https://h.example/$1?q=$0", Place, 1);
// CHECK-MESSAGES: :[[@LINE-1]]:56: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported: numbers.
std::string numbers(int Page) {
  return absl::StrCat("https://h.example/?n=", Page);
}
