// Check: uri-premature-decoding
// Reasoning: summary
// Source: common: servers with a helper that splits queries
// Input: the value 'a%3Db' is split in two
#include <string>

std::string percentDecode(const std::string &text);
void store(const std::string &key, const std::string &value);

static void readPairs(const std::string &query, bool decode) {
  size_t begin = 0;
  while (begin < query.size()) {
    size_t end = query.find('&', begin);
    if (end == std::string::npos)
      end = query.size();
    const size_t equals = query.find('=', begin);
    const std::string value = query.substr(equals + 1, end - equals - 1);
    store(query.substr(begin, equals - begin), decode ? percentDecode(value) : value);
    begin = end + 1;
  }
}

void handleQuery(const std::string &rawQuery) {
#ifndef MENDED
  readPairs(percentDecode(rawQuery), false); // BUG
#else
  readPairs(rawQuery, true);
#endif
}
