// Trap: encoded in both branches
#include <string>

std::string urlEncode(const std::string &text);
std::string urlEncodeLatin1(const std::string &text);

std::string search(const std::string &base, const std::string &text, bool latin1) {
  std::string value;
  if (latin1)
    value = urlEncodeLatin1(text);
  else
    value = urlEncode(text);
  return base + "/search?q=" + value +
         "&f=" + (latin1 ? urlEncode("latin 1") : urlEncode(text));
}
