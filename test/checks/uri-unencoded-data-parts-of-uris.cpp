// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <algorithm>
#include <iterator>
#include <map>
#include <string>

void get(const std::string &Where);
std::string urlEncode(const std::string &Text);

// The parts of a URI, as they are written in it.
class Url {
public:
  explicit Url(const std::string &Text) {
    const auto Begin = Text.begin() + 8, End = std::find(Begin, Text.end(), '@');
    const auto Colon = std::find(Begin, End, ':');
    std::copy(Begin, Colon, std::back_inserter(User));
    std::copy(Colon, End, std::back_inserter(Password));
  }
  std::string with(const std::string &Path) const {
    std::string Result = "https://";
    Result += User + ":" + Password + "@" + "example.org";
    return Result + Path;
  }

private:
  std::string User, Password;
};
class Account {
public:
  void read(std::string::const_iterator Begin, std::string::const_iterator End) {
    std::copy(Begin, End, std::back_inserter(User));
  }
  void open() const {
    get("https://" + User + "@example.org/");
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'User' goes into the userinfo without percent-encoding: {{.*}} [uri-unencoded-data]
  }

private:
  std::string User;
};

// What is not encoded, as its name says.
std::string sign(const std::string &Text);
void find(const std::map<std::string, std::string> &Pairs) {
  std::string Query = "?session=abc", UnencodedUrl = "/find" + Query;
  for (const auto &Pair : Pairs) {
    Query += "&" + urlEncode(Pair.first) + "=" + urlEncode(Pair.second);
    UnencodedUrl += "&" + Pair.first + "=" + Pair.second;
  }
  get("https://example.org/find" + Query + "&by=" + urlEncode(sign(UnencodedUrl)));
}
