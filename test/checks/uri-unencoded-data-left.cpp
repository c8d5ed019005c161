// RUN: %check_clang_tidy %s uri-unencoded-data %t -- \
// RUN:   -config='{CheckOptions: {MinConfidence: possible}}' \
// RUN:   -- -isystem %clang_tidy_headers

// A field that a function reads, and leaves as it is, is inserted by each
// function.
#include <string>

std::string encode(const std::string &text);
int fetch(const std::string &url);

class Layer {
  std::string base, index;
  int count;

public:
  int prepare() {
    const std::string url = base + "/" + index + "/_mapping";
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'index' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
    return fetch(url);
  }
  int search(const std::string &text) {
    if (prepare() != 0)
      return 1;
    return fetch(base + "/" + index + "/_search?q=" + encode(text));
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'index' goes into a path segment without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
  }
};

// The same for an object that is passed on.
struct Options {
  std::string city;
};
std::string weather(const Options &options) {
  return "https://h.example/weather?city=" + options.city;
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'city' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
}
int both(const Options &options) {
  fetch(weather(options));
  return fetch("https://h.example/map?city=" + options.city);
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: 'city' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Reported once: a piece of text that the called function inserts.
std::string page(const Options &options) {
  return fetch(weather(options)) ? "" : weather(options);
}
