// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <algorithm>
#include <map>
#include <string>
#include <vector>

std::string urlEncode(const std::string &text);
void get(const std::string &url);

// The types of its parameters are those of its call.
void each(const std::map<std::string, std::string> &params) {
  std::string url = "https://h.example/?v=1";
  std::for_each(params.begin(), params.end(), [&](const auto &p) {
    url += "&" + urlEncode(p.first) + "=" + p.second;
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'p.second' goes into a query value {{.*}} [uri-unencoded-data]
  });
  get(url);
}
void called(const std::string &city) {
  const auto fetch = [](const auto &name) {
    get("https://h.example/?city=" + name);
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'name' goes into query parameter 'city' {{.*}} [uri-unencoded-data]
  };
  fetch(city);
}

// Not reported: what it encodes, numbers, and encoded text that it is given.
void encoded(const std::map<std::string, std::string> &params) {
  std::string url = "https://h.example/?v=1";
  std::for_each(params.begin(), params.end(), [&](const auto &p) {
    url += "&" + urlEncode(p.first) + "=" + urlEncode(p.second);
  });
  get(url);
}
void numbers(const std::vector<int> &ids) {
  std::string url = "https://h.example/?v=1";
  std::for_each(ids.begin(), ids.end(),
                [&](auto id) { url += "&id=" + std::to_string(id); });
  get(url);
}
void given(const std::string &city) {
  const auto fetch = [](const auto &name) {
    get("https://h.example/?city=" + name);
  };
  fetch(urlEncode(city));
}

// Of a lambda that is not generic, too.
void passed(const std::string &city) {
  const auto fetch = [](const std::string &name) {
    get("https://h.example/?city=" + name);
  };
  const auto raw = [](const std::string &name) {
    get("https://h.example/?city=" + name);
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'name' goes into query parameter 'city' {{.*}} [uri-unencoded-data]
  };
  fetch(urlEncode(city));
  raw(city);
}
