// RUN: %check_clang_tidy %s uri-illegal-character %t -- -- -isystem %clang_tidy_headers

#include <string>

// The result of a conversion from a link is not a link, neither where it is
// created nor where it is used.
std::string fieldXPathFromHref(const std::string &Base) {
  return "{" + Base + "}/x";
}
int indexOf(const std::string &XPath);
int use(const std::string &Attribute) {
  return indexOf(fieldXPathFromHref(Attribute));
}

// The result of a conversion from anything else may be a link.
std::string hrefFromBase(const std::string &Base) {
  return Base + "/a|b";
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: '|' is not allowed in a path segment; write '%7C' [uri-illegal-character]
// CHECK-FIXES: return Base + "/a%7Cb";
}

// A function that loads from a URI indicates that its argument is one.
void loadFromUrl(const std::string &From);
void load(const std::string &Base) {
  loadFromUrl(Base + "/a|b");
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: '|' is not allowed in a path segment; write '%7C' [uri-illegal-character]
// CHECK-FIXES: loadFromUrl(Base + "/a%7Cb");
}
