// Trap: a URL that is a value in another URL is encoded as a whole
#include <string>

std::string enc(const std::string &text);
std::string urlEncode(const std::string &text);

std::string login(const std::string &callback, const std::string &state) {
  const std::string redirect = callback + "?state=" + urlEncode(state);
  return "https://login.example.com/authorize?redirect_uri=" + urlEncode(redirect);
}
const char *const Cached =
    "https://cache.example.com/get?url=http%3A%2F%2Fexample.com%2Fa%2520b";
