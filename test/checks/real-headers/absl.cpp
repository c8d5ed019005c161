// REQUIRES: absl
// RUN: %check_clang_tidy %s uri-unencoded-data,uri-premature-decoding %t -- -- %absl_flags

#include <absl/strings/str_cat.h>
#include <absl/strings/str_format.h>
#include <absl/strings/str_split.h>
#include <absl/strings/substitute.h>
#include <string>
#include <vector>

std::string cat(const std::string &Place) {
  return absl::StrCat("https://h.example/?n=", 1, "&q=", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string catMany(const std::string &Place, const std::string &Unit) {
  return absl::StrCat("https://h.example/", 1, "/", 2, "?q=",
                      Place,
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
                      "&u=",
                      Unit);
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string append(const std::string &Place) {
  std::string Url = "https://h.example/find";
  absl::StrAppend(&Url, "?q=", Place, "&n=1");
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}
std::string substitute(const std::string &Place) {
  return absl::Substitute("https://h.example/$1?q=$0", Place, 1);
// CHECK-MESSAGES: :[[@LINE-1]]:56: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string format(const std::string &Place) {
  return absl::StrFormat("https://h.example/%d?q=%s", 1, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported: encoded, numbers.
std::string urlEncode(absl::string_view Text);
std::string silent(const std::string &Place, int Page) {
  return absl::StrCat("https://h.example/?q=", urlEncode(Place), "&n=", Page,
                      "&h=", absl::Hex(Page));
}

std::string urlDecode(absl::string_view Text);
std::vector<std::string> split(const std::string &Query) {
  const std::string Text = urlDecode(Query);
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'urlDecode' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  return absl::StrSplit(Text, '&');
// CHECK-MESSAGES: :[[@LINE-1]]:10: note: it is split here
}
