// A fragment right behind a value that is called a URI.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <string>

void open(const std::string &Page);

void section(const std::string &PageUrl, const std::string &Title) {
  open(PageUrl + "#" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'Title' goes into the fragment without percent-encoding: a space, '#' or '%' in it changes the fragment [uri-unencoded-data]
  open(PageUrl + "#:~:text=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'Title' goes into the fragment without percent-encoding{{.*}} [uri-unencoded-data]
}
void channel(const std::string &Server, const std::string &Title) { open(Server + "#" + Title); }
