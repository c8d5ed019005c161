// Trap: base64url and integers need no encoding
#include <string>

std::string base64urlEncode(const std::string &data);
std::string hexEncode(const std::string &data);

std::string verification(const std::string &base, const std::string &secret,
                         long expires) {
  return base + "/verify?token=" + base64urlEncode(secret) +
         "&sum=" + hexEncode(secret) + "&expires=" + std::to_string(expires);
}
