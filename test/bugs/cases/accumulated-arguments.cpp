// Check: uri-unencoded-data
// Reasoning: join
// Source: common: programs that fold their parameters into a query
// Input: the value 'a&b' adds a parameter
#include <string>
#include <vector>

namespace std {
template <typename I, typename T, typename F> T accumulate(I first, I last, T start, F function) {
  for (; first != last; ++first)
    start = function(start, *first);
  return start;
}
} // namespace std
struct Argument {
  std::string key, value;
};
std::string urlQuote(const std::string &text);
std::string open(const std::string &url);

std::string call(const std::string &endpoint, const std::vector<Argument> &arguments) {
  const std::string query =
      std::accumulate(arguments.begin(), arguments.end(), std::string(), [](std::string text, const Argument &argument) {
        if (!text.empty())
          text += "&";
#ifndef MENDED
        return text + argument.key + "=" + argument.value; // BUG
#else
        return text + urlQuote(argument.key) + "=" + urlQuote(argument.value);
#endif
      });
  return open(endpoint + "?" + query);
}
