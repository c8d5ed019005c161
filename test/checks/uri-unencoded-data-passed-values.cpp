// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data,uri-illegal-character,uri-malformed-escape %t

#include <string>

int http_get(const std::string &url);

// A value that another function inserts is data, whatever it is made of. It is
// reported there.

static int search(const std::string &term) {
  return http_get("https://example.com/find?q=" + term + "&n=1");
  // CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'term' goes into query parameter 'q' without percent-encoding
}

int search_user(const std::string &user) {
  return search("friends of " + user + " & co");
}

int search_share(int percent) {
  return search(std::to_string(percent) + "% of <all>");
}

// The caller of the function that gives it makes no difference.

int search_all(const std::string &user) { return search_user("all of " + user); }

// A function that takes a query, or a URI, takes its text for that.

static int get(const std::string &query) {
  return http_get("https://example.com/list?" + query);
}

int list_user(int id) {
  return get("name=John Doe&id=" + std::to_string(id));
  // CHECK-MESSAGES: :[[@LINE-1]]:24: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
}

static const char base[] = "https://example.com/find?q=";

int find_all(int id) {
  return http_get(std::string(base) + "all of " + std::to_string(id));
  // CHECK-MESSAGES: :[[@LINE-1]]:43: warning: ' ' is not allowed in a query value; write '%20', and 1 more in this literal [uri-illegal-character]
  // CHECK-FIXES: return http_get(std::string(base) + "all%20of%20" + std::to_string(id));
}

// A whole URI behind a '=' that is not part of it.

static int refresh(const std::string &url) {
  const std::string header = "Refresh: 0; url=" + url + "\r\n";
  return static_cast<int>(header.size()) + http_get(url);
}

int refresh_user(int id) {
  return refresh("https://example.com/my files?id=" + std::to_string(id));
  // CHECK-MESSAGES: :[[@LINE-1]]:41: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
  // CHECK-FIXES: return refresh("https://example.com/my%20files?id=" + std::to_string(id));
}
