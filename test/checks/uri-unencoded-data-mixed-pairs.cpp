// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// Pairs in a query or a form, of which some have constant keys, and others
// not. The function has the name of one of a library, and other parameters.
#include <map>
#include <string>

std::string encodePart(const std::string &Text);
void httpPost(const std::string &Url, const std::string &FormBody);

void constantFirst(const std::string &K, const std::string &V) {
  httpPost("https://h.example/", "grant=refresh&" + encodePart(K) + "=" + V);
// CHECK-MESSAGES: :[[@LINE-1]]:75: warning: 'V' goes into a query value without percent-encoding{{.*}} [uri-unencoded-data]
}
void constantLast(const std::string &K, const std::string &V) {
  httpPost("https://h.example/", encodePart(K) + "=" + V + "&page=1");
// CHECK-MESSAGES: :[[@LINE-1]]:56: warning: 'V' goes into a query value without percent-encoding{{.*}} [uri-unencoded-data]
}
void inLoop(const std::map<std::string, std::string> &Fields) {
  std::string Body;
  for (const auto &Field : Fields)
    Body += (Body.empty() ? "" : "&") + encodePart(Field.first) + "=" + Field.second;
// CHECK-MESSAGES: :[[@LINE-1]]:73: warning: 'Field.second' goes into a query value without percent-encoding{{.*}} [uri-unencoded-data]
  httpPost("https://h.example/", Body);
}

// Other text has other characters around its pairs.
void sendQuery(const std::string &Query);
void others(const std::string &K, const std::string &V) {
  sendQuery("mode=fast; " + K + "=" + V);
  sendQuery("UPDATE t SET a=1, " + K + "=" + V);
  sendQuery("<a b=1&" + K + "=" + V + ">");
  sendQuery("mode fast&" + K + "=" + V);
}
