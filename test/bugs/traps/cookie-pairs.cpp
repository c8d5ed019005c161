// Trap: pairs with '; ' between them are a cookie
#include <map>
#include <string>

void setHeader(const char *name, const std::string &value);

void sendCookies(const std::map<std::string, std::string> &cookies) {
  std::string query;
  for (const auto &cookie : cookies) {
    if (!query.empty())
      query += "; ";
    query += cookie.first + "=" + cookie.second;
  }
  setHeader("Cookie", query);
}
