// Check: uri-unencoded-data
// Reasoning: summary
// Source: common: programs with callbacks that make URLs
// Input: the query 'a&b' loses 'b'
#include <string>

namespace std {
template <typename T> class function;
template <typename R, typename... A> class function<R(A...)> {
public:
  template <typename F> function(F callee) {}
  R operator()(A... arguments) const;
};
} // namespace std
std::string percentEncode(const std::string &text);
void navigate(const std::string &url);

struct Engine {
  std::string name;
  std::function<std::string(const std::string &)> urlFor;
};

void search(const std::string &words) {
  Engine engine{"Example", [](const std::string &text) {
#ifndef MENDED
                  return "https://example.com/search?q=" + text; // BUG
#else
                  return "https://example.com/search?q=" + percentEncode(text);
#endif
                }};
  navigate(engine.urlFor(words));
}
