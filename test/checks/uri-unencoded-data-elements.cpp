// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <string>
#include <vector>

// The copy that a loop makes of an element is called as the variable is.

void fetch(const std::string &Url);
struct Config {
  std::vector<std::string> Tags;
};
extern Config Global;

void tagged() {
  std::string Text;
  for (auto Topic : Global.Tags) {
    if (Text.empty())
      Text = Topic;
    else
      Text += "," + Topic;
      // CHECK-MESSAGES: :[[@LINE-1]]:21: warning: 'Topic' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  fetch("http://h.example/?title=" + Text + "&x=1");
  // CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Text' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}

void each(const std::vector<const char *> &Titles) {
  for (const char *Title : Titles)
    fetch(std::string("http://h.example/?title=") + Title);
    // CHECK-MESSAGES: :[[@LINE-1]]:53: warning: 'Title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
  for (std::string Title : {"a", "b"})
    fetch("http://h.example/?title=" + Title);
}
