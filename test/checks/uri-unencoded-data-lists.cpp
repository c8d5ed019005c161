// RUN: %check_clang_tidy %s uri-unencoded-data %t

// Pairs in lists: options of a program, or of a query.

#include <string>
#include <vector>

using Strings = std::vector<std::string>;
const char *const Home = "https://example.com/";

void option(const std::string &Key, const std::string &Value, Strings &Options) {
  Options.push_back(Key + "=" + Value);
}
Strings given(const std::string &Key, const std::string &Value) {
  Strings Params;
  Params.push_back(Key + "=" + Value);
  return Params;
}
Strings ofQuery(const std::string &Key, const std::string &Value) {
  Strings QueryParams;
  QueryParams.push_back(Key + "=" + Value);
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'Value' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  return QueryParams;
}
// A single text of the program's own is a query by the same name.
std::string text(const std::string &Key, const std::string &Value) {
  std::string Params = Key + "=" + Value;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Value' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  return Params;
}
