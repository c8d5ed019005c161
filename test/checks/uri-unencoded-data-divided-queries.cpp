// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <string>

// A part of a text that is searched for a '&' is a value of a query, as it is
// written there.

std::string get(const std::string &Url);
std::string urlDecode(const std::string &Text);

std::string byPieces(const std::string &Request) {
  size_t At = Request.find("code=");
  if (At == std::string::npos)
    return {};
  std::string Code = Request.substr(At + 5);
  At = Code.find('&');
  if (At != std::string::npos)
    Code = Code.substr(0, At);
  return get("https://h.example/token?grant=x&code=" + Code);
}

std::string byPositions(const std::string &Request) {
  const size_t At = Request.find("code="), End = Request.find('&', At);
  return get("https://h.example/token?code=" + Request.substr(At + 5, End - At - 5));
}

// No longer, once it is decoded.
std::string decoded(const std::string &Request) {
  const size_t At = Request.find("title="), End = Request.find('&', At);
  return get("https://h.example/find?title=" + urlDecode(Request.substr(At + 6, End - At - 6)));
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: 'urlDecode' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
}

// Another delimiter says nothing.
std::string ofList(const std::string &Titles) {
  const size_t End = Titles.find(';');
  return get("https://h.example/find?title=" + Titles.substr(0, End));
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: 'Titles' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
}
