// Trap: split first, then decoded
#include <map>
#include <string>

std::string urlDecode(const std::string &text);

std::map<std::string, std::string> parse(const std::string &query) {
  std::map<std::string, std::string> result;
  size_t pos = 0;
  while (pos < query.size()) {
    size_t end = query.find('&', pos);
    if (end == std::string::npos)
      end = query.size();
    const size_t equal = query.find('=', pos);
    if (equal != std::string::npos && equal < end)
      result[urlDecode(query.substr(pos, equal - pos))] =
          urlDecode(query.substr(equal + 1, end - equal - 1));
    pos = end + 1;
  }
  return result;
}
