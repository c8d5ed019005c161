// Only the first match is replaced: the others remain.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- -config='{CheckOptions: {uri-unencoded-data.MinConfidence: possible}}'

#include <regex>
#include <string>

bool get(const std::string &Url);

void all(const std::string &Text) {
  static const std::regex Other("[^a-z]+");
  get("https://h.example/find?q=" + std::regex_replace(Text, Other, "_"));
}
void first(const std::string &Text) {
  static const std::regex Other("[^a-z]+");
  get("https://h.example/find?q=" +
      std::regex_replace(Text, Other, "_", std::regex_constants::format_first_only));
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: {{.*}} goes into query parameter 'q' without
}
