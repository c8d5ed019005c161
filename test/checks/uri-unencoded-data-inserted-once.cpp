// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- --fix-notes -config="{CheckOptions: {uri-unencoded-data.Encoder: escape}}" -- -isystem %clang_tidy_headers

// A value that is reported where it is inserted is not reported where it is
// given to that function, whatever else is between them.
#include <string>

std::string escape(const std::string &Text);
void show(const char *Text);
static void open(const std::string &url) { show(url.c_str()); }

void search(const std::string &title) {
  open("https://h.example/?q=" + title);
// CHECK-NOTES: :[[@LINE-1]]:34: warning: 'title' goes into query parameter 'q' without percent-encoding{{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:34: note: encode it: 'escape(title)'
// CHECK-FIXES: open("https://h.example/?q=" + escape(title));
}
void searches() {
  search("Tom&Jerry");
  const std::string text = "Tom&Jerry";
  search(text);
}
