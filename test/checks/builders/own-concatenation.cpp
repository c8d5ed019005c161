// Functions that put the elements of a list together.
// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <initializer_list>
#include <string>
#include <vector>

std::string StrCat(std::initializer_list<std::string> Parts);
std::string concatenate(const std::vector<std::string> &Parts);
std::string longestOf(std::initializer_list<std::string> Parts);
std::string urlEncode(const std::string &Text);
void get(const std::string &Url);

void ofList(const std::string &Title) {
  get(StrCat({"https://h.example/?title=", Title, "&n=1"}));
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'Title' goes into query parameter 'title' without
  get(StrCat({"https://h.example/?title=", urlEncode(Title), "&n=1"}));
  get(longestOf({"https://h.example/?title=", Title}));
}
void ofVector(const std::string &Title) {
  get(concatenate({"https://h.example/?title=", Title}));
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Title' goes into query parameter 'title' without
}
