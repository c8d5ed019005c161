// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// Functions without any obvious sign of a URI: only a parameter, a format or a
// call makes them build one.

#include <string>

std::string ask();
void get(const std::string &Target);
void log(const char *Format, const char *File, const std::string &Text);

std::string byCharacters(const std::string &BaseUrl, const std::string &Name) {
  return BaseUrl + '?' + 'q' + '=' + Name;
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

std::string base() { return "https://h.example/find?n=1&city="; }
std::string textOfCallee(const std::string &City) {
  return base() + City;
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'City' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A sentence and a file name make no difference.
std::string besideSentence(const std::string &City) {
  log("%s: cities and/or towns: %s", __FILE__, City);
  return base() + City;
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'City' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void sentenceOnly(const std::string &City) {
  log("%s: cities and/or towns: %s", __FILE__, City);
}

// The caller does not contain any text.
static void addPair(std::string &Text, const std::string &Value) {
  Text += "x:";
  Text += Value;
}
void callerWithoutText() {
  std::string Target = base();
  const std::string City = ask();
  addPair(Target, City);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'City' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  get(Target);
}
static void addBoth(std::string &Text, const std::string &Value) {
  addPair(Text, Value);
}
void callerOfCaller() {
  std::string Target = base();
  const std::string City = ask();
  addBoth(Target, City);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'City' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  get(Target);
}

struct Client {
  static const std::string Base;
  std::string member(const std::string &City) {
    return this->Base + City;
  }
};

// A path belongs to a URI only if a name indicates it, wherever that name is.
static std::string item(const std::string &Title) {
  return "/items/" + Title + "/parts";
}
void pathOfCallee(const std::string &Root, const std::string &Title) {
  const std::string Url = Root + item(Title);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Title' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  get(Url);
}
static void append(std::string &Text, const std::string &Title) {
  Text += "/items/";
  Text += Title;
  Text += "/parts";
}
void pathInCallee(std::string Url, const std::string &Title) {
  append(Url, Title);
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'Title' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  get(Url);
}
std::string itemUrl(const std::string &Root, const std::string &Title) {
  return Root + "/items/" + Title + "/parts";
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'Title' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string itemPlace(const std::string &Root, const std::string &Title) {
  return Root + "/items/" + Title + "/parts";
}
