// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <string>

// What is cut out of a URI is still encoded.
std::string tokenUrl(const std::string &url) {
  std::string code = url.substr(url.find("code=") + 5);
  code = code.substr(0, code.find('&'));
  return "https://h.example/token?name=" + code;
}

std::string ofRedirect(const char *redirect_uri) {
  std::string text(redirect_uri);
  const std::string title = text.substr(text.find("title=") + 6);
  return "https://h.example/new?title=" + title;
}

// Other texts are not.
std::string ofLine(const std::string &line) {
  const std::string title = line.substr(line.find("title=") + 6);
  return "https://h.example/new?title=" + title;
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'title' goes into query parameter 'title' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}
