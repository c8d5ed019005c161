// Trap: OAuth 1 encodes the encoded parameters once more to sign them
#include <string>

std::string percentEncode(const std::string &text);
std::string hmacSha1(const std::string &key, const std::string &text);

std::string sign(const std::string &method, const std::string &url,
                 const std::string &status, const std::string &key) {
  const std::string parameters = "status=" + percentEncode(status);
  const std::string base = method + "&" + percentEncode(url) + "&" +
                           percentEncode(parameters);
  return percentEncode(hmacSha1(key, base));
}
