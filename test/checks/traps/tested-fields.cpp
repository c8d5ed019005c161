// What a function tests of a field holds whatever other functions store in it.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <cctype>
#include <string>

struct Game {
  std::string Title;
};
std::string page(const Game &G) {
  std::string Slug;
  for (char C : G.Title) {
    if (isalnum((unsigned char)C))
      Slug += (char)tolower((unsigned char)C);
  }
  return "https://h.example/find?q=" + Slug;
}
std::string raw(const Game &G) {
  return "https://h.example/find?q=" + G.Title;
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Title' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void set(Game &G, const char *Title) {
  G.Title = Title;
}
int main(int Count, char **Arguments) {
  Game G{Arguments[1]};
  return Count;
}
