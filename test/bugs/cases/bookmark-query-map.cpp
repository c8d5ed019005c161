// Check: uri-unencoded-data
// Reasoning: join
// Source: common: clients of the API of a bookmark service
// Input: the tag 'c&c' adds a parameter 'c'
#include <map>
#include <string>

std::string urlEncode(const std::string &text);
bool httpGet(const std::string &url, std::string &answer);

static std::string makeQuery(const std::map<std::string, std::string> &args) {
  std::string query;
  for (const auto &arg : args) {
    if (!query.empty())
      query += '&';
#ifndef MENDED
    query += arg.first + "=" + arg.second; // BUG
#else
    query += urlEncode(arg.first) + "=" + urlEncode(arg.second);
#endif
  }
  return query;
}

bool addBookmark(const std::string &title, const std::string &tag) {
  std::map<std::string, std::string> args;
  args["title"] = title;
  args["tag"] = tag;
  std::string answer;
  return httpGet("https://bookmarks.example.net/v1/posts/add?" + makeQuery(args), answer);
}
