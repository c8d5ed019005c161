// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes \
// RUN:   -config='{CheckOptions: {uri-unencoded-data.Paths: true}}' \
// RUN:   -- -isystem %clang_tidy_headers

// A value that enters another text before the URI: a call around it would
// change that text, too.

#include <string>

std::string urlEncode(const std::string &Text);
bool get(const std::string &url);
bool exists(const std::string &FileName);

bool later(const std::string &Title, const std::string &Name) {
  const std::string Path = "images/" + Title;
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Title' goes into a path segment without {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it with 'urlEncode', as this file does for other values
// CHECK-NOTES: :[[@LINE+1]]:30: note: it becomes a part of the URI here
  return exists(Path) && get("https://h.example/" + Path + "?name=" + urlEncode(Name));
}

bool before(const std::string &Title) {
  std::string Url = "https://h.example/find?q=";
  Url += Title;
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'Title' goes into query parameter 'q' without {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:10: note: encode it: 'urlEncode(Title)', as this file does for other values
// CHECK-FIXES: Url += urlEncode(Title);
  return get(Url);
}

// What the program encodes as a whole later is the name of a file until then.
static std::string relative(const std::string &Folder, const std::string &Name) {
  return "../" + Folder + "/" + Name;
}
std::string encodePath(const std::string &Text);
bool link(const std::string &Folder, const std::string &Name) {
  return get("https://h.example/" + urlEncode(relative(Folder, Name)));
}
