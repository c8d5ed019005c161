// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- --fix-notes -- -isystem %clang_tidy_headers

// The encoder changes its argument, or takes another type.
#include <string>

std::string urlEncode(std::string &Text);

std::string used(std::string Title) {
  return "https://h.example/?k=" + urlEncode(Title);
}
std::string constant(const std::string &title) {
  return "https://h.example/?q=" + title;
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'title' goes into query parameter 'q' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:36: note: encode it: 'urlEncode(title)', as this file does for other values
}
