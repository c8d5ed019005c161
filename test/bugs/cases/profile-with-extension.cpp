// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: clients of forums
// Input: the user 'a/b' asks for '/users/a/b.json'
#include <string>

std::string get(const std::string &url);
std::string encodeSegment(const std::string &text);

class Forum {
  std::string baseUrl_;

public:
  std::string profile(const std::string &userName) {
#ifndef MENDED
    return get(baseUrl_ + "/users/" + userName + ".json?include=badges"); // BUG
#else
    return get(baseUrl_ + "/users/" + encodeSegment(userName) + ".json?include=badges");
#endif
  }
};
