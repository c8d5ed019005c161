// Check: uri-unencoded-data
// Reasoning: flow
// Source: common: programs with optional parameters
// Input: the text 'a&b' loses 'b'
#include <string>

namespace std {
template <typename T> class optional {
public:
  optional();
  optional(const T &value);
  explicit operator bool() const;
  const T &operator*() const;
  const T *operator->() const;
  const T &value() const;
};
} // namespace std
std::string encodeValue(const std::string &text);
std::string load(const std::string &url);

struct Filter {
  std::optional<std::string> text;
  int page = 0;
};

std::string list(const Filter &filter) {
  std::string url = "https://shop.example.com/items?page=" + std::to_string(filter.page);
  if (filter.text)
#ifndef MENDED
    url += "&text=" + *filter.text; // BUG
#else
    url += "&text=" + encodeValue(*filter.text);
#endif
  return load(url);
}
