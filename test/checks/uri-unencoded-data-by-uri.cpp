// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <string>

std::string urlEncode(const std::string &Text);

// Different URIs on different ways: each inserts the value for itself.
std::string ofTwoUris(const std::string &Title, bool IsSimple, int N) {
  std::string Url;
  if (IsSimple)
    Url = "https://h.example/find?title=" + Title + "&n=" + std::to_string(N);
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'Title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
  else
    Url = "https://h.example/find?title=" + urlEncode(Title) + "&full=1";
  return Url;
}
std::string ofTwoEnds(const std::string &Title, bool IsSimple) {
  std::string Url = "https://h.example/find?title=";
  if (IsSimple)
    Url += Title + "&x=1";
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
  else
    Url += urlEncode(Title) + "&y=2";
  return Url;
}
std::string ofOneUri(const std::string &Title, bool IsSimple, int N) {
  std::string Url = "https://h.example/find?title=";
  Url += IsSimple ? Title : urlEncode(Title);
  if (N != 0)
    Url += "&n=" + std::to_string(N);
  return Url;
}
