// RUN: %check_clang_tidy %s 'uri-unencoded-data,uri-illegal-character,uri-malformed-escape' %t -- -- -isystem %clang_tidy_headers

#include <cstdio>
#include <string>
#include <vector>

void show(const std::string &text);
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
// Only a space: the text is data, and is shown as well.
std::string space() {
  const std::string name = "John Doe";
  show(name);
  return fetch("https://h.example/s?name=" + name);
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'name' goes into query parameter 'name' without percent-encoding: {{.*}} [uri-unencoded-data]
}
static const char *const Cities[] = {"New York", "Rome"};
std::string city(int i) {
  return fetch(std::string("https://h.example/s?city=") + Cities[i]);
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'Cities' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
}
// A path with a space: only the space is certain. The file is still called so.
std::string path() {
  const std::string path = "my docs/a";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: const std::string path = "my docs/a";
  return fetch("https://h.example/files/" + path + "/raw");
}
// A piece of a URI that is also the name of a file, or is compared.
std::string piece() {
  const std::string file = "/my docs/a";
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: const std::string file = "/my docs/a";
  show(file);
  return fetch("https://h.example" + file);
}
static const char Shared[] = "/my docs/b";
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: static const char Shared[] = "/my docs/b";
std::string shared() { return fetch(std::string("https://h.example") + Shared); }
// The same, where it is used for the URI only.
std::string pieceOfUri() {
  const std::string rest = "/my docs/c";
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: const std::string rest = "/my%20docs/c";
  return fetch("https://h.example" + rest);
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

// Other files may pass anything to a function that they can call.
bool findTitle(const std::string &Title) {
  return !fetch("https://h.example/find?title=" + Title).empty();
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'Title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}
static bool findWords(const std::string &Title) {
  return !fetch("https://h.example/find?title=" + Title).empty();
}
bool findConstants() { return findTitle("cats") && findWords("dogs"); }

// Phrases in a table.
struct Station { const char *Artist; int Channel; };
void warmUp() {
  static const Station Presets[] = {{"Simon & Garfunkel", 3}, {"AC/DC", 7}, {"Therapy?", 12}};
  for (const Station &Preset : Presets)
    fetch(std::string("https://h.example/stations?artist=") + Preset.Artist);
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: 'Artist' goes into query parameter 'artist' without percent-encoding: {{.*}} [uri-unencoded-data]
}
