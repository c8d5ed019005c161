// Functions whose bodies put a value in place of a part of a constant that they are given.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <cstring>
#include <string>

bool get(const std::string &Url);
std::string urlEncode(const std::string &Text);

void replaceIn(std::string &Text, const std::string &Old, const std::string &New) {
  size_t At = 0;
  while ((At = Text.find(Old, At)) != std::string::npos) {
    Text.replace(At, Old.size(), New);
    At += New.size();
  }
}
std::string with(std::string Text, const char *Old, const std::string &New) {
  for (size_t At = Text.find(Old); At != std::string::npos; At = Text.find(Old, At))
    Text.replace(At, strlen(Old), New);
  return Text;
}
std::string filled(std::string Format, const std::string &Value) {
  const size_t At = Format.find("{}");
  if (At != std::string::npos)
    Format.replace(At, 2, Value);
  return Format;
}

bool inPlace(const std::string &City) {
  std::string Url = "https://h.example/find?q={q}&n=1";
  replaceIn(Url, "{q}", City);
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(Url);
}
bool inCopy(const std::string &City) {
  return get(with("https://h.example/find?q=@CITY@", "@CITY@", City));
// CHECK-MESSAGES: :[[@LINE-1]]:64: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
bool inFormat(const std::string &City) {
  return get(filled("https://h.example/find?q={}", City));
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A part of a text with replacements is a part of the value.
bool inSteps(const std::string &Title) {
  return get("https://h.example/find?title=" +
             with(with(Title, "%", "%25"), " ", "%20"));
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'Title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Positions that are found, or counted.
bool behindFound(const std::string &City) {
  std::string Url = "https://h.example/find?q=&n=1";
  Url.insert(Url.find('&'), City);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(Url);
}
bool behindKey(const std::string &City) {
  std::string Url = "https://h.example/find?q=&n=1";
  Url.insert(Url.find("q=") + 2, City);
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(Url);
}
bool counted(const std::string &City) {
  std::string Url = "https://h.example/find?q=&n=1";
  Url.insert(25, City);
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(Url);
}

// Encoded values, hosts, and text that is no URI.
bool encoded(const std::string &City) {
  std::string Url = "https://h.example/find?q={q}&n=1", Other = "https://h.example/find?q=&n=1";
  replaceIn(Url, "{q}", urlEncode(City));
  Other.insert(Other.find('&'), urlEncode(City));
  return get(Url) && get(Other) && get(with("https://h.example/find?q=@CITY@", "@CITY@", urlEncode(City))) &&
         get(filled("https://h.example/find?q={}", urlEncode(City)));
}
bool host(const std::string &Host) {
  std::string Url = "https:///find?q=1";
  Url.insert(8, Host);
  return get(Url) && get(filled("https://{}/find?q=1", Host));
}
std::string letter(const std::string &Name) {
  return filled("Dear {}, see https://h.example/find?q=1", Name);
}
