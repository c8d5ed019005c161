// RUN: %check_clang_tidy %s uri-unencoded-data %t

// Constants at the end of a path that bring a fragment along.

#include <string>

void open(const std::string &Url);

static std::string page(const char *Name) { return std::string("https://h.example/wiki/UG_") + Name; }

void help(int Topic) {
  switch (Topic) {
  case 0:
    return open(page("Views#calendar"));
  case 1:
    return open(page("Menu%20Bar_Activity#split"));
  case 2:
    return open(page("Views#2d-plot"));
  }
  const std::string Section = Topic == 3 ? "Charts#basic-settings" : "Charts";
  open("https://h.example/wiki/UG_" + Section);
}

void data() {
  const std::string Language = "C#";
  open("https://h.example/wiki/In_" + Language);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Language' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  const std::string Track = "Song#1";
  open("https://h.example/track_" + Track + "/play");
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'Track' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
  const std::string Share = "100%#all";
  open("https://h.example/share_" + Share);
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'Share' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}
