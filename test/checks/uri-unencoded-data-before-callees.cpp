// A mistake in a function that comes after its callers is reported there, once.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <string>

void get(const std::string &Url);

class Gateway {
public:
  void send(const std::string &Receivers, const std::string &Text) { get(Base + query(Receivers, Text)); }
  void ping() { get(Base + query("all", "ping")); }

private:
  std::string query(const std::string &Receivers, const std::string &Text) const;
  std::string Base, Title;
};

std::string Gateway::query(const std::string &Receivers, const std::string &Text) const {
  return "?to=" + Receivers + "&text=" + Text + "&title=" + Title;
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'Receivers' goes into query parameter 'to' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:42: warning: 'Text' goes into query parameter 'text' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-3]]:61: warning: 'Title' goes into query parameter 'title' without percent-encoding{{.*}} [uri-unencoded-data]
}
