// Check: uri-unencoded-data
// Reasoning: flow
// Source: common: programs that fill the templates of their settings
// Input: the user 'a/b' asks for another resource
// Missed: only 'possible', as the name of an account in a path
#include <string>

std::string encodeUriComponent(const std::string &text);
std::string download(const std::string &url);

std::string avatarOf(const std::string &user) {
  std::string url = "https://cdn.example.com/avatars/{user}/64.png";
  const auto at = url.find("{user}");
#ifndef MENDED
  url.replace(at, 6, user.c_str()); // MISSED
#else
  url.replace(at, 6, encodeUriComponent(user).c_str());
#endif
  return download(url);
}
