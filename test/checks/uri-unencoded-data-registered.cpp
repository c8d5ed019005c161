// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <string>

bool get(const std::string &Url);

// Registries assign these names, out of letters and digits.
void registered(const std::string &Isbn, const std::string &Id) {
  get("https://h.example/books?q=" + Isbn);
  get("https://h.example/title/" + Id + "?imdb=" + Id);
  get("https://h.example/papers?pmid=" + Id);
}
// A title does not.
void title(const std::string &Title) {
  get("https://h.example/books?title=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
}

// A price is no group of a regular expression.
void price(const std::string &Title) {
  get("https://h.example/?price=$10&title=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'Title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
  get("https://h.example/$1?title=" + Title);
}

// A request with any method.
std::string request(const std::string &Method, const std::string &Title) {
  return Method + " /search?title=" + Title + " HTTP/1.1\r\n";
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
}
std::string sentence(const std::string &Who, const std::string &What) {
  return Who + " says title=" + What + " HTTP/1.1 is old";
}

// Passwords of data bases and brokers.
void database(const std::string &Password) {
  get("postgresql://user:" + Password + "@h.example/db");
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'Password' goes into the userinfo {{.*}} [uri-unencoded-data]
}
