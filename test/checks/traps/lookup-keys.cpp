// Keys of collections and topics that look like references.
// RUN: %check_clang_tidy -std=c++17 %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <map>
#include <stdio.h>
#include <string>

extern std::map<std::string, std::string> Cache;
void publish(const std::string &Topic, const std::string &Payload);
void fetch(const std::string &Url);

std::string coverKey(const std::string &Artist, const std::string &Album) {
  return Artist + "?artist=" + Artist + "&album=" + Album;
}
std::string cached(const std::string &Folder, const std::string &Part) {
  const std::string Key = "mail?folder=" + Folder + "&part=" + Part;
  return Cache[Key];
}
void cacheId(char *Id, size_t Size, const char *Name) {
  snprintf(Id, Size, "tile?layer=streets&name=%s", Name);
}
void published(const std::string &Room) {
  const std::string Topic = "house/light?room=" + Room;
  publish(Topic, "on");
}

// What begins with a scheme, or is called a URL, is one.
std::string keyOfUrl(const std::string &Title) {
  const std::string Key = "https://h.example/find?title=" + Title;
// CHECK-MESSAGES: :[[@LINE-1]]:61: warning: 'Title' goes into query parameter 'title' without
  return Key;
}
void ofPath(const std::string &Title) {
  const std::string KeyUrl = "/find?title=" + Title;
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'Title' goes into query parameter 'title' without
  fetch(KeyUrl);
}
