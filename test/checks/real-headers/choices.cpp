// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

// The number in a choice is a number, although it may be a text instead.

#include <map>
#include <string>
#include <variant>

std::string urlEncode(const std::string &text);
bool get(const std::string &url);

class Request {
  std::map<std::string, std::variant<int, long, std::string>> values;

public:
  void set(const std::string &title) { values["title"] = title; }
  bool send() {
    std::string url = "https://h.example/?v=1";
    for (const auto &[key, value] : values) {
      url += "&" + urlEncode(key) + "=";
      if (const int *small = std::get_if<int>(&value))
        url += std::to_string(*small);
      else if (const long *large = std::get_if<long>(&value))
        url += std::to_string(*large);
      else
        url += urlEncode(std::get<std::string>(value));
    }
    return get(url);
  }
};
