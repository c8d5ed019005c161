// Check: uri-premature-decoding
// Reasoning: summary
// Source: microsoft/CCF#6745
// Input: '?name=tom%26jerry' gives the parameters 'name=tom' and 'jerry'
#include <map>
#include <string>

std::string url_decode(const std::string &text);

using Query = std::map<std::string, std::string>;

static Query parse_query(const std::string &query) {
  Query result;
  size_t begin = 0;
  while (begin < query.size()) {
    const size_t end = query.find('&', begin);
    const size_t equal = query.find('=', begin);
    result[query.substr(begin, equal - begin)] =
#ifndef MENDED
        query.substr(equal + 1, end - equal - 1);
#else
        url_decode(query.substr(equal + 1, end - equal - 1));
#endif
    if (end == std::string::npos)
      break;
    begin = end + 1;
  }
  return result;
}

Query parameters(const std::string &query) {
#ifndef MENDED
  return parse_query(url_decode(query)); // BUG
#else
  return parse_query(query);
#endif
}
