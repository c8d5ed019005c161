// Regular expressions for markup are no references.
// RUN: %check_clang_tidy -std=c++17 %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <string>

class Pattern {
public:
  Pattern(const char *Text);
};

void patterns() {
  Pattern Author(R"re(<a href="/search/author/[^+][^"]*"[^>]*>)re");
  Pattern Page("<a href=\"/pages/[0-9]+\">");
  Pattern Image("<img src=\"/covers/(.*)\\.jpg\">");
}

// A key of a form may have brackets.
std::string ofKey(const std::string &Title) {
  return "<a href=\"/find?book[title]=" + Title + "\">";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Title' goes into query parameter 'book[title]' without
}
