// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// A function that encodes a value shows that it needs it, whatever its name says;
// results of the same function under other names are other values.

#include <string>

std::string urlEncode(const std::string &Text);
struct Node {
  Node child(const char *Name) const;
  const char *get() const;
};
void send(const std::string &body, const char *type);

std::string searchUrl(const std::string &Title) {
  return "https://h.example/find?q=" + urlEncode(Title);
}
std::string game(const Node &Game) {
  const std::string Id = Game.child("id").get();
  const std::string Title = Game.child("title").get();
  return searchUrl(Title) + "&gameid=" + Id;
}
// The encoded text was forgotten.
void post(const std::string &User, const std::string &ClientId) {
  const std::string Escaped = urlEncode(ClientId);
  send("username=" + urlEncode(User) + "&clientid=" +
           ClientId,
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'ClientId' goes into query parameter 'clientid'
       "application/x-www-form-urlencoded");
}
