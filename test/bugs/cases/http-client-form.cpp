// Check: uri-unencoded-data
// Reasoning: sink
// Source: common: users of HTTP libraries with a body and its type
// Input: the secret 'a+b' is read as 'a b'
#include <string>

namespace httplib {
struct Result {};
std::string encode_uri_component(const std::string &text);
class Client {
public:
  explicit Client(const std::string &host);
  Result Post(const char *path, const std::string &body, const char *contentType);
};
} // namespace httplib

void requestToken(const std::string &id, const std::string &secret) {
  httplib::Client client("https://login.example.com");
#ifndef MENDED
  const std::string body = "grant_type=client_credentials&client_id=" + id + // OR
                           "&client_secret=" + secret; // BUG
#else
  const std::string body = "grant_type=client_credentials&client_id=" + httplib::encode_uri_component(id) +
                           "&client_secret=" + httplib::encode_uri_component(secret);
#endif
  client.Post("/oauth/token", body, "application/x-www-form-urlencoded");
}
