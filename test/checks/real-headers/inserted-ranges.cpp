// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

// A range of a text is reported where it enters the URI.

#include <string>

bool get(const std::string &url);
std::string narrow(const std::wstring &text);

static std::string utf8(const std::wstring &text) { return narrow(text); }

bool range(const std::wstring &searchText) {
  std::string url = "https://h.example/?search=";
  const std::string text = utf8(searchText);
  url.insert(url.end(), text.begin(), text.end());
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'text' goes into query parameter 'search' {{.*}} [uri-unencoded-data]
  return get(url);
}
