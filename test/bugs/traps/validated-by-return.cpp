// Trap: the function returns if the value contains any other character
#include <cctype>
#include <string>

std::string get(const std::string &url);

std::string stock(const std::string &symbol) {
  for (char c : symbol)
    if (!std::isalnum(static_cast<unsigned char>(c)))
      return std::string();
  return get("https://quotes.example.com/v1/quote?symbol=" + symbol);
}
