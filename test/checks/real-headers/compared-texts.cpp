// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

// A text that was compared with constants is one of them.

#include <algorithm>
#include <cctype>
#include <string>

bool get(const std::string &url);

bool order(std::string what) {
  if (what.compare("buy") != 0 && what.compare("sell") != 0)
    return false;
  std::transform(what.begin(), what.end(), what.begin(), toupper);
  return get("https://h.example/?order=x&what=" + what);
}

bool other(const std::string &query) {
  if (query.compare("all") == 0)
    return false;
  return get("https://h.example/?query=" + query);
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'query' goes into query parameter 'query' {{.*}} [uri-unencoded-data]
}
