// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// The text that a signature is computed of looks like a form, and is sent
// nowhere.

#include <sstream>
#include <string>

std::string digestOf(const std::string &text);
bool request(const std::string &url, const std::string &signature, const std::string &content);
bool post(const std::string &url);

struct Account {
  std::string secret;
};

bool passed(const Account &account) {
  std::ostringstream out;
  out << "v=1&secret=" << account.secret;
  std::string signature(out.str());
  return request("https://h.example/info", signature, "v=1");
}

bool digested(const Account &account, const std::string &title) {
  std::string signature = "title=" + title + "&secret=" + account.secret;
  return post("https://h.example/info?v=1&check=" + digestOf(signature));
}

// A query that is signed and sent is one.
bool sent(const std::string &title) {
  std::string query = "v=1&title=" + title;
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
  std::string signature = query;
  return post("https://h.example/info?" + query + "&check=" + digestOf(signature));
}
