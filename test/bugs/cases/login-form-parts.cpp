// Check: uri-unencoded-data
// Reasoning: join
// Source: common: programs that log in to a web site with a form
// Input: the password 'a&b' is sent as 'a'
#include <string>
#include <vector>

std::string formEscape(const std::string &text);
std::string join(const std::vector<std::string> &parts, const char *separator);
bool post(const std::string &url, const std::string &body, const char *contentType);

bool login(const std::string &site, const std::string &user, const std::string &password) {
  std::vector<std::string> parts;
#ifndef MENDED
  parts.push_back("login=" + user); // OR
  parts.push_back("password=" + password); // BUG
#else
  parts.push_back("login=" + formEscape(user));
  parts.push_back("password=" + formEscape(password));
#endif
  parts.push_back("remember=1");
  return post(site + "/session", join(parts, "&"), "application/x-www-form-urlencoded");
}
