// Check: uri-unencoded-data
// Reasoning: expression
// Source: daniele77/aricpp#12
// Input: the application 'a&b' gives '&app=a&b&callerId=…'
#include <string>

class Client {
public:
  void RawCmd(const std::string &request);
};

std::string UrlEncode(const std::string &text);

void Call(Client &client, const std::string &endpoint,
          const std::string &application, const std::string &callerId) {
#ifndef MENDED
  client.RawCmd("POST /ari/channels?endpoint=" + endpoint + // OR
                "&app=" + application + "&callerId=" + callerId); // BUG
#else
  client.RawCmd("POST /ari/channels?endpoint=" + UrlEncode(endpoint) +
                "&app=" + UrlEncode(application) +
                "&callerId=" + UrlEncode(callerId));
#endif
}
