// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: std::format with a path segment
// Input: the login 'a/b' gives '/users/a/b/repos'
#include <format>
#include <string>

std::string encodeSegment(const std::string &text);
std::string get(const std::string &url);

std::string repositories(const std::string &login) {
#ifndef MENDED
  return get(std::format("https://api.example.com/users/{}/repos?sort=updated", login)); // BUG
#else
  return get(std::format("https://api.example.com/users/{}/repos?sort=updated",
                         encodeSegment(login)));
#endif
}
