// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: std::format with a path segment
// Input: the login 'a/b' gives '/users/a/b/repos'
// Missed: only 'possible', as the name of an account in a path
#include <format>
#include <string>

std::string encodeSegment(const std::string &text);
std::string get(const std::string &url);

std::string repositories(const std::string &login) {
#ifndef MENDED
  return get(std::format("https://api.example.com/users/{}/repos?sort=updated", login)); // MISSED
#else
  return get(std::format("https://api.example.com/users/{}/repos?sort=updated",
                         encodeSegment(login)));
#endif
}
