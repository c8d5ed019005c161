// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <string>

// The name of a function with one parameter says what it is given, unless it
// returns text: then it says what it makes, and it may encode.
std::string urlOf(const std::string &Page);
std::string makeUri(const std::string &Page);
std::string pageUrl(const std::string &Page);
void openUrl(const std::string &Page);
bool loadFromUri(const std::string &Page);
void show(const std::string &);

void made(const std::string &Name) {
  show(urlOf("checks/" + Name));
  show(makeUri("checks/" + Name));
  std::string Result = pageUrl("checks/" + Name);
  show(Result);
}

void given(const std::string &Title) {
  openUrl("checks/" + Title);
  // CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'Title' goes into a path segment without percent-encoding
  loadFromUri("checks/" + Title);
  // CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'Title' goes into a path segment without percent-encoding
}
