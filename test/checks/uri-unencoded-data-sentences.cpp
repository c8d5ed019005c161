// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data,uri-illegal-character %t -- -- -isystem %clang_tidy_headers

// Text of another kind, such as a query of a data base, is data as a whole,
// where it becomes a part of a URI.

#include <sstream>
#include <string>

std::string quote(const std::string &text);
bool post(const std::string &url);

class Job {
  std::string query;

public:
  void set(const std::string &text) { query = text; }
  void find(const std::string &table) {
    std::ostringstream q;
    q << "SELECT * FROM \"" << table << "\" WHERE id=(1)";
    query = q.str();
  }
  bool run() { return post("https://h.example/sync?QUERY=" + quote(query)); }
  bool later() {
    return post("https://h.example/async?QUERY=" + query);
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'query' goes into query parameter 'QUERY' without percent-encoding{{.*}} [uri-unencoded-data]
  }
};

// `key=` begins a query.
class Pairs {
  std::string query;

public:
  void find(const std::string &title) { query = "q=a b&title=" + title; }
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: ' ' is not allowed in a query value; {{.*}} [uri-illegal-character]
// CHECK-MESSAGES: :[[@LINE-2]]:66: warning: 'title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
  bool later() { return post("https://h.example/?" + query); }
};

// Objects and lists of JSON, and what other languages have in brackets.
int post(const std::string &Url, const std::string &Body);
int payload(const std::string &Channel, const std::string &Text) {
  const std::string Json = "{\"text\": \"" + Text + "\", \"url\": \"https://www.example.org/\"}";
  return post("https://h.example/hook", "channel=general&payload=" + Json);
// CHECK-MESSAGES: :[[@LINE-1]]:70: warning: 'Json' goes into query parameter 'payload' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string overpass(const std::string &Amenity) {
  const std::string Ql = "[out:json];node[\"amenity\"=\"" + Amenity + "\"];out 50;";
  return "https://h.example/api/interpreter?data=" + Ql;
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: 'Ql' goes into query parameter 'data' without percent-encoding: {{.*}} [uri-unencoded-data]
}
