// The separators of a path of Windows become those of other systems: the path is
// still no text that was made for a URI.
// RUN: %check_clang_tidy %s uri-unencoded-data %t
#include <algorithm>
#include <string>

void load(const std::string &url);

void file(std::string path) {
  std::replace(path.begin(), path.end(), '\\', '/');
  load("file:///" + path);
  // CHECK-MESSAGES: :[[@LINE-1]]:21: warning: 'path' goes into a 'file:' URI without percent-encoding
}
void title(std::string text) {
  for (char &c : text)
    if (c == '\\')
      c = '/';
  load("http://example.org/find?page=1&title=" + text);
  // CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'text' goes into query parameter 'title' without percent-encoding
}

// Slashes that the program writes for the URI.
void date(std::string day) {
  std::replace(day.begin(), day.end(), '-', '/');
  load("http://example.org/archive/" + day);
}
