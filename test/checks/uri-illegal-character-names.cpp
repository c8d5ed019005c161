// RUN: %check_clang_tidy %s uri-illegal-character %t -- -- -isystem %clang_tidy_headers

#include <string>

// What a function makes from a link is none, neither where it is made nor where
// it is used.
std::string fieldXPathFromHref(const std::string &Base) {
  return "{" + Base + "}/x";
}
int indexOf(const std::string &XPath);
int use(const std::string &Attribute) {
  return indexOf(fieldXPathFromHref(Attribute));
}

// What it makes from anything else may be one.
std::string hrefFromBase(const std::string &Base) {
  return Base + "/a|b";
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: '|' is not allowed in a path segment; write '%7C' [uri-illegal-character]
// CHECK-FIXES: return Base + "/a%7Cb";
}

// A function that takes a URI from somewhere says so of what it is given.
void loadFromUrl(const std::string &From);
void load(const std::string &Base) {
  loadFromUrl(Base + "/a|b");
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: '|' is not allowed in a path segment; write '%7C' [uri-illegal-character]
// CHECK-FIXES: loadFromUrl(Base + "/a%7Cb");
}
