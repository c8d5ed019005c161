// RUN: %check_clang_tidy %s 'uri-unencoded-data,uri-illegal-character,uri-malformed-escape' %t -- -- -isystem %clang_tidy_headers

#include <cstdio>
#include <string>
#include <vector>

std::string fetch(const std::string &url);

std::string local() {
  const std::string name = "Tom&Jerry";
  return fetch("https://h.example/s?name=" + name);
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'name' goes into query parameter 'name' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string either(bool b) {
  std::string who;
  if (b)
    who = "Barnes&Noble";
  else
    who = "Borders";
  return fetch("https://h.example/s?who=" + who);
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'who' goes into query parameter 'who' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string range() {
  std::string result;
  const std::string names[] = {"Tom&Jerry", "Bob"};
  for (const std::string &name : names)
    result += fetch("https://h.example/s?name=" + name);
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'name' goes into query parameter 'name' without percent-encoding: {{.*}} [uri-unencoded-data]
  return result;
}
std::string topic() { return "R&D"; }
std::string function() {
  return fetch("https://h.example/s?q=" + topic());
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'topic' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// One defect is one finding: an encoder also takes care of the space and the
// percent sign.
std::string everything() {
  const std::string rate = "50% off & more";
  return fetch("https://h.example/s?rate=" + rate);
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'rate' goes into query parameter 'rate' without percent-encoding: {{.*}} [uri-unencoded-data]
}
// Only a space: the literal is reported.
std::string space() {
  const std::string name = "John Doe";
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
// CHECK-FIXES: const std::string name = "John%20Doe";
  return fetch("https://h.example/s?name=" + name);
}
// A path with a space: only the space is certain.
std::string path() {
  const std::string path = "my docs/a";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: const std::string path = "my%20docs/a";
  return fetch("https://h.example/files/" + path + "/raw");
}

// More of the URI.
std::string separators(const std::vector<std::string> &items) {
  std::string url = "https://h.example/s", sep = "?";
  for (size_t i = 0; i < items.size(); ++i) {
    url += sep + "id=" + std::to_string(i);
    sep = "&";
  }
  return fetch(url);
}
std::string suffix(bool b) {
  std::string url = "https://h.example/s?a=1";
  const std::string more = "&b=2";
  if (b)
    url += more;
  return fetch(url);
}
std::string rest() {
  const std::string kind = "user/repos", fragment = "#top";
  return fetch("https://h.example/" + kind + "?page=2" + fragment);
}
// A format is not data.
std::string format(int n) {
  const char *const text = "https://h.example/a/%d#b&c";
  char url[100];
  snprintf(url, sizeof(url), text, n);
  return fetch(url);
}
// Segments in lower case are a path.
std::string repository() {
  const std::string repository = "torvalds/linux";
  return fetch("https://h.example/repos/" + repository + "/issues");
}
