// A part of a text that is decoded, and then split.
// RUN: %check_clang_tidy -std=c++17 %s uri-premature-decoding %t

#include <sstream>
#include <string>
#include <vector>

std::string urlDecode(const std::string &Text);
void put(const std::string &Key, const std::string &Value);

// All that is behind the '?' is a query.
void ofTarget(const std::string &Target) {
  std::istringstream Pairs(urlDecode(Target.substr(Target.find('?') + 1)));
  // CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'urlDecode' decodes the whole query before it is split
  for (std::string Pair; std::getline(Pairs, Pair, '&');) {
    // CHECK-MESSAGES: :[[@LINE-1]]:26: note: it is split here
    const auto Equal = Pair.find('=');
    put(Pair.substr(0, Equal), Pair.substr(Equal + 1));
  }
}

// Not reported: a value that was cut out of a query may hold another one.
void ofValue(const std::string &Query) {
  const auto Begin = Query.find("state=") + 6;
  const auto End = Query.find('&', Begin);
  std::istringstream Pairs(urlDecode(Query.substr(Begin, End - Begin)));
  for (std::string Pair; std::getline(Pairs, Pair, '&');) {
    const auto Equal = Pair.find('=');
    put(Pair.substr(0, Equal), Pair.substr(Equal + 1));
  }
}

// Not reported: only a name is divided.
std::vector<std::string> ofName(const std::string &Line) {
  std::vector<std::string> Result;
  std::istringstream Names(urlDecode(Line.substr(4)));
  for (std::string Name; std::getline(Names, Name, '&');)
    Result.push_back(Name);
  return Result;
}
