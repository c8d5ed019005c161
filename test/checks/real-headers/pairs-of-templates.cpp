// RUN: %check_clang_tidy %s uri-unencoded-data %t

// A template inserts the members of the pairs that it is given.

#include <string>
#include <utility>
#include <vector>

using Pairs = std::vector<std::pair<std::string, std::string>>;

std::string urlEncode(const std::string &Text);

template <typename Range>
std::string withParameters(const std::string &Address, const Range &All) {
  std::string Url = Address;
  char Separator = '?';
  for (const auto &Each : All) {
    Url += Separator;
    Url += urlEncode(Each.first) + "=" + Each.second;
    Separator = '&';
  }
  return Url;
}

std::string ticket(const std::string &Subject) {
  const Pairs All{{"subject", Subject}};
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'Subject' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  return withParameters("https://example.com/new", All);
}

std::string ticketRight(const std::string &Subject) {
  const Pairs All{{"subject", urlEncode(Subject)}, {"page", "1"}};
  return withParameters("https://example.com/new", All);
}

template <typename Pair>
std::string withOne(const std::string &Address, const Pair &One) {
  return Address + "?" + One.first + "=" + One.second;
}

std::string one(const std::string &Title) {
  const std::pair<std::string, std::string> Item("title", Title);
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'Title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
  return withOne("https://example.com/new", Item);
}
