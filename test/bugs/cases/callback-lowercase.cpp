// Check: uri-lowercase-hex
// Reasoning: literal
// Source: common: a URL copied from a tool that writes lowercase hex digits
// Input: servers that compare the bytes reject the callback
#include <string>

std::string authorize(const std::string &clientId);
std::string encode(const std::string &text);

std::string loginUrl(const std::string &clientId) {
#ifndef MENDED
  return "https://login.example.com/authorize?redirect_uri=http%3a%2f%2flocalhost%3a8080&client_id=" + encode(clientId); // BUG
#else
  return "https://login.example.com/authorize?redirect_uri=http%3A%2F%2Flocalhost%3A8080&client_id=" + encode(clientId);
#endif
}
