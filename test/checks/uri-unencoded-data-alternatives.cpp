// A form whose keys and values are one of several, with '&' before all but one.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <map>
#include <string>

void post(const std::string &Url, const std::string &Type, const std::string &Body);

void inserted(const std::string &Comment) {
  std::map<std::string, std::string> Fields{{"kind", "note"}};
  Fields.insert({{"comment", Comment}});
  std::string Body;
  for (const auto &[Name, Value] : Fields) {
    if (!Body.empty())
      Body += '&';
    Body.append(Name).append("=").append(Value);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Value' goes into a query value without percent-encoding{{.*}} [uri-unencoded-data]
  }
  post("https://h.example/x", "application/x-www-form-urlencoded", Body);
}
void before(const std::string &Comment) {
  std::string Body;
  for (const auto &[Name, Value] : std::map<std::string, std::string>{{"kind", "note"}, {"comment", Comment}})
    Body += "&" + Name + "=" + Value;
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'Value' goes into a query value without percent-encoding{{.*}} [uri-unencoded-data]
  post("https://h.example/x", "application/x-www-form-urlencoded", Body);
}
